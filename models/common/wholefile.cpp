// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/wholefile.h"

#include <QFileInfo>
#include <QSaveFile>

namespace configurator {

std::optional<QString> writeWhole(const QByteArray &bytes, const QString &path)
{
    QSaveFile file(path);
    // A full disk may speak up only when what was written is sent there.
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
        && file.flush() && file.commit();
    return isWritten ? std::nullopt : std::optional(file.errorString());
}

bool isPathTaken(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

} // namespace configurator

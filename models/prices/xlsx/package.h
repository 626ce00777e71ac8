// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QByteArray>

#include <memory>

struct zip;

namespace configurator {

// The zip archive that a workbook is. A part may grow to a hundred times the whole archive, and all
// parts together to that and no more: beyond it an archive is made to fill memory.
class Package
{
public:
    static Result<Package> open(const QByteArray &bytes, const QString &file);

    // Each reading counts against what all parts may grow to.
    [[nodiscard]] Result<QByteArray> part(const QString &name);

private:
    struct Close
    {
        void operator()(zip *archive) const;
    };

    Package(QByteArray bytes, QString file);
    [[nodiscard]] Error fault(const QString &part, const QString &sentence) const;
    [[nodiscard]] Result<QByteArray> read(const QString &name, qint64 size);

    QByteArray m_bytes; // stands as long as the archive is open
    QString m_file;
    qint64 m_room = 0; // bytes that may still be unpacked
    std::unique_ptr<zip, Close> m_archive;
};

} // namespace configurator

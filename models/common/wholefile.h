// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace configurator {

// Writes a file whole or not at all: an older one stays when anything fails. Returns the system's
// reason of a failure.
std::optional<QString> writeWhole(const QByteArray &bytes, const QString &path);

// Whether something stands at the path; a dangling link too, since what it means may come back.
bool isPathTaken(const QString &path);

} // namespace configurator

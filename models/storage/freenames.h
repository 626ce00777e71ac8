// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSet>
#include <QString>

namespace configurator {

// `wanted` where it is free, else with the first number behind it that makes it so: "x-2", "X (2)".
QString freeId(const QString &wanted, const QSet<QString> &taken);
QString freeName(const QString &wanted, const QSet<QString> &taken);

} // namespace configurator

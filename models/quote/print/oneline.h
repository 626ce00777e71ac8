// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace configurator {

// Text from outside on one line: line ends, control characters and runs of spaces become one space.
// No-break spaces stay: they keep a figure and its sign together.
QString onOneLine(const QString &text);

} // namespace configurator

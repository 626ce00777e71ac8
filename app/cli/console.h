// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/command.h"

namespace configurator {

// Text from outside may carry control characters that a terminal would obey; they become U+FFFD.
QString withoutControls(const QString &text);

// One line's end is added. False when standard output could not take it all.
[[nodiscard]] bool printOut(const QByteArray &text);
[[nodiscard]] bool printOut(const QString &text);
void printError(const QString &text);

} // namespace configurator

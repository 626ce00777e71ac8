// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/command.h"

namespace configurator {

// What staff do for a kiosk from outside: kiosk set-pin, kiosk statistics.
std::vector<Command> kioskCommands();

// Each takes --data, the folder in which the kiosk keeps its files.
QString kioskFolder(const Arguments &arguments);
Result<Answer> runKioskSetPin(const Arguments &arguments);
Result<Answer> runKioskStatistics(const Arguments &arguments);

} // namespace configurator

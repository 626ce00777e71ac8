// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/commandlist.h"

namespace configurator {

// Exit codes of the program.
inline constexpr int exitDone = 0;
inline constexpr int exitNo = 1; // the answer is no
inline constexpr int exitBad = 2; // bad use or bad input; nothing written

// Whether the options and the number of operands are ones that this command takes.
Done checkUse(const Command &command, const Arguments &arguments);
// Only languages that the texts are translated into.
Done checkLanguage(const Arguments &arguments);

// Runs the command that the arguments begin with, prints its answer, and returns the exit code.
int runCommand(const Command &command, Arguments arguments);

} // namespace configurator

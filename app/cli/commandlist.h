// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/command.h"

#include <optional>

namespace configurator {

std::vector<Command> allCommands();

// The command that the words begin with, or none.
std::optional<Command> commandIn(const QStringList &words);

QString programHelp();
QString commandHelp(const Command &command);
// "configurator totals BUILD [--json]"
QString usageLine(const Command &command);
// "“paint” is not a command. The commands are: ..."
QString notACommand(const QStringList &words);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"

#include <QJsonObject>

namespace configurator {

// What a command found out, in both shapes; nothing is printed before it is complete.
struct Answer
{
    QJsonObject json;
    QString text; // for people, without the last line's end
    bool isYes = true; // false: it does not fit, the check failed
};

// One thing that the program does without a window.
struct Command
{
    QString name; // one or two words
    QString operands; // "BUILD", "[DIR]"
    int fewest = 0; // operands
    int most = 0;
    QStringList options; // besides those that every command takes
    QString summary; // one line
    QString details; // the rest of its help
    bool drawsText = false; // needs fonts, and so QGuiApplication
    Result<Answer> (*run)(const Arguments &arguments) = nullptr; // words: the operands
};

} // namespace configurator

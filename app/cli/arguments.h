// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QMap>
#include <QStringList>

#include <vector>

namespace configurator {

// An option as the help shows it.
struct Option
{
    QString name; // without the dashes
    QString value; // "DIR"; empty: the option takes none
    QString help;
};

// Every option of every command; which command takes which is in commandlist.h.
std::vector<Option> allOptions();

// What was typed, sorted into words and options, in whatever order they came.
struct Arguments
{
    QStringList words;
    QMap<QString, QString> options; // by name; an option without a value has an empty one
    bool operator==(const Arguments &) const = default;

    [[nodiscard]] bool has(const QString &name) const { return options.contains(name); }
    [[nodiscard]] QString value(const QString &name) const { return options.value(name); }
};

Result<Arguments> parseArguments(const QStringList &typed);

} // namespace configurator

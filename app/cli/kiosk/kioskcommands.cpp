// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/kiosk/kioskcommands.h"

#include "cli/clitext.h"

#include <QStandardPaths>

namespace configurator {

using namespace Qt::StringLiterals;

QString kioskFolder(const Arguments &arguments)
{
    return arguments.has(u"data"_s)
        ? arguments.value(u"data"_s)
        : QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
}

std::vector<Command> kioskCommands()
{
    const QStringList common {u"data"_s, u"language"_s, u"json"_s, u"help"_s};
    return {
        {u"kiosk set-pin"_s,
         {},
         0,
         0,
         common,
         Cli::tr("the PIN with which staff leave the kiosk"),
         Cli::tr("Reads the new PIN, 4 to 12 digits, from standard input: typed twice at a "
                 "terminal, otherwise one line. Only a hash of it is kept. The count of wrong "
                 "tries begins anew, so this is also the way in when the kiosk makes staff wait."),
         false,
         runKioskSetPin},
        {u"kiosk statistics"_s,
         {},
         0,
         0,
         common + QStringList {u"csv"_s},
         Cli::tr("what customers looked at on the kiosk"),
         Cli::tr("AI models looked at, builds that were shown for the counter by their number of "
                 "GPUs, and units that were added though they have no price. Counted by day, for "
                 "at most 400 days, without anything about persons. --csv writes the days to a "
                 "file, whole or not at all."),
         false,
         runKioskStatistics},
    };
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/kioskfigures.h"

#include "kiosk/statisticsfile.h"
#include "views/common/messagebar.h"
#include "views/kiosk/statisticsdialog.h"
#include "views/mainwindow.h"

namespace configurator {

void showKioskFigures(MainWindow &window, Prompts &prompts, const Catalogue &catalogue,
                      const QString &dataFolder)
{
    const Result<KioskDays> days = readStatistics(dataFolder);
    if (!days)
        return window.messages()->say(days.error());
    StatisticsDialog(*days, catalogue, prompts, &window).exec();
}

} // namespace configurator

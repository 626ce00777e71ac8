// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/kioskfigures.h"

#include "common/wholefile.h"
#include "kiosk/statisticsfile.h"
#include "views/common/messagebar.h"
#include "views/common/prompts.h"
#include "views/kiosk/statisticsdialog.h"
#include "views/mainwindow.h"

#include <QDir>

namespace configurator {

namespace {

QString exported(QWidget *parent, Prompts &prompts, const KioskDays &days)
{
    const std::optional<QString> path = prompts.fileToSave(
        parent, StatisticsDialog::tr("Export CSV"), QStringLiteral("kiosk.csv"),
        StatisticsDialog::tr("CSV files (*.csv)"));
    if (!path)
        return {};
    const std::optional<QString> reason = writeWhole(statisticsCsv(days), *path);
    return reason ? StatisticsDialog::tr("%1 can't be written: %2")
                        .arg(QDir::toNativeSeparators(*path), *reason)
                  : QString();
}

} // namespace

void showKioskFigures(MainWindow &window, Prompts &prompts, const Catalogue &catalogue,
                      const QString &dataFolder)
{
    const Result<KioskDays> days = readStatistics(dataFolder);
    if (!days)
        return window.messages()->say(days.error());
    StatisticsDialog dialog(*days, catalogue, &window);
    QObject::connect(&dialog, &StatisticsDialog::csvAsked, &dialog, [&] {
        const QString fault = exported(&dialog, prompts, *days);
        if (!fault.isEmpty())
            window.messages()->say(fault);
    });
    dialog.exec();
}

} // namespace configurator

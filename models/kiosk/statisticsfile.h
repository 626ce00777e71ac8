// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"
#include "kiosk/kioskstatistics.h"

namespace configurator {

QString statisticsFile(const QString &folder);

// For who only reads: a file with a fault is named and left alone; a missing one counts nothing.
Result<KioskDays> readStatistics(const QString &folder);

// The counts of the kiosk itself, kept in kiosk-statistics.json of its data folder.
class StatisticsFile
{
public:
    // A file that can't be read is kept as kiosk-statistics.broken-N.json, and counting begins
    // anew.
    explicit StatisticsFile(const QString &folder);

    [[nodiscard]] const KioskDays &days() const { return m_days; }
    // What was wrong with the file when it was opened; empty: nothing.
    [[nodiscard]] const QString &fault() const { return m_fault; }

    // In memory. `day` is the day of the shop.
    void count(KioskEvent event, const QString &key, QDate day = QDate::currentDate());
    // Whole or not at all; nothing is written when nothing was counted. For each return to the
    // attract screen, and for the end of the program.
    [[nodiscard]] Done save();

private:
    QString m_folder;
    KioskDays m_days;
    QString m_fault;
    bool m_isChanged = false;
    bool m_isBlocked = false; // what is there can neither be read nor be moved away
};

} // namespace configurator

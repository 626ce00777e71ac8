// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDate>
#include <QMap>

#include <vector>

namespace configurator {

// What is counted on a kiosk: ids of the catalogue and sizes of builds, by day. Nothing that a
// person typed, no time of day, no build: nobody can be told from another.
enum class KioskEvent {
    ModelOpened, // an AI model's page; by the model's id
    BuildShown, // "Show this at the counter"; by size class
    UnitMissing, // added though it has no price or is not known to the catalogue; by the unit's id
};

struct KioskDay
{
    QMap<QString, qint64> models;
    QMap<QString, qint64> builds;
    QMap<QString, qint64> missing;
    bool operator==(const KioskDay &) const = default;

    QMap<QString, qint64> &of(KioskEvent event);
    [[nodiscard]] const QMap<QString, qint64> &of(KioskEvent event) const;
};
using KioskDays = QMap<QDate, KioskDay>;

// Bounds, so that a kiosk that is forgotten for years fills no disk.
inline constexpr qsizetype mostKioskDays = 400; // the oldest goes first
inline constexpr qsizetype mostKioskKeys = 500; // a day, of all events; further keys do not count
inline constexpr qint64 mostKioskCount = 1'000'000; // of one key a day; it stays there

// Whether a text is shaped like an id of the catalogue (small letters, digits, point, dash; at most
// 64). Only such are counted, so that nothing typed gets in by mistake.
bool isKioskKey(QStringView text);
// "0", "1", "2-4", "5-8" or "9-more", by the GPUs of a build.
QString buildSizeClass(qint64 gpuCount);

void countOn(KioskDays &days, QDate day, KioskEvent event, const QString &key, qint64 times = 1);
// All days together.
KioskDay merged(const KioskDays &days);

struct KioskCount
{
    QString key;
    qint64 count = 0;
    bool operator==(const KioskCount &) const = default;
};
// For showing: the largest count first, equal ones by key.
std::vector<KioskCount> largestFirst(const QMap<QString, qint64> &counts);

// "2 to 4 GPUs", for a size class; what is none stays as it is.
QString sizeClassText(const QString &sizeClass);
// "models", "builds" or "missing", as files name them.
QString kioskEventId(KioskEvent event);
// One row a day, event and key with the columns day, kind, key and count: UTF-8 with a byte order
// mark, CRLF. A key that a spreadsheet would run as a formula begins with an apostrophe.
QByteArray statisticsCsv(const KioskDays &days);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/kiosk/kioskcommands.h"

#include "cli/clitext.h"
#include "cli/texttable.h"
#include "common/units.h"
#include "common/wholefile.h"
#include "kiosk/statisticsfile.h"

#include <QDir>
#include <QJsonArray>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QJsonObject countsJson(const QMap<QString, qint64> &counts)
{
    QJsonObject json;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        json.insert(count.key(), count.value());
    return json;
}

QJsonArray listJson(const QMap<QString, qint64> &counts, const QString &field)
{
    QJsonArray list;
    for (const KioskCount &count : largestFirst(counts))
        list.append(QJsonObject {{field, count.key}, {u"count"_s, count.count}});
    return list;
}

QJsonValue dayJson(const KioskDays &days, bool isLast)
{
    if (days.isEmpty())
        return QJsonValue::Null;
    return (isLast ? days.lastKey() : days.firstKey()).toString(Qt::ISODate);
}

QJsonObject statisticsJson(const KioskDays &days)
{
    QJsonArray list;
    for (auto day = days.cbegin(); day != days.cend(); ++day)
        list.append(QJsonObject {{u"day"_s, day.key().toString(Qt::ISODate)},
                                 {u"models"_s, countsJson(day->models)},
                                 {u"builds"_s, countsJson(day->builds)},
                                 {u"missing"_s, countsJson(day->missing)}});
    const KioskDay sum = merged(days);
    return {{u"first_day"_s, dayJson(days, false)},
            {u"last_day"_s, dayJson(days, true)},
            {u"models"_s, listJson(sum.models, u"id"_s)},
            {u"builds"_s, listJson(sum.builds, u"gpus"_s)},
            {u"missing"_s, listJson(sum.missing, u"id"_s)},
            {u"days"_s, list}};
}

QString section(const QString &title, const QMap<QString, qint64> &counts, bool isSizes)
{
    TextTable table(u"  "_s);
    for (const KioskCount &count : largestFirst(counts))
        table.add({isSizes ? sizeClassText(count.key) : count.key, countText(count.count)});
    if (counts.isEmpty())
        table.add({Cli::tr("none")});
    return title + u'\n' + table.text();
}

QString statisticsText(const KioskDays &days)
{
    if (days.isEmpty())
        return Cli::tr("Nothing is counted yet.");
    const KioskDay sum = merged(days);
    const QString first = days.firstKey().toString(Qt::ISODate);
    const QString head = days.size() == 1
        ? Cli::tr("Counted on one day, %1.").arg(first)
        : Cli::tr("Counted on %1 days, from %2 to %3.")
              .arg(countText(days.size()), first, days.lastKey().toString(Qt::ISODate));
    const QStringList parts {head, section(Cli::tr("AI models looked at"), sum.models, false),
                             section(Cli::tr("Builds shown for the counter"), sum.builds, true),
                             section(Cli::tr("Units added without a price"), sum.missing, false)};
    return parts.join("\n\n"_L1);
}

} // namespace

Result<Answer> runKioskStatistics(const Arguments &arguments)
{
    const Result<KioskDays> days = readStatistics(kioskFolder(arguments));
    if (!days)
        return Error {days.error()};
    Answer answer {statisticsJson(*days), statisticsText(*days), true};
    const QString path = arguments.value(u"csv"_s);
    const QString name = QDir::toNativeSeparators(path);
    answer.json.insert(u"csv"_s, path.isEmpty() ? QJsonValue(QJsonValue::Null) : name);
    if (path.isEmpty())
        return answer;
    if (const auto reason = writeWhole(statisticsCsv(*days), path))
        return Error {Cli::tr("--csv: %1 could not be written: %2.").arg(name, *reason)};
    answer.text += "\n\n"_L1 + Cli::tr("The figures of each day are in %1.").arg(name);
    return answer;
}

} // namespace configurator

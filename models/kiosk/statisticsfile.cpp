// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/statisticsfile.h"

#include "common/jsonreader.h"
#include "common/wholefile.h"
#include "kiosk/kiosktext.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestStatistics = qint64 {32} << 20; // more than all bounds together
constexpr int statisticsVersion = 1;
constexpr int mostKept = 100;

void readCounts(JsonReader &day, KioskDays &days, QDate date, KioskEvent event)
{
    const QJsonObject counts = day.optionalObject(kioskEventId(event));
    JsonReader reader = day.inside(kioskEventId(event), counts);
    const QStringList keys = counts.keys();
    for (const QString &key : keys) {
        if (!isKioskKey(key))
            reader.fault(key,
                         KioskText::tr("must be an id: small letters, digits, points and dashes."));
        countOn(days, date, event, key, reader.integer(key, 1, mostKioskCount));
    }
}

void readDay(JsonReader &reader, KioskDays &days, const QString &name)
{
    const QDate date = QDate::fromString(name, Qt::ISODate);
    if (!date.isValid() || date.toString(Qt::ISODate) != name)
        reader.fault(name, KioskText::tr("must be a day like 2026-11-30."));
    JsonReader day = reader.nested(name);
    for (const KioskEvent event :
         {KioskEvent::ModelOpened, KioskEvent::BuildShown, KioskEvent::UnitMissing})
        readCounts(day, days, date, event);
    day.refuseUnknownKeys();
}

Result<KioskDays> daysOf(const QByteArray &text, const QString &file)
{
    const Result<QJsonObject> object = parseJsonObject(text, file);
    if (!object)
        return Error {object.error()};
    FaultList faults;
    JsonReader top(*object, file, &faults);
    top.integer(u"version", statisticsVersion, statisticsVersion);
    const QJsonObject named = top.object(u"days");
    JsonReader reader = top.inside(u"days"_s, named);
    KioskDays days;
    const QStringList names = named.keys();
    for (const QString &name : names)
        readDay(reader, days, name);
    top.refuseUnknownKeys();
    return faults.isEmpty() ? Result<KioskDays>(std::move(days)) : Error {faults.text()};
}

QJsonObject jsonOf(const QMap<QString, qint64> &counts)
{
    QJsonObject json;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        json.insert(count.key(), count.value());
    return json;
}

QJsonObject jsonOf(const KioskDays &days)
{
    QJsonObject json;
    for (auto day = days.cbegin(); day != days.cend(); ++day)
        json.insert(day.key().toString(Qt::ISODate),
                    QJsonObject {{u"models"_s, jsonOf(day->models)},
                                 {u"builds"_s, jsonOf(day->builds)},
                                 {u"missing"_s, jsonOf(day->missing)}});
    return json;
}

// Where it is now, or empty when it could not be moved. Nothing set aside before is overwritten.
QString setAside(const QString &folder)
{
    for (int number = 1; number <= mostKept; ++number) {
        const QString name = u"kiosk-statistics.broken-%1.json"_s.arg(number);
        const QString path = QDir(folder).filePath(name);
        if (!isPathTaken(path))
            return QFile::rename(statisticsFile(folder), path) ? path : QString();
    }
    return {};
}

} // namespace

QString statisticsFile(const QString &folder)
{
    return QDir(folder).filePath(u"kiosk-statistics.json"_s);
}

Result<KioskDays> readStatistics(const QString &folder)
{
    const QString path = statisticsFile(folder);
    if (!isPathTaken(path))
        return KioskDays {};
    const Result<QByteArray> text = readFile(path, largestStatistics);
    if (!text)
        return Error {text.error()};
    return daysOf(*text, QDir::toNativeSeparators(path));
}

StatisticsFile::StatisticsFile(const QString &folder)
    : m_folder(folder)
{
    Result<KioskDays> days = readStatistics(folder);
    if (days) {
        m_days = std::move(days).value();
        return;
    }
    const QString kept = setAside(folder);
    m_isBlocked = kept.isEmpty();
    m_fault = m_isBlocked
        ? KioskText::tr(
              "The statistics of the kiosk can't be read, and their file can't be renamed "
              "either, so nothing is kept now. %1")
              .arg(days.error())
        : KioskText::tr("The statistics of the kiosk can't be read. Their file is kept as %1, and "
                        "counting begins anew. %2")
              .arg(QDir::toNativeSeparators(kept), days.error());
}

void StatisticsFile::count(KioskEvent event, const QString &key, QDate day)
{
    countOn(m_days, day, event, key);
    m_isChanged = true;
}

Done StatisticsFile::save()
{
    if (!m_isChanged)
        return done();
    const QString path = statisticsFile(m_folder);
    const QString name = QDir::toNativeSeparators(path);
    if (m_isBlocked)
        return Error {
            KioskText::tr("The statistics of the kiosk are not kept: %1 can't be read and is "
                          "not overwritten.")
                .arg(name)};
    if (!QDir().mkpath(m_folder))
        return Error {
            KioskText::tr("The statistics of the kiosk are not kept: the folder %1 can't be "
                          "made.")
                .arg(QDir::toNativeSeparators(m_folder))};
    const QJsonObject json {{u"version"_s, statisticsVersion}, {u"days"_s, jsonOf(m_days)}};
    if (const auto reason = writeWhole(QJsonDocument(json).toJson(), path))
        return Error {
            KioskText::tr("%1 could not be written: %2. What was there before is unchanged.")
                .arg(name, *reason)};
    m_isChanged = false;
    return done();
}

} // namespace configurator

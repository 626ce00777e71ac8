// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kioskstatistics.h"

#include "common/csvtext.h"
#include "kiosk/kiosktext.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestKey = 64;

bool isKeyCharacter(QChar character)
{
    return (character >= u'a' && character <= u'z') || (character >= u'0' && character <= u'9')
        || character == u'.' || character == u'-';
}

qsizetype keysOf(const KioskDay &day)
{
    return day.models.size() + day.builds.size() + day.missing.size();
}

void addTo(QMap<QString, qint64> &sums, const QMap<QString, qint64> &counts)
{
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        sums[count.key()] += count.value();
}

} // namespace

QMap<QString, qint64> &KioskDay::of(KioskEvent event)
{
    return event == KioskEvent::ModelOpened ? models
        : event == KioskEvent::BuildShown   ? builds
                                            : missing;
}

const QMap<QString, qint64> &KioskDay::of(KioskEvent event) const
{
    return event == KioskEvent::ModelOpened ? models
        : event == KioskEvent::BuildShown   ? builds
                                            : missing;
}

bool isKioskKey(QStringView text)
{
    return !text.isEmpty() && text.size() <= longestKey
        && std::all_of(text.begin(), text.end(), isKeyCharacter);
}

QString buildSizeClass(qint64 gpuCount)
{
    if (gpuCount <= 1)
        return gpuCount == 1 ? u"1"_s : u"0"_s;
    return gpuCount <= 4 ? u"2-4"_s : gpuCount <= 8 ? u"5-8"_s : u"9-more"_s;
}

void countOn(KioskDays &days, QDate day, KioskEvent event, const QString &key, qint64 times)
{
    if (!day.isValid() || !isKioskKey(key) || times <= 0)
        return;
    KioskDay &counts = days[day];
    QMap<QString, qint64> &keys = counts.of(event);
    if (keys.contains(key) || keysOf(counts) < mostKioskKeys)
        keys[key] = std::min(keys.value(key) + std::min(times, mostKioskCount), mostKioskCount);
    while (days.size() > mostKioskDays)
        days.erase(days.begin());
}

KioskDay merged(const KioskDays &days)
{
    KioskDay sum;
    for (const KioskDay &day : days) {
        addTo(sum.models, day.models);
        addTo(sum.builds, day.builds);
        addTo(sum.missing, day.missing);
    }
    return sum;
}

std::vector<KioskCount> largestFirst(const QMap<QString, qint64> &counts)
{
    std::vector<KioskCount> sorted;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        sorted.push_back({count.key(), count.value()});
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const KioskCount &a, const KioskCount &b) { return a.count > b.count; });
    return sorted;
}

QString sizeClassText(const QString &sizeClass)
{
    const QMap<QString, QString> texts {{u"0"_s, KioskText::tr("no GPU")},
                                        {u"1"_s, KioskText::tr("1 GPU")},
                                        {u"2-4"_s, KioskText::tr("2 to 4 GPUs")},
                                        {u"5-8"_s, KioskText::tr("5 to 8 GPUs")},
                                        {u"9-more"_s, KioskText::tr("9 GPUs or more")}};
    return texts.value(sizeClass, sizeClass);
}

QString kioskEventId(KioskEvent event)
{
    return event == KioskEvent::ModelOpened ? u"models"_s
        : event == KioskEvent::BuildShown   ? u"builds"_s
                                            : u"missing"_s;
}

QByteArray statisticsCsv(const KioskDays &days)
{
    QString text = QString(QChar::ByteOrderMark) + u"day,kind,key,count\r\n"_s;
    for (auto day = days.cbegin(); day != days.cend(); ++day) {
        for (const KioskEvent event :
             {KioskEvent::ModelOpened, KioskEvent::BuildShown, KioskEvent::UnitMissing}) {
            const QMap<QString, qint64> &counts = day->of(event);
            for (auto count = counts.cbegin(); count != counts.cend(); ++count)
                text += u"%1,%2,%3,%4\r\n"_s.arg(day.key().toString(Qt::ISODate),
                                                 kioskEventId(event), csvText(count.key()),
                                                 QString::number(count.value()));
        }
    }
    return text.toUtf8();
}

} // namespace configurator

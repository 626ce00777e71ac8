// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/quoteparts.h"

#include <limits>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = std::numeric_limits<qint64>::max();
constexpr qsizetype longestSentence = 4'000;

QJsonArray jsonOf(const std::vector<BarSegment> &bar)
{
    QJsonArray array;
    for (const BarSegment &segment : bar)
        array.append(QJsonObject {{u"label"_s, segment.label},
                                  {u"bytes"_s, segment.bytes},
                                  {u"copies"_s, segment.copies}});
    return array;
}

std::vector<BarSegment> readBar(JsonReader &reader, QStringView key)
{
    std::vector<BarSegment> bar;
    const QJsonArray values = reader.optionalArray(key);
    for (const QJsonValue &value : values) {
        JsonReader entry = reader.inside(key.toString(), value.toObject());
        BarSegment segment;
        segment.label = entry.string(u"label");
        segment.bytes = entry.integer(u"bytes", 0, mostBytes);
        segment.copies = static_cast<int>(entry.integer(u"copies", 1, Build::maxUnits));
        entry.refuseUnknownKeys();
        bar.push_back(segment);
    }
    return bar;
}

QJsonObject jsonOf(const MemoryPicture &picture)
{
    return {{u"needs"_s, jsonOf(picture.needs)},
            {u"combined"_s, jsonOf(picture.combined)},
            {u"fast_linked"_s, jsonOf(picture.fastLinked)},
            {u"need"_s, picture.need},
            {u"scale"_s, picture.scale},
            {u"step"_s, picture.step},
            {u"sentence"_s, picture.sentence}};
}

MemoryPicture readPicture(JsonReader reader)
{
    MemoryPicture picture;
    picture.needs = readBar(reader, u"needs");
    picture.combined = readBar(reader, u"combined");
    picture.fastLinked = readBar(reader, u"fast_linked");
    picture.need = reader.integer(u"need", 0, mostBytes);
    picture.scale = reader.integer(u"scale", 0, mostBytes);
    picture.step = reader.integer(u"step", 0, mostBytes);
    picture.sentence = reader.text(u"sentence", longestSentence);
    reader.refuseUnknownKeys();
    return picture;
}

const QStringList &verdictIds()
{
    static const QStringList ids = [] {
        QStringList names;
        for (int verdict = 0; verdict <= static_cast<int>(Verdict::Single); ++verdict)
            names.append(verdictId(static_cast<Verdict>(verdict)));
        return names;
    }();
    return ids;
}

} // namespace

QJsonObject jsonOf(const BuildFacts &facts)
{
    QJsonObject json {{u"model"_s, facts.modelLine},
                      {u"usage"_s, facts.usageLine},
                      {u"combined_memory"_s, facts.combinedMemory},
                      {u"usable_memory"_s, facts.usableMemory},
                      {u"fast_linked_memory"_s, facts.fastLinkedMemory},
                      {u"combined_power"_s, facts.combinedPower},
                      {u"comparison"_s, facts.comparison},
                      {u"cluster"_s, facts.clusterSentence},
                      {u"verdict"_s, verdictId(facts.verdict)},
                      {u"verdict_title"_s, facts.verdictTitle},
                      {u"verdict_text"_s, facts.verdictText},
                      {u"warnings"_s, QJsonArray::fromStringList(facts.warnings)},
                      {u"chart"_s, jsonOf(facts.picture)}};
    if (!facts.buildCode.isEmpty())
        json.insert(u"build_code"_s, facts.buildCode);
    return json;
}

BuildFacts readFacts(JsonReader &reader)
{
    BuildFacts facts;
    facts.modelLine = reader.text(u"model", longestSentence);
    facts.usageLine = reader.text(u"usage", longestSentence);
    facts.combinedMemory = reader.string(u"combined_memory");
    facts.usableMemory = reader.string(u"usable_memory");
    facts.fastLinkedMemory = reader.string(u"fast_linked_memory");
    facts.combinedPower = reader.string(u"combined_power");
    facts.comparison = reader.string(u"comparison", {});
    facts.clusterSentence = reader.text(u"cluster", longestSentence);
    const int verdict = reader.choice(u"verdict", verdictIds());
    facts.verdict = verdict < 0 ? Verdict::Unknown : static_cast<Verdict>(verdict);
    facts.verdictTitle = reader.text(u"verdict_title", longestSentence);
    facts.verdictText = reader.text(u"verdict_text", longestSentence);
    for (const QJsonValue &warning : reader.optionalArray(u"warnings"))
        facts.warnings.append(warning.toString().left(longestSentence));
    facts.buildCode = reader.text(u"build_code", longestSentence);
    facts.picture = readPicture(reader.nested(u"chart"));
    reader.refuseUnknownKeys();
    return facts;
}

} // namespace configurator

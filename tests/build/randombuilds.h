// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/parts.h"
#include "build/planning/plan.h"

#include <QRandomGenerator>

// Builds and actions drawn from a seed: a failing seed can be run again.
namespace configurator::test {

inline int below(QRandomGenerator &random, int end)
{
    return static_cast<int>(random.bounded(static_cast<quint32>(end)));
}

inline QString anyOf(QRandomGenerator &random, const QStringList &texts)
{
    return texts[below(random, static_cast<int>(texts.size()))];
}

inline const QStringList &unitIds()
{
    static const QStringList ids = [] {
        QStringList known {u"nobody"_s, u"из другого магазина"_s};
        const Catalogue catalogue = fullCatalogue();
        for (const Unit &unit : catalogue.units())
            known.append(unit.id);
        return known;
    }();
    return ids;
}

inline BuildItem randomItem(QRandomGenerator &random, bool mayHold)
{
    BuildItem item = row(anyOf(random, unitIds()), 1 + below(random, 4));
    const int parts = mayHold ? below(random, 4) : 0;
    for (int part = 0; part < parts; ++part)
        item.holds.push_back(randomItem(random, false));
    return item;
}

inline ModelChoice randomChoice(QRandomGenerator &random)
{
    ModelChoice choice;
    choice.model = anyOf(random, {QString(), u"llama-3.3-70b-instruct"_s, u"no-such-model"_s});
    choice.format = anyOf(random, {u"Q4_K_M"_s, u"BF16"_s, u"FP8"_s});
    choice.context = 1 + qint64 {below(random, 100'000'000)};
    choice.users = 1 + below(random, 100'000);
    choice.engine = below(random, 2) == 0 ? Engine::LlamaCpp : Engine::Vllm;
    choice.kv = std::array {KvFormat::F16, KvFormat::Fp8, KvFormat::Q8_0, KvFormat::Q5_0,
                            KvFormat::Q4_0}[static_cast<std::size_t>(below(random, 5))];
    return choice;
}

inline Build randomBuild(QRandomGenerator &random)
{
    Build build;
    build.name = anyOf(random,
                       {QString(), u"70B box"_s, u"<b>R&D</b> \"100 %\" \\ 💡"_s, u"مرحبا"_s,
                        u"  spaces  "_s, QString(200, u'x')});
    const int rows = below(random, 8);
    for (int i = 0; i < rows; ++i)
        build.items.push_back(randomItem(random, true));
    if (below(random, 3) > 0)
        build.choice = randomChoice(random);
    return build;
}

// Somewhere in the build, sometimes just outside it.
inline ItemPath randomPath(QRandomGenerator &random, const Build &build)
{
    const int rowIndex = below(random, static_cast<int>(build.items.size()) + 2) - 1;
    const BuildItem *item = itemAt(build, {rowIndex, -1});
    const int held = item ? static_cast<int>(item->holds.size()) : 0;
    return {rowIndex, below(random, held + 2) - 1};
}

inline Target randomTarget(QRandomGenerator &random, const Build &build)
{
    using Kind = Target::Kind;
    const std::array kinds {Kind::Anywhere, Kind::Ground, Kind::Into};
    return {kinds[static_cast<std::size_t>(below(random, 3))],
            below(random, static_cast<int>(build.items.size()) + 2) - 1};
}

// Anything that a person could do, sensible or not.
inline Plan randomPlan(QRandomGenerator &random, const Catalogue &catalogue, const Build &build)
{
    const ItemPath path = randomPath(random, build);
    const Target target = randomTarget(random, build);
    switch (below(random, 16)) {
    case 0:
        return planRemove(catalogue, build, path);
    case 1:
    case 2:
    case 3:
        return planSetCount(catalogue, build, path, below(random, 9) - 1);
    case 4:
    case 5:
    case 6:
    case 7:
        return planMove(catalogue, build, path, target);
    case 8:
        return std::vector<Change> {SetChoice {randomChoice(random)}};
    default:
        return planAdd(catalogue, build, anyOf(random, unitIds()), 1 + below(random, 3), target,
                       path.row);
    }
}

} // namespace configurator::test

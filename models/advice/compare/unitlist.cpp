// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/compare/unitlist.h"
#include "advice/advicetext.h"

namespace configurator {

namespace {

QString countedKey(const BuildItem &item);

// The same for rows that may be added up. Control characters stand in no id.
QString keyOf(const BuildItem &item)
{
    QStringList held;
    for (const BuildItem &part : gathered(item.holds))
        held << countedKey(part);
    held.sort();
    return item.unit + QChar(1) + held.join(QChar(2)) + QChar(3);
}

QString countedKey(const BuildItem &item)
{
    return QString::number(item.count) + QChar(1) + keyOf(item);
}

QStringList sortedKeys(const Build &build)
{
    QStringList keys;
    for (const BuildItem &item : gathered(build.items))
        keys << countedKey(item);
    keys.sort();
    return keys;
}

QString nameOf(const Catalogue &catalogue, const QString &id)
{
    const Unit *unit = catalogue.unit(id);
    return unit ? unit->name : AdviceText::tr("%1 (not in this catalogue)").arg(id);
}

ListedUnit heldLine(const Catalogue &catalogue, const BuildItem &part, bool isInEach)
{
    const QString pattern
        = isInEach ? AdviceText::tr("each with %1 × %2") : AdviceText::tr("with %1 × %2");
    return {pattern.arg(countText(part.count), nameOf(catalogue, part.unit)), true};
}

} // namespace

std::vector<BuildItem> gathered(const std::vector<BuildItem> &items)
{
    std::vector<BuildItem> rows;
    QHash<QString, std::size_t> index;
    for (const BuildItem &item : items) {
        const QString key = keyOf(item);
        const auto known = index.constFind(key);
        if (known != index.constEnd()) {
            rows[*known].count += item.count;
            continue;
        }
        index.insert(key, rows.size());
        rows.push_back({item.unit, item.count, gathered(item.holds)});
    }
    return rows;
}

bool isMadeOfTheSame(const Build &a, const Build &b)
{
    return sortedKeys(a) == sortedKeys(b);
}

std::vector<ListedUnit> unitLines(const Catalogue &catalogue, const Build &build)
{
    std::vector<ListedUnit> lines;
    for (const BuildItem &item : gathered(build.items)) {
        lines.push_back(
            {AdviceText::tr("%1 × %2").arg(countText(item.count), nameOf(catalogue, item.unit)),
             false});
        for (const BuildItem &part : item.holds)
            lines.push_back(heldLine(catalogue, part, item.count > 1));
    }
    if (lines.size() <= std::size_t {ListedUnit::most})
        return lines;
    const auto more = static_cast<qint64>(lines.size()) - ListedUnit::most + 1;
    lines.resize(std::size_t {ListedUnit::most} - 1);
    lines.push_back({AdviceText::tr("and %1 more lines").arg(countText(more)), false});
    return lines;
}

} // namespace configurator

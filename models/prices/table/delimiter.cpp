// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/table/delimiter.h"

#include "prices/table/csvreader.h"

#include <QMap>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int triedRows = 200;
constexpr int perMille = 1000;

// The share of rows that have the commonest count of columns, if that is more than one.
int steadiness(const Table &table)
{
    QMap<std::size_t, int> counts;
    for (const TableRow &row : table.rows)
        ++counts[row.cells.size()];
    counts.remove(1);
    const auto best = std::max_element(counts.begin(), counts.end());
    const auto rows = static_cast<int>(table.rows.size());
    return best == counts.end() ? 0 : *best * perMille / rows;
}

} // namespace

const QString &delimiters()
{
    static const QString all = u";\t|,"_s;
    return all;
}

std::optional<QChar> likelyDelimiter(const QString &text, const LooksRight &looksRight)
{
    QString right;
    std::optional<QChar> steadiest;
    int most = 0;
    for (const QChar delimiter : delimiters()) {
        const Result<Table> table = readCsv(text, delimiter, {}, triedRows);
        if (!table)
            continue;
        if (looksRight(*table))
            right += delimiter;
        if (const int found = steadiness(*table); found > most) {
            most = found;
            steadiest = delimiter;
        }
    }
    return right.size() == 1 ? std::optional(right.front()) : steadiest;
}

} // namespace configurator

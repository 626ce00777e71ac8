// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/difference/linematching.h"

#include <algorithm>

namespace configurator {

namespace {

// Beyond this the table of lengths would be too large; lines are then matched in their order.
constexpr std::size_t mostCells = 4'000'000;

QStringList keysOf(const std::vector<QuoteLine> &lines)
{
    QStringList keys;
    for (const QuoteLine &line : lines)
        keys << (line.sku.isEmpty() ? line.name : line.sku);
    return keys;
}

// How long the longest common run is from each pair of places on, filled from the end.
class CommonRun
{
public:
    CommonRun(const QStringList &mine, const QStringList &theirs)
        : m_mine(mine)
        , m_theirs(theirs)
        , m_width(static_cast<std::size_t>(theirs.size()) + 1)
        , m_lengths((static_cast<std::size_t>(mine.size()) + 1) * m_width, 0)
    {
        for (qsizetype i = mine.size() - 1; i >= 0; --i)
            for (qsizetype j = theirs.size() - 1; j >= 0; --j)
                at(i, j) = mine[i] == theirs[j] ? at(i + 1, j + 1) + 1
                                                : std::max(at(i + 1, j), at(i, j + 1));
    }

    [[nodiscard]] std::vector<LinePair> pairs()
    {
        std::vector<LinePair> found;
        qsizetype i = 0;
        qsizetype j = 0;
        while (i < m_mine.size() && j < m_theirs.size()) {
            if (m_mine[i] == m_theirs[j])
                found.push_back({static_cast<int>(i++), static_cast<int>(j++)});
            else if (at(i + 1, j) >= at(i, j + 1))
                ++i;
            else
                ++j;
        }
        return found;
    }

private:
    int &at(qsizetype i, qsizetype j)
    {
        return m_lengths[static_cast<std::size_t>(i) * m_width + static_cast<std::size_t>(j)];
    }

    const QStringList &m_mine;
    const QStringList &m_theirs;
    std::size_t m_width;
    std::vector<int> m_lengths;
};

// Lines up to (not including) `end` that no pair has, matched in their order.
void fillGap(std::vector<LinePair> &pairs, LinePair &next, const LinePair &end)
{
    while (next.mine < end.mine && next.theirs < end.theirs)
        pairs.push_back({next.mine++, next.theirs++});
    while (next.mine < end.mine)
        pairs.push_back({next.mine++, -1});
    while (next.theirs < end.theirs)
        pairs.push_back({-1, next.theirs++});
}

} // namespace

std::vector<LinePair> matchedLines(const std::vector<QuoteLine> &mine,
                                   const std::vector<QuoteLine> &theirs)
{
    const QStringList keys = keysOf(mine);
    const QStringList otherKeys = keysOf(theirs);
    std::vector<LinePair> anchors;
    if ((mine.size() + 1) * (theirs.size() + 1) <= mostCells)
        anchors = CommonRun(keys, otherKeys).pairs();
    anchors.push_back({static_cast<int>(mine.size()), static_cast<int>(theirs.size())});
    std::vector<LinePair> pairs;
    LinePair next {0, 0};
    for (const LinePair &anchor : anchors) {
        fillGap(pairs, next, anchor);
        if (anchor == anchors.back())
            break;
        pairs.push_back(anchor);
        next = {anchor.mine + 1, anchor.theirs + 1};
    }
    return pairs;
}

} // namespace configurator

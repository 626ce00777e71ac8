// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/pagelayout.h"

#include <algorithm>

namespace configurator {

namespace {

// Where the next thing goes on a page.
struct Place
{
    int top = 0;
    int table = -1; // whose rows stand right above, beneath its head
    bool isEmpty = true;
};

class PageFlow
{
public:
    explicit PageFlow(const PageContent &content)
        : m_content(content)
        , m_pages(1)
    {
    }

    void addAll();
    std::vector<Page> take() { return std::move(m_pages); }

private:
    [[nodiscard]] const FlowItem &item(std::size_t index) const { return m_content.items[index]; }
    [[nodiscard]] int headOf(const FlowItem &item, const Place &place) const;
    [[nodiscard]] bool fits(std::size_t first, std::size_t last, Place place) const;
    [[nodiscard]] std::size_t lastTogether(std::size_t first) const;
    void startPage();
    void beginPiece(const FlowItem &item);
    void place(std::size_t index, int from, int height);
    void addWhole(std::size_t first, std::size_t last);
    void addCut(std::size_t index);

    const PageContent &m_content;
    std::vector<Page> m_pages;
    Place m_place;
};

// What has to stand above the item before its first part: a gap, and its table's head.
int PageFlow::headOf(const FlowItem &item, const Place &place) const
{
    const int gap = place.isEmpty ? 0 : item.gap;
    if (item.table < 0 || item.table == place.table)
        return gap;
    return gap + m_content.tableHeads[static_cast<std::size_t>(item.table)];
}

bool PageFlow::fits(std::size_t first, std::size_t last, Place place) const
{
    for (std::size_t index = first; index <= last; ++index) {
        if (item(index).cuts.empty())
            continue;
        place.top += headOf(item(index), place) + item(index).cuts.back();
        place.table = item(index).table;
        place.isEmpty = false;
    }
    return place.top <= m_content.pageHeight;
}

// The end of a chain of items that stay together, as far as a fresh page holds it.
std::size_t PageFlow::lastTogether(std::size_t first) const
{
    std::size_t last = first;
    while (item(last).staysWithNext && last + 1 < m_content.items.size()
           && fits(first, last + 1, {}))
        ++last;
    return last;
}

void PageFlow::startPage()
{
    m_pages.emplace_back();
    m_place = {};
}

// Leaves the gap and repeats the table's head.
void PageFlow::beginPiece(const FlowItem &item)
{
    if (!m_place.isEmpty)
        m_place.top += item.gap;
    if (item.table < 0 || item.table == m_place.table)
        return;
    const int head = m_content.tableHeads[static_cast<std::size_t>(item.table)];
    if (head > 0)
        m_pages.back().push_back({Piece::Kind::TableHead, item.table, m_place.top, 0, head});
    m_place.top += head;
}

void PageFlow::place(std::size_t index, int from, int height)
{
    beginPiece(item(index));
    m_pages.back().push_back(
        {Piece::Kind::Item, static_cast<int>(index), m_place.top, from, height});
    m_place.top += height;
    m_place.table = item(index).table;
    m_place.isEmpty = false;
}

void PageFlow::addWhole(std::size_t first, std::size_t last)
{
    for (std::size_t index = first; index <= last; ++index) {
        if (!item(index).cuts.empty())
            place(index, 0, item(index).cuts.back());
    }
}

void PageFlow::addCut(std::size_t index)
{
    const Cuts &cuts = item(index).cuts;
    int from = 0;
    auto next = cuts.begin();
    while (next != cuts.end()) {
        const int room = m_content.pageHeight - m_place.top - headOf(item(index), m_place);
        auto end = std::upper_bound(next, cuts.end(), from + room);
        // A single line is not left alone on either side of the cut.
        if (cuts.end() - end == 1 && end - next > 2)
            --end;
        const bool isTooLittle = end == next || (end - next == 1 && cuts.end() - end > 1);
        if (isTooLittle && !m_place.isEmpty) {
            startPage();
            continue;
        }
        // A part taller than a page goes in whatever its height.
        if (end == next)
            ++end;
        const int to = *std::prev(end);
        place(index, from, to - from);
        from = to;
        next = end;
        if (next != cuts.end())
            startPage();
    }
}

void PageFlow::addAll()
{
    std::size_t index = 0;
    while (index < m_content.items.size()) {
        const std::size_t last = lastTogether(index);
        const bool isOne = last == index;
        if (fits(index, last, m_place)) {
            addWhole(index, last);
        } else if (isOne && (item(index).mayFlow || !fits(index, index, {}))) {
            addCut(index);
        } else {
            startPage();
            addWhole(index, last);
        }
        index = last + 1;
    }
}

} // namespace

std::vector<Page> layOutPages(const PageContent &content)
{
    PageFlow flow(content);
    flow.addAll();
    return flow.take();
}

} // namespace configurator

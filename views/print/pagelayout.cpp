// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/pagelayout.h"

#include <algorithm>

namespace configurator {

namespace {

class PageFlow
{
public:
    explicit PageFlow(const PageContent &content)
        : m_content(content)
        , m_pages(1)
    {
    }

    void addHead();
    void addRow(int index, const Cuts &cuts);
    void addBlock(int index, const Cuts &cuts) { addWhole(Piece::Kind::Block, index, cuts, 0); }
    std::vector<Page> take() { return std::move(m_pages); }

private:
    [[nodiscard]] int room() const { return m_content.pageHeight - m_top; }
    void startPage(int repeatedHead);
    void place(Piece piece);
    void addWhole(Piece::Kind kind, int index, const Cuts &cuts, int repeatedHead);
    void addCut(Piece::Kind kind, int index, const Cuts &cuts, int repeatedHead);

    const PageContent &m_content;
    std::vector<Page> m_pages;
    int m_top = 0;
};

void PageFlow::place(Piece piece)
{
    piece.top = m_top;
    m_top += piece.height;
    m_pages.back().push_back(piece);
}

void PageFlow::startPage(int repeatedHead)
{
    m_pages.emplace_back();
    m_top = 0;
    if (repeatedHead > 0)
        place({Piece::Kind::TableHead, 0, 0, 0, repeatedHead});
}

void PageFlow::addHead()
{
    if (m_content.headHeight > 0)
        place({Piece::Kind::Head, 0, 0, 0, m_content.headHeight});
}

void PageFlow::addRow(int index, const Cuts &cuts)
{
    const int head = m_content.tableHeadHeight;
    if (index == 0 && !cuts.empty()) {
        // A row that fits on no page is cut anyway, so its first part is enough to begin with.
        const bool fitsOnAPage = head + cuts.back() <= m_content.pageHeight;
        const int least = head + (fitsOnAPage ? cuts.back() : cuts.front());
        if (least > room())
            startPage(head);
        else if (head > 0)
            place({Piece::Kind::TableHead, 0, 0, 0, head});
    }
    addWhole(Piece::Kind::Row, index, cuts, head);
}

void PageFlow::addWhole(Piece::Kind kind, int index, const Cuts &cuts, int repeatedHead)
{
    if (cuts.empty())
        return;
    if (cuts.back() > m_content.pageHeight - repeatedHead) {
        addCut(kind, index, cuts, repeatedHead);
        return;
    }
    if (cuts.back() > room())
        startPage(repeatedHead);
    place({kind, index, 0, 0, cuts.back()});
}

void PageFlow::addCut(Piece::Kind kind, int index, const Cuts &cuts, int repeatedHead)
{
    int from = 0;
    auto next = cuts.begin();
    while (next != cuts.end()) {
        auto end = std::upper_bound(next, cuts.end(), from + room());
        if (end == next) {
            // Not even the next part fits: on a fresh page it goes in whatever its height.
            if (m_top > repeatedHead) {
                startPage(repeatedHead);
                continue;
            }
            ++end;
        }
        const int to = *std::prev(end);
        place({kind, index, 0, from, to - from});
        from = to;
        next = end;
    }
}

} // namespace

std::vector<Page> layOutPages(const PageContent &content)
{
    PageFlow flow(content);
    flow.addHead();
    for (std::size_t row = 0; row < content.rows.size(); ++row)
        flow.addRow(static_cast<int>(row), content.rows[row]);
    for (std::size_t block = 0; block < content.blocks.size(); ++block)
        flow.addBlock(static_cast<int>(block), content.blocks[block]);
    return flow.take();
}

} // namespace configurator

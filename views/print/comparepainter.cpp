// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/comparepainter.h"

#include "advice/words.h"
#include "quote/quote.h"
#include "views/common/viewtext.h"
#include "views/print/paper/printstyle.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace configurator {

namespace {

constexpr double titleSize = 16;
constexpr double shopSize = 10;
constexpr double bodySize = 8;
constexpr int gap = dots(1.6);
constexpr int footerGap = dots(3);
constexpr int hairline = dots(0.2);

// What the marks mean, on the paper itself.
QString keyText(const SideBySide &table)
{
    if (!table.hasDifferences())
        return ViewText::tr("These builds differ in nothing that is compared here.");
    return ViewText::tr(
               "%1 and bold: the builds differ in this. The best figure of a row says “most” "
               "or “lowest”.")
        .arg(SideBySideTable::sign());
}

} // namespace

QString comparisonTitle(QDate made)
{
    return ViewText::tr("Comparison of %1")
        .arg(QLocale().toString(made, QStringLiteral("d MMMM yyyy")));
}

ComparePainter::ComparePainter(const SideBySide &table, QDate made, const QPagedPaintDevice &device)
    : m_paper {device.width(), &device}
    , m_height(device.height())
    , m_title(comparisonTitle(made))
    , m_table(table, m_paper)
    , m_claim(text(noSpeedClaim(), bodySize, paper::muted))
{
    addHead(table);
    setPages(layOut());
}

TextBlock ComparePainter::text(const QString &words, double points, const QColor &colour,
                               Qt::Alignment alignment) const
{
    return {words, {printFont(points), colour, alignment, 0, {}}, m_paper.width, m_paper.device};
}

void ComparePainter::addHead(const SideBySide &table)
{
    const TextStyle shop {printFont(shopSize, QFont::Bold), paper::text, Qt::AlignLeft, 1, {}};
    const TextStyle title {printFont(titleSize, QFont::Bold), paper::text, Qt::AlignRight, 1, {}};
    m_head.push_back({TextBlock(Seller().name, shop, m_paper.width / 2, m_paper.device), 0});
    m_head.push_back(
        {TextBlock(ViewText::tr("Comparison"), title, m_paper.width, m_paper.device), 0});
    int y = m_head.back().text.height() + gap;
    for (const QString &words : {keyText(table), table.choiceRemark}) {
        m_head.push_back({text(words, bodySize, paper::text), y});
        y += m_head.back().text.height();
    }
    m_headHeight = y + 2 * gap;
}

std::vector<Page> ComparePainter::layOut() const
{
    const int footerHeight = 2 * m_claim.height() + footerGap;
    PageContent content;
    content.pageHeight = m_height - footerHeight;
    content.tableHeads = {m_table.headHeight()};
    content.items.push_back({{m_headHeight}});
    for (const Cuts &cuts : m_table.stripCuts()) {
        content.items.push_back({cuts});
        content.items.back().table = 0;
    }
    return layOutPages(content);
}

// The first item is the head, all others are strips of the table.
void ComparePainter::paintPiece(QPainter &painter, const Piece &piece) const
{
    if (piece.kind == Piece::Kind::TableHead) {
        m_table.drawHead(painter);
    } else if (piece.index == 0) {
        for (const Placed &placed : m_head)
            placed.text.draw(painter, 0, placed.y);
    } else {
        m_table.drawStrip(painter, piece.index - 1, piece.from, piece.height);
    }
}

void ComparePainter::paintFooter(QPainter &painter, int page) const
{
    const QString number
        = ViewText::tr("Page %1 of %2").arg(countText(page + 1), countText(pageCount()));
    const TextBlock date = text(m_title, bodySize, paper::muted);
    const TextBlock pages = text(number, bodySize, paper::muted, Qt::AlignRight);
    const int y = m_height - date.height();
    m_claim.draw(painter, 0, y - m_claim.height());
    date.draw(painter, 0, y);
    pages.draw(painter, 0, y);
    painter.fillRect(0, y - m_claim.height() - footerGap / 3, m_paper.width, hairline, paper::line);
}

} // namespace configurator

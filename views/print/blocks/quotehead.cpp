// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/quotehead.h"

#include "views/print/printstyle.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int gapBelowShop = dots(7);
constexpr int gapBelowHead = dots(6.5);
constexpr int gutter = dots(6);
constexpr int nameLines = 3;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(QuoteHead)
};

TextStyle bodyStyle(const QColor &colour, QFont::Weight weight = QFont::Normal)
{
    return {printFont(9, weight), colour, Qt::AlignLeft, nameLines, {}};
}

TextStyle rightStyle(double points, const QColor &colour, QFont::Weight weight)
{
    return {printFont(points, weight), colour, Qt::AlignRight, 1, {}};
}

} // namespace

QString printedDate(QDate date)
{
    return QLocale().toString(date, u"d MMMM yyyy"_s);
}

QuoteHead::QuoteHead(const QuoteSheet &sheet, const Paper &paper)
    : m_device(paper.device)
{
    const int half = (paper.width - gutter) / 2;
    const int right = paper.width - half;
    const int top = std::max(addShop(sheet.shop, half), addTitle(sheet, right, half));
    const int middle = top + gapBelowShop;
    m_height = std::max(addBuild(sheet, middle, half), addModel(sheet, right, middle, half))
        + gapBelowHead;
}

int QuoteHead::addColumn(const std::vector<std::pair<QString, TextStyle>> &texts, int x, int y,
                         int width)
{
    for (const auto &[text, style] : texts) {
        if (text.isEmpty())
            continue;
        m_texts.push_back({TextBlock(text, style, width, m_device), x, y});
        y += m_texts.back().text.height();
    }
    return y;
}

int QuoteHead::addShop(const ShopBlock &shop, int width)
{
    std::vector<std::pair<QString, TextStyle>> texts;
    texts.emplace_back(shop.name,
                       TextStyle {printFont(11, QFont::Bold), paper::text, Qt::AlignLeft, 2, {}});
    for (const QString &line : shop.lines)
        texts.emplace_back(line, bodyStyle(paper::muted));
    return addColumn(texts, 0, 0, width);
}

int QuoteHead::addTitle(const QuoteSheet &sheet, int x, int width)
{
    const QString validity = Say::tr("%1, valid until %2")
                                 .arg(printedDate(sheet.issued), printedDate(sheet.validUntil));
    return addColumn({{Say::tr("Quote"), rightStyle(20, paper::text, QFont::Bold)},
                      {validity, rightStyle(9, paper::muted, QFont::Normal)}},
                     x, 0, width);
}

int QuoteHead::addBuild(const QuoteSheet &sheet, int y, int width)
{
    const QString name = sheet.buildName.isEmpty() ? Say::tr("Unnamed build") : sheet.buildName;
    return addColumn({{Say::tr("Build"), bodyStyle(paper::muted)},
                      {name, bodyStyle(paper::text, QFont::Bold)},
                      {sheet.clusterSentence, bodyStyle(paper::text)}},
                     0, y, width);
}

int QuoteHead::addModel(const QuoteSheet &sheet, int x, int y, int width)
{
    if (sheet.modelLine.isEmpty())
        return y;
    return addColumn({{Say::tr("AI model"), bodyStyle(paper::muted)},
                      {sheet.modelLine, bodyStyle(paper::text, QFont::Bold)},
                      {sheet.usageLine, bodyStyle(paper::text)}},
                     x, y, width);
}

Cuts QuoteHead::cuts() const
{
    return {m_height};
}

void QuoteHead::draw(QPainter &painter) const
{
    for (const Placed &placed : m_texts)
        placed.text.draw(painter, placed.x, placed.y);
}

} // namespace configurator

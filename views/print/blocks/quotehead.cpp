// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/quotehead.h"

#include "quote/print/oneline.h"
#include "views/print/paper/printstyle.h"

#include <QPainter>

#include <algorithm>

namespace configurator {

namespace {

constexpr int gapBelowShop = dots(7);
constexpr int gapBelowLogo = dots(2.5);
constexpr int gutter = dots(6);
constexpr QSizeF logoBox {dots(60), dots(17)};
constexpr int mostLines = 4; // of one text
constexpr int mostTexts = 14; // in one column; a page has to hold the head

TextStyle bodyStyle(const QColor &colour, QFont::Weight weight = QFont::Normal)
{
    return {printFont(printBodySize, weight), colour, Qt::AlignLeft, mostLines, {}};
}

TextStyle headStyle(const QColor &colour)
{
    return {printFont(printSmallSize), colour, Qt::AlignLeft, mostLines, {}};
}

TextStyle rightStyle(double points, const QColor &colour, QFont::Weight weight = QFont::Normal)
{
    return {printFont(points, weight), colour, Qt::AlignRight, 2, {}};
}

} // namespace

QuoteHead::QuoteHead(const QuoteSheet &sheet, const Paper &paper)
    : m_device(paper.device)
{
    const int half = (paper.width - gutter) / 2;
    const int right = paper.width - half;
    const int shop = addShop(sheet, addLogo(sheet.logo), half);
    const int top = std::max(shop, addTitle(sheet, right, half));
    const int middle = top + gapBelowShop;
    m_height = std::max(addCustomer(sheet, middle, half), addBuild(sheet, right, middle, half));
    if (m_height == middle)
        m_height = top;
}

int QuoteHead::addColumn(const Texts &texts, int x, int y, int width)
{
    int added = 0;
    for (const auto &[text, style] : texts) {
        if (onOneLine(text).isEmpty() || ++added > mostTexts)
            continue;
        m_texts.push_back({TextBlock(text, style, width, m_device), x, y});
        y += m_texts.back().text.height();
    }
    return y;
}

int QuoteHead::addLogo(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return 0;
    const Result<Logo> logo = Logo::from(bytes);
    if (!logo)
        return 0;
    m_logo = *logo;
    m_logoPlace = {{0, 0}, logo->sizeWithin(logoBox)};
    return static_cast<int>(m_logoPlace.height()) + gapBelowLogo;
}

int QuoteHead::addShop(const QuoteSheet &sheet, int y, int width)
{
    Texts texts {
        {sheet.seller, {printFont(12, QFont::Bold), paper::text, Qt::AlignLeft, mostLines, {}}}};
    for (const QString &line : sheet.sellerLines)
        texts.emplace_back(line, headStyle(paper::muted));
    return addColumn(texts, 0, y, width);
}

int QuoteHead::addTitle(const QuoteSheet &sheet, int x, int width)
{
    const QString &title = sheet.language.words.quote;
    const double size = sizeThatFits(title, {20, 18, 16, 14}, QFont::Bold, width, m_device);
    const double small
        = sizeThatFits(sheet.dates, {printSmallSize, 8.5, 8, 7.5}, QFont::Normal, width, m_device);
    return addColumn({{title, rightStyle(size, paper::text, QFont::Bold)},
                      {sheet.number, rightStyle(printBodySize, paper::text)},
                      {sheet.dates, rightStyle(small, paper::muted)},
                      {sheet.reference, rightStyle(printSmallSize, paper::muted)},
                      {sheet.status, rightStyle(printBodySize, paper::green, QFont::Bold)}},
                     x, 0, width);
}

int QuoteHead::addCustomer(const QuoteSheet &sheet, int y, int width)
{
    if (sheet.customer.isEmpty() && sheet.customerLines.isEmpty())
        return y;
    Texts texts {{sheet.language.words.customer, headStyle(paper::muted)},
                 {sheet.customer, bodyStyle(paper::text, QFont::Bold)}};
    for (const QString &line : sheet.customerLines)
        texts.emplace_back(line, bodyStyle(paper::text));
    return addColumn(texts, 0, y, width);
}

// Several alternatives say this each at its own head. Without a customer it stands at the left.
int QuoteHead::addBuild(const QuoteSheet &sheet, int x, int y, int width)
{
    if (sheet.alternatives.size() != 1)
        return y;
    const SheetAlternative &only = sheet.alternatives.front();
    const SheetFacts facts = only.facts.value_or(SheetFacts {});
    Texts texts {{only.name, bodyStyle(paper::text, QFont::Bold)},
                 {facts.modelLine,
                  bodyStyle(paper::text, only.name.isEmpty() ? QFont::Bold : QFont::Normal)},
                 {facts.usageLine, bodyStyle(paper::text)},
                 {facts.clusterSentence, headStyle(paper::muted)}};
    const bool isEmpty = std::all_of(texts.begin(), texts.end(),
                                     [](const auto &text) { return text.first.isEmpty(); });
    if (isEmpty)
        return y;
    texts.insert(texts.begin(), {sheet.language.words.build, headStyle(paper::muted)});
    const bool hasCustomer = !sheet.customer.isEmpty() || !sheet.customerLines.isEmpty();
    return addColumn(texts, hasCustomer ? x : 0, y, width);
}

void QuoteHead::draw(QPainter &painter, int /*from*/, int /*height*/) const
{
    if (m_logo)
        m_logo->draw(painter, m_logoPlace);
    for (const Placed &placed : m_texts)
        placed.text.draw(painter, placed.x, placed.y);
}

} // namespace configurator

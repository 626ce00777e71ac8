// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/closingblocks.h"

#include "views/print/paper/printstyle.h"

#include <QPainter>

#include <algorithm>

namespace configurator {

namespace {

constexpr int inset = dots(3.7);
constexpr int radius = dots(1.9);
constexpr int markSize = dots(2);
constexpr int markWidth = dots(4.2);
constexpr int titleGap = dots(0.8);
constexpr int signatureRoom = dots(12);
constexpr int signatureGutter = dots(8.5);
constexpr int labelGap = dots(1.2);

TextStyle smallStyle(const QColor &colour, const QString &boldStart = {})
{
    return {printFont(printSmallSize), colour, Qt::AlignLeft, 0, boldStart};
}

QColor groundOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Unknown:
        return paper::greyGround;
    case Verdict::Short:
    case Verdict::Unsplittable:
    case Verdict::Paper:
        return paper::amberGround;
    case Verdict::Linked:
    case Verdict::Single:
        return paper::greenGround;
    }
    Q_UNREACHABLE();
}

QString verdictStart(const SheetFacts &facts)
{
    return facts.verdictTitle.isEmpty() ? QString() : facts.verdictTitle + u'.';
}

int signatureWidth(int width)
{
    return (width - signatureGutter) / 2;
}

} // namespace

VerdictBlock::VerdictBlock(const SheetFacts &facts, const Paper &paper)
    : m_width(paper.width)
    , m_ground(groundOf(facts.verdict))
    , m_text(facts.verdictText, smallStyle(paper::text, verdictStart(facts)),
             paper.width - 2 * inset, paper.device)
{
}

// Below each line; the ground reaches above the first and below the last.
Cuts VerdictBlock::cuts() const
{
    Cuts cuts;
    for (const int cut : m_text.cuts())
        cuts.push_back(inset + cut);
    if (!cuts.empty())
        cuts.back() += inset;
    return cuts;
}

void VerdictBlock::draw(QPainter &painter, int from, int height) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_ground);
    painter.drawRoundedRect(0, 0, m_width, height, radius, radius);
    m_text.drawPart(painter, inset, inset - from, from - inset, from + height - inset);
}

WarningBlock::WarningBlock(const QString &title, const QString &warning, const Paper &paper)
    : m_title(title, {printFont(printSmallSize, QFont::Bold), paper::text, Qt::AlignLeft, 0, {}},
              paper.width, paper.device)
    , m_text(warning, smallStyle(paper::text), paper.width - markWidth, paper.device)
{
}

Cuts WarningBlock::cuts() const
{
    const int title = m_title.height() > 0 ? m_title.height() + titleGap : 0;
    Cuts cuts;
    for (const int cut : m_text.cuts())
        cuts.push_back(title + cut);
    return cuts;
}

void WarningBlock::draw(QPainter &painter, int from, int height) const
{
    const int title = m_title.height() > 0 ? m_title.height() + titleGap : 0;
    m_text.drawPart(painter, markWidth, title - from, from - title, from + height - title);
    if (from > 0 || m_text.cuts().empty())
        return;
    m_title.draw(painter, 0, 0);
    const int markTop = title + (m_text.cuts().front() - markSize) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper::amber);
    painter.drawPolygon(QPolygon(
        {{0, markTop + markSize}, {markSize, markTop + markSize}, {markSize / 2, markTop}}));
}

SignatureBlock::SignatureBlock(const QuoteWords &words, const Paper &paper)
    : m_width(paper.width)
    , m_shop(words.forShop, smallStyle(paper::muted), signatureWidth(paper.width), paper.device)
    , m_customer(words.byCustomer, smallStyle(paper::muted), signatureWidth(paper.width),
                 paper.device)
{
}

Cuts SignatureBlock::cuts() const
{
    return {signatureRoom + labelGap + std::max(m_shop.height(), m_customer.height())};
}

void SignatureBlock::draw(QPainter &painter, int /*from*/, int /*height*/) const
{
    const int width = signatureWidth(m_width);
    painter.fillRect(0, signatureRoom, width, printHairline, paper::text);
    painter.fillRect(m_width - width, signatureRoom, width, printHairline, paper::text);
    m_shop.draw(painter, 0, signatureRoom + labelGap);
    m_customer.draw(painter, m_width - width, signatureRoom + labelGap);
}

} // namespace configurator

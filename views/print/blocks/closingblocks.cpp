// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/closingblocks.h"

#include "views/print/blocks/quotehead.h"
#include "views/print/printstyle.h"

#include <QCoreApplication>
#include <QPainter>

namespace configurator {

namespace {

constexpr int inset = dots(3.7);
constexpr int radius = dots(1.9);
constexpr int gapBelow = dots(5);
constexpr int markSize = dots(2);
constexpr int markWidth = dots(4.2);
constexpr int warningGap = dots(0.9);
constexpr int signatureGap = dots(12);
constexpr int signatureGutter = dots(8.5);
constexpr int hairline = dots(0.2);
constexpr int labelGap = dots(1.2);

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(QuoteClosing)
};

TextStyle bodyStyle(const QColor &colour, const QString &boldStart = {})
{
    return {printFont(9), colour, Qt::AlignLeft, 0, boldStart};
}

QColor groundOf(const QuoteSheet &sheet)
{
    switch (sheet.verdict) {
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

QString verdictStart(const QuoteSheet &sheet)
{
    return sheet.verdictTitle.isEmpty() ? QString() : sheet.verdictTitle + u'.';
}

int signatureWidth(int width)
{
    return (width - signatureGutter) / 2;
}

} // namespace

VerdictBlock::VerdictBlock(const QuoteSheet &sheet, const Paper &paper)
    : m_width(paper.width)
    , m_ground(groundOf(sheet))
    , m_text(sheet.verdictText + u' ' + noSpeedClaim(), bodyStyle(paper::text, verdictStart(sheet)),
             paper.width - 2 * inset, paper.device)
{
}

Cuts VerdictBlock::cuts() const
{
    return {m_text.height() + 2 * inset + gapBelow};
}

void VerdictBlock::draw(QPainter &painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_ground);
    painter.drawRoundedRect(0, 0, m_width, m_text.height() + 2 * inset, radius, radius);
    m_text.draw(painter, inset, inset);
}

WarningBlock::WarningBlock(const QString &warning, bool isFirst, const Paper &paper)
    : m_title(isFirst ? Say::tr("Please note") : QString(),
              {printFont(9, QFont::Bold), paper::text, Qt::AlignLeft, 0, {}}, paper.width,
              paper.device)
    , m_text(warning, bodyStyle(paper::text), paper.width - markWidth, paper.device)
{
}

Cuts WarningBlock::cuts() const
{
    return {m_title.height() + m_text.height() + warningGap};
}

void WarningBlock::draw(QPainter &painter) const
{
    const int top = m_title.height();
    m_title.draw(painter, 0, 0);
    const int lineHeight = m_text.cuts().empty() ? 0 : m_text.cuts().front();
    const int markTop = top + (lineHeight - markSize) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper::amber);
    painter.drawPolygon(QPolygon(
        {{0, markTop + markSize}, {markSize, markTop + markSize}, {markSize / 2, markTop}}));
    m_text.draw(painter, markWidth, top);
}

TermsBlock::TermsBlock(const QuoteSheet &sheet, const Paper &paper)
    : m_width(paper.width)
    , m_terms(Say::tr("Terms: the prices hold until %1.").arg(printedDate(sheet.validUntil)),
              bodyStyle(paper::muted), paper.width, paper.device)
    , m_shop(Say::tr("For the shop"), bodyStyle(paper::muted), signatureWidth(paper.width),
             paper.device)
    , m_customer(Say::tr("Accepted by the customer, date"), bodyStyle(paper::muted),
                 signatureWidth(paper.width), paper.device)
{
}

Cuts TermsBlock::cuts() const
{
    return {gapBelow + m_terms.height() + signatureGap + labelGap + m_shop.height()};
}

void TermsBlock::draw(QPainter &painter) const
{
    const int width = signatureWidth(m_width);
    const int y = gapBelow + m_terms.height() + signatureGap;
    m_terms.draw(painter, 0, gapBelow);
    painter.fillRect(0, y, width, hairline, paper::text);
    painter.fillRect(m_width - width, y, width, hairline, paper::text);
    m_shop.draw(painter, 0, y + labelGap);
    m_customer.draw(painter, m_width - width, y + labelGap);
}

} // namespace configurator

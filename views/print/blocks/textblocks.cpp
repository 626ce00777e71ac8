// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/textblocks.h"

#include "views/print/paper/printstyle.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int lineTop = dots(2.2);
constexpr int gapBelow = dots(3.6);
constexpr int underTitleWidth = dots(40);
constexpr double headingSize = 12;

QString buildText(const std::optional<SheetFacts> &facts)
{
    if (!facts)
        return {};
    QStringList parts {facts->modelLine, facts->usageLine, facts->clusterSentence};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

ParagraphsBlock::ParagraphsBlock(const QStringList &paragraphs, const TextStyle &style,
                                 const Paper &paper)
{
    const int emptyLine = QFontMetrics(style.font, paper.device).height();
    int top = 0;
    for (const QString &paragraph : paragraphs) {
        TextBlock text(paragraph, style, paper.width, paper.device);
        for (const int cut : text.cuts())
            m_cuts.push_back(top + cut);
        const int height = text.height();
        if (height > 0)
            m_texts.push_back({std::move(text), top});
        top += height > 0 ? height : emptyLine;
    }
}

void ParagraphsBlock::draw(QPainter &painter, int from, int height) const
{
    for (const Placed &placed : m_texts) {
        placed.text.drawPart(painter, 0, placed.top - from, from - placed.top,
                             from + height - placed.top);
    }
}

AlternativeHead::AlternativeHead(const SheetAlternative &alternative, const Paper &paper)
    : m_width(paper.width)
    , m_heading(alternative.heading,
                {printFont(headingSize, QFont::Bold), paper::text, Qt::AlignLeft, 3, {}},
                paper.width - underTitleWidth, paper.device)
    , m_mark(alternative.mark,
             {printFont(printBodySize, QFont::Bold), paper::green, Qt::AlignRight, 1, {}},
             paper.width, paper.device)
    , m_build(buildText(alternative.facts),
              {printFont(printSmallSize), paper::muted, Qt::AlignLeft, 4, {}}, paper.width,
              paper.device)
{
}

Cuts AlternativeHead::cuts() const
{
    return {lineTop + m_heading.height() + m_build.height() + gapBelow};
}

void AlternativeHead::draw(QPainter &painter, int /*from*/, int /*height*/) const
{
    painter.fillRect(0, 0, m_width, 2 * printHairline, paper::text);
    m_heading.draw(painter, 0, lineTop);
    m_mark.draw(painter, 0, lineTop);
    m_build.draw(painter, 0, lineTop + m_heading.height());
}

} // namespace configurator

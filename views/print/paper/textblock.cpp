// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/textblock.h"

#include "quote/print/oneline.h"
#include "views/print/paper/printstyle.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace configurator {

namespace {

constexpr qreal lineSpacing = 1.12;

QTextOption optionFor(Qt::Alignment alignment)
{
    // Absolute: an Arabic name stays in its column beside its figures.
    QTextOption option(alignment | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

} // namespace

TextBlock::TextBlock(const QString &text, TextStyle style, int width, const QPaintDevice *device)
    : m_style(std::move(style))
{
    QString shown = onOneLine(text);
    layOut(shown, width, device);
    if (m_style.maxLines <= 0 || m_layout->lineCount() <= m_style.maxLines)
        return;
    const QTextLine last = m_layout->lineAt(m_style.maxLines - 1);
    shown = shown.left(std::max(0, last.textStart() + last.textLength() - 2)) + u'…';
    layOut(shown, width, device);
}

void TextBlock::layOut(const QString &text, int width, const QPaintDevice *device)
{
    const QString start = onOneLine(m_style.boldStart);
    const QString whole = start.isEmpty() ? text : start + u' ' + text;
    const auto parts = unshapedParts(whole);
    const auto length = static_cast<int>(whole.size());
    const bool isPlain = parts.size() == 1 && parts.front().second == length;
    const QFont font = isPlain ? unshapedFont(m_style.font) : m_style.font;
    m_layout = std::make_unique<QTextLayout>(whole, font, device);
    m_layout->setTextOption(optionFor(m_style.alignment));
    QList<QTextLayout::FormatRange> formats;
    const auto add = [&](int from, int count, const QFont &special) {
        QTextLayout::FormatRange range;
        range.start = from;
        range.length = count;
        range.format.setFont(QFont(special, device));
        formats.append(range);
    };
    if (!isPlain) {
        for (const auto &[from, count] : parts)
            add(from, count, unshapedFont(m_style.font));
    }
    if (!start.isEmpty()) {
        QFont bold = font;
        bold.setWeight(QFont::Bold);
        add(0, static_cast<int>(start.size()), bold);
    }
    m_layout->setFormats(formats);
    breakLines(width);
}

void TextBlock::breakLines(int width)
{
    m_cuts.clear();
    if (m_layout->text().isEmpty())
        return;
    qreal top = 0;
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        const qreal pitch = line.height() * lineSpacing;
        line.setPosition({0, top + (pitch - line.height()) / 2});
        top += pitch;
        m_cuts.push_back(static_cast<int>(std::ceil(top)));
    }
    m_layout->endLayout();
}

int TextBlock::widestLine() const
{
    qreal widest = 0;
    for (int line = 0; line < m_layout->lineCount(); ++line)
        widest = std::max(widest, m_layout->lineAt(line).naturalTextWidth());
    return static_cast<int>(std::ceil(widest));
}

// Line by line: what is only clipped away would still stand in the text of a PDF.
void TextBlock::drawPart(QPainter &painter, int x, int y, int from, int to) const
{
    painter.setPen(m_style.colour);
    int top = 0;
    int line = 0;
    for (const int bottom : m_cuts) {
        if (top >= from && bottom <= to)
            m_layout->lineAt(line).draw(&painter, QPointF(x, y));
        top = bottom;
        ++line;
    }
}

} // namespace configurator

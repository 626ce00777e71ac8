// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/textblock.h"

#include "views/print/printstyle.h"

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

QString printable(const QString &text)
{
    QString plain = text;
    for (QChar &letter : plain) {
        if (letter.category() == QChar::Other_Control)
            letter = u' ';
    }
    return plain.simplified();
}

TextBlock::TextBlock(const QString &text, TextStyle style, int width, const QPaintDevice *device)
    : m_style(std::move(style))
{
    QString shown = printable(text);
    layOut(shown, width, device);
    if (m_style.maxLines <= 0 || m_layout->lineCount() <= m_style.maxLines)
        return;
    const QTextLine last = m_layout->lineAt(m_style.maxLines - 1);
    shown = shown.left(std::max(0, last.textStart() + last.textLength() - 2)) + u'…';
    layOut(shown, width, device);
}

void TextBlock::layOut(const QString &text, int width, const QPaintDevice *device)
{
    const QString start = printable(m_style.boldStart);
    const QString whole = start.isEmpty() ? text : start + u' ' + text;
    const QFont font = fontForText(m_style.font, whole);
    m_layout = std::make_unique<QTextLayout>(whole, font, device);
    m_layout->setTextOption(optionFor(m_style.alignment));
    if (!start.isEmpty()) {
        QFont bold(font, device);
        bold.setWeight(QFont::Bold);
        QTextLayout::FormatRange range;
        range.start = 0;
        range.length = static_cast<int>(start.size());
        range.format.setFont(bold);
        m_layout->setFormats({range});
    }
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

void TextBlock::draw(QPainter &painter, int x, int y) const
{
    painter.setPen(m_style.colour);
    m_layout->draw(&painter, QPointF(x, y));
}

} // namespace configurator

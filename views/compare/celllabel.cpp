// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/compare/celllabel.h"

#include "views/common/verdictsign.h"
#include "views/common/badge.h"
#include "views/common/theme.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int partIndent = 14;
constexpr int badgeGap = 8;
constexpr int signSize = 18;
constexpr int signWidth = 27; // with the room behind it

struct Paragraph
{
    int height = 0;
    int lastLineHeight = 0;
    int end = 0; // of its last line
};

// Breaks between words, and inside one that is wider than the column. Drawn where there is a
// painter.
Paragraph arrangeText(const QString &text, const QFont &font, const QRect &room, QPainter *painter)
{
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    Paragraph paragraph;
    qreal top = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room.width());
        line.setPosition({0, top});
        top += line.height();
        paragraph.lastLineHeight = static_cast<int>(std::ceil(line.height()));
        paragraph.end = room.x() + static_cast<int>(std::ceil(line.naturalTextWidth()));
    }
    layout.endLayout();
    paragraph.height = static_cast<int>(std::ceil(top));
    if (painter)
        layout.draw(painter, room.topLeft());
    return paragraph;
}

QColor inkOfTone(Surface::Tone tone, const Theme &theme)
{
    switch (tone) {
    case Surface::Tone::Plain:
        return theme.text;
    case Surface::Tone::Good:
        return theme.green;
    case Surface::Tone::Caution:
        return theme.amber;
    case Surface::Tone::Bad:
        return theme.red;
    }
    Q_UNREACHABLE();
}

} // namespace

CellLabel::CellLabel(const QString &name, const CompareCell &cell, bool differs, QWidget *parent)
    : PlainLabel(Look::Normal, {}, parent)
    , m_cell(cell)
    , m_differs(differs)
{
    QStringList lines;
    for (const CellLine &line : cell.lines)
        lines << line.text;
    setText(lines.join(u'\n'));
    setAccessibleName(name);
    setAccessibleDescription(differs ? tr("%1; differs").arg(spoken(cell)) : spoken(cell));
}

QFont CellLabel::fontOf(CellLine::Kind kind) const
{
    if (kind == CellLine::Kind::Remark)
        return fontSized(font(), 0.86);
    return m_differs ? fontSized(font(), 1.0, QFont::DemiBold) : font();
}

QColor CellLabel::inkOf(CellLine::Kind kind) const
{
    const Theme &theme = Theme::of(this);
    if (kind == CellLine::Kind::Remark)
        return theme.muted;
    if (m_cell.verdict)
        return inkOfTone(toneOf(*m_cell.verdict), theme);
    return m_differs ? theme.text : theme.muted;
}

int CellLabel::heightForWidth(int width) const
{
    return arrange(width, nullptr);
}

int CellLabel::arrange(int width, QPainter *painter) const
{
    int y = 0;
    for (const CellLine &line : m_cell.lines) {
        const int indent = line.kind == CellLine::Kind::Part ? partIndent : 0;
        if (painter)
            painter->setPen(inkOf(line.kind));
        const Paragraph paragraph
            = arrangeText(line.text, fontOf(line.kind), {indent, y, width - indent, 0}, painter);
        y += paragraph.height;
        if (&line == &m_cell.lines.front() && !m_cell.best.isEmpty())
            y = placeBest(y, paragraph.end, paragraph.lastLineHeight, width, painter);
    }
    return y;
}

// Behind the figure, or beneath it where the column ends. Returns where the next line begins.
int CellLabel::placeBest(int y, int end, int lineHeight, int width, QPainter *painter) const
{
    const QSize size = badgeSize(m_cell.best, font());
    const int x = end + badgeGap;
    const bool fitsBehind = x + size.width() <= width;
    const QPoint at = fitsBehind ? QPoint(x, y - lineHeight + (lineHeight - size.height()) / 2)
                                 : QPoint(0, y + 2);
    if (painter)
        paintBadge(painter, at, m_cell.best, font(), true, palette(), width);
    return fitsBehind ? y : y + size.height() + 2;
}

void CellLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    arrange(width(), &painter);
}

RowTitle::RowTitle(Look look, const QString &title, bool differs, QWidget *parent)
    : PlainLabel(look, title, parent)
    , m_differs(differs)
{
    if (!differs)
        return;
    setAccessibleName(tr("%1, differs").arg(title));
    setToolTip(tr("The builds differ here"));
}

int RowTitle::heightForWidth(int width) const
{
    return arrangeText(text(), font(), {0, 0, width - signWidth, 0}, nullptr).height;
}

void RowTitle::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::WindowText));
    arrangeText(text(), font(), {signWidth, 0, width() - signWidth, 0}, &painter);
    if (!m_differs)
        return;
    const Theme &theme = Theme::of(this);
    const QRectF chip(0, (fontMetrics().height() - signSize) / 2.0, signSize, signSize);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accentSoft);
    painter.drawRoundedRect(chip, 5, 5);
    painter.setPen(theme.accent);
    painter.setFont(fontSized(font(), 1.15, QFont::DemiBold));
    painter.drawText(chip, Qt::AlignCenter, u"≠"_s);
}

} // namespace configurator

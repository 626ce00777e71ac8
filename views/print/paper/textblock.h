// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/paper/pagelayout.h"

#include <QColor>
#include <QFont>
#include <QString>
#include <QTextLayout>

#include <memory>

class QPaintDevice;
class QPainter;

namespace configurator {

struct TextStyle
{
    QFont font;
    QColor colour;
    Qt::Alignment alignment = Qt::AlignLeft;
    int maxLines = 0; // 0: as many as it takes; else the rest gives way to an ellipsis
    QString boldStart; // stands before the text in the same paragraph, in bold
};

// A paragraph of plain text, wrapped to a width and measured before it is drawn.
class TextBlock
{
public:
    TextBlock(const QString &text, TextStyle style, int width, const QPaintDevice *device);

    [[nodiscard]] int height() const { return m_cuts.empty() ? 0 : m_cuts.back(); }
    [[nodiscard]] int widestLine() const;
    [[nodiscard]] const Cuts &cuts() const { return m_cuts; } // below each line
    void draw(QPainter &painter, int x, int y) const { drawPart(painter, x, y, 0, height()); }
    // Only the lines between two cuts; `y` is where the block's top would be.
    void drawPart(QPainter &painter, int x, int y, int from, int to) const;

private:
    void layOut(const QString &text, int width, const QPaintDevice *device);
    void breakLines(int width);

    TextStyle m_style;
    std::unique_ptr<QTextLayout> m_layout;
    Cuts m_cuts;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/elidedlabel.h"

#include <QPainter>

namespace configurator {

ElidedLabel::ElidedLabel(Look look, const QString &text, QWidget *parent)
    : PlainLabel(look, {}, parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setWholeText(text);
}

void ElidedLabel::setWholeText(const QString &text)
{
    setText(text);
    // A tool tip reads HTML unless it is told not to.
    setToolTip(text.toHtmlEscaped());
    setAccessibleDescription(text); // or the tool tip would be read out, as HTML
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {40, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

} // namespace configurator

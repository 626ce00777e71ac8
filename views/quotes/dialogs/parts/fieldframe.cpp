// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/parts/fieldframe.h"

#include "views/common/theme.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int inset = 3; // so that square corners stay inside the round ones

} // namespace

FieldFrame::FieldFrame(QAbstractScrollArea *field, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
{
    field->setFrameShape(QFrame::NoFrame);
    field->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(inset, inset, inset, inset);
    column->addWidget(field);
}

void FieldFrame::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    const bool hasFocus = m_field->hasFocus();
    const qreal width = hasFocus ? 2 : 1;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus ? theme.accent : theme.border, width));
    painter.setBrush(theme.surface);
    const qreal half = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), metrics::smallRadius,
                            metrics::smallRadius);
}

bool FieldFrame::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::eventFilter(watched, event);
}

} // namespace configurator

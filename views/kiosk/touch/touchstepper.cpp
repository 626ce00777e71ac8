// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/touch/touchstepper.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/kiosk/touch/touch.h"

#include <QHBoxLayout>
#include <QPainter>

namespace configurator {

TouchStepper::TouchStepper(const QString &unitName, QWidget *parent)
    : QWidget(parent)
    , m_figure(new PlainLabel(PlainLabel::Look::Strong, {}, this))
    , m_fewer(button(QStringLiteral("\u2212"), tr("Fewer %1").arg(unitName), -1))
    , m_more(button(QStringLiteral("+"), tr("More %1").arg(unitName), 1))
{
    m_figure->setAlignment(Qt::AlignCenter);
    m_figure->setMinimumWidth(48);
    m_figure->setAccessibleName(tr("Count of %1").arg(unitName));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    row->addWidget(m_fewer);
    row->addWidget(m_figure);
    row->addWidget(m_more);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TouchStepper::setCount(int count, int maximum)
{
    m_count = count;
    const QString text = QLocale().toString(count);
    m_figure->say(text, text);
    m_more->setEnabled(count < maximum);
}

void TouchStepper::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::of(this).border);
    painter.setBrush(Theme::of(this).surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::smallRadius,
                            metrics::smallRadius);
}

QPushButton *TouchStepper::button(const QString &sign, const QString &name, int step)
{
    QPushButton *made = touchButton(sign, look::bare, this);
    made->setAccessibleName(name);
    made->setFont(fontSized(font(), 1.3, QFont::DemiBold));
    made->setFixedSize(touch::step, touch::step);
    // One fewer than one removes the row: the document decides.
    connect(made, &QPushButton::clicked, this, [this, step] { Q_EMIT countAsked(m_count + step); });
    return made;
}

} // namespace configurator

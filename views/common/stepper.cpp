// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/stepper.h"

#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace configurator {

Stepper::Stepper(const QString &unitName, QWidget *parent)
    : QWidget(parent)
    , m_field(new Unwheeled<QSpinBox>(this))
    , m_fewer(button(QStringLiteral("\u2212"), tr("Fewer %1").arg(unitName), -1))
    , m_more(button(QStringLiteral("+"), tr("More %1").arg(unitName), 1))
{
    m_field->setAccessibleName(tr("Count of %1").arg(unitName));
    m_field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_field->setFrame(false);
    m_field->setAlignment(Qt::AlignCenter);
    m_field->setKeyboardTracking(false);
    m_field->setFixedWidth(52);
    setFixedHeight(metrics::control);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    row->addWidget(m_fewer);
    row->addWidget(m_field);
    row->addWidget(m_more);
    connect(m_field, &QSpinBox::valueChanged, this, [this](int value) {
        if (value != m_count)
            Q_EMIT countAsked(value);
    });
}

QWidgetList Stepper::focusChain() const
{
    return {m_fewer, m_field, m_more};
}

void Stepper::setCount(int count, int maximum)
{
    m_count = count;
    m_field->setRange(1, qMax(count, maximum));
    m_field->setValue(count);
    m_more->setEnabled(count < maximum);
}

void Stepper::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::of(this).border);
    painter.setBrush(Theme::of(this).surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::smallRadius,
                            metrics::smallRadius);
}

QPushButton *Stepper::button(const QString &sign, const QString &name, int step)
{
    auto *made = new QPushButton(sign, this);
    made->setProperty(look::property, look::bare);
    made->setAccessibleName(name);
    made->setFont(fontSized(font(), 1.1, QFont::DemiBold));
    made->setFixedWidth(metrics::control - 4);
    made->setAutoRepeat(true);
    // One fewer than one removes the row: the document decides.
    connect(made, &QPushButton::clicked, this, [this, step] { Q_EMIT countAsked(m_count + step); });
    return made;
}

} // namespace configurator

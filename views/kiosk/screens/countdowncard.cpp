// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/screens/countdowncard.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/surface.h"
#include "views/kiosk/touch/touch.h"

#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

CountdownCard::CountdownCard(QWidget *parent)
    : QWidget(parent)
    , m_text(new PlainLabel(PlainLabel::Look::Lead, {}, this))
    , m_stay(touchButton(tr("I am still here"), look::primary, this))
{
    setObjectName(QStringLiteral("countdownCard"));
    auto *card = new Surface(this);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(36, 30, 36, 30);
    column->setSpacing(18);
    column->addWidget(new PlainLabel(PlainLabel::Look::Heading, tr("Are you still there?"), card));
    column->addWidget(m_text);
    column->addWidget(m_stay);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(card);
    middle->addStretch(1);
    auto *screen = new QVBoxLayout(this);
    screen->addStretch(1);
    screen->addLayout(middle);
    screen->addStretch(1);
    connect(m_stay, &QPushButton::clicked, this, &CountdownCard::stayAsked);
    hide();
}

void CountdownCard::count(int secondsLeft)
{
    m_text->setText(secondsLeft == 1 ? tr("Everything is cleared in 1 second.")
                                     : tr("Everything is cleared in %1 seconds.").arg(secondsLeft));
    if (isVisible())
        return;
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_stay->setFocus(Qt::PopupFocusReason);
}

void CountdownCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(0, 0, 0, 150));
}

} // namespace configurator

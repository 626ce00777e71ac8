// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/screens/attractscreen.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/kiosk/touch/touch.h"

#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

namespace {
constexpr int textWidth = 760;
} // namespace

AttractScreen::AttractScreen(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("attractScreen"));
    setAccessibleName(tr("Welcome"));
    setFont(fontSized(font(), 1.5)); // read from further away
    auto *brand
        = new PlainLabel(PlainLabel::Look::Title, tr("Bektursun's AI Hardware Store"), this);
    auto *question
        = new PlainLabel(PlainLabel::Look::Heading,
                         tr("Which AI model would you like to run at home or at work?"), this);
    auto *lead = new PlainLabel(
        PlainLabel::Look::Lead,
        tr("Pick an open model, put GPUs or machines together, and see at once whether the memory "
           "holds it, what it draws from the wall, and what it costs."),
        this);
    QPushButton *begin = touchButton(tr("Touch to begin"), look::primary, this);
    begin->setMinimumWidth(280);
    connect(begin, &QPushButton::clicked, this, &AttractScreen::begun);
    // The column is as narrow as its lines, so that its height is asked for that width.
    auto *text = new QWidget(this);
    text->setMaximumWidth(textWidth);
    auto *column = new QVBoxLayout(text);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(24);
    for (PlainLabel *label : {brand, question, lead}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addSpacing(16);
    column->addWidget(begin, 0, Qt::AlignLeft);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(text, 6);
    middle->addStretch(1);
    auto *screen = new QVBoxLayout(this);
    screen->setContentsMargins(48, 48, 48, 48);
    screen->addStretch(1);
    screen->addLayout(middle);
    screen->addStretch(1);
}

void AttractScreen::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::of(this).window);
    painter.fillRect(QRect(0, 0, width(), 10), Theme::of(this).accent);
}

} // namespace configurator

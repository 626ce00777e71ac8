// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/labelled.h"

#include "views/common/plainlabel.h"

#include <QVBoxLayout>

namespace configurator {

QWidget *labelled(const QString &text, QWidget *field, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *label = new PlainLabel(PlainLabel::Look::Small, text, box);
    label->setBuddy(field);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(label);
    column->addWidget(field);
    return box;
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/cardscroll.h"

#include <QScrollArea>

namespace configurator {

void showOnCard(QScrollArea *scroll, QWidget *content)
{
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/builds/openbutton.h"

#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QMouseEvent>

namespace configurator {

OpenButton::OpenButton(QWidget *parent)
    : QPushButton(tr("Open build"), parent)
{
    setProperty(look::property, look::outline);
    setFont(fontSized(font(), 0.92, QFont::DemiBold));
    setAutoDefault(true);
}

void OpenButton::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace configurator

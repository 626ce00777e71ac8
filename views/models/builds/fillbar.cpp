// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/builds/fillbar.h"

#include "items/aimodels/recommendationsmodel.h"
#include "views/common/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace configurator {

FillBar::FillBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FillBar::setFill(int thousandths, bool isGood)
{
    m_fill = thousandths;
    m_isGood = isGood;
    update();
}

void FillBar::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath track;
    track.addRoundedRect(QRectF(rect()), height() / 2.0, height() / 2.0);
    painter.fillPath(track, theme.border);
    painter.setClipPath(track);
    const int filled = width() * m_fill / RecommendationsModel::fullBar;
    painter.fillRect(QRect(0, 0, filled, height()), m_isGood ? theme.greenFill : theme.amberFill);
}

} // namespace configurator

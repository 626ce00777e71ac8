// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/legendkey.h"

#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

LegendKey::LegendKey(Part part, QWidget *parent)
    : QWidget(parent)
    , m_part(part)
{
    setFixedSize(10, 10);
}

void LegendKey::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    QPainter(this).fillRect(rect(),
                            m_part == Part::Weights       ? theme.weights
                                : m_part == Part::Context ? theme.context
                                                          : theme.working);
}

} // namespace configurator

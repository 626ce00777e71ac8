// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/placement/fit.h"
#include "views/common/surface.h"
#include "views/common/theme.h"

#include <QPointF>

class QPainter;

namespace configurator {

Surface::Tone toneOf(Verdict verdict);
QColor verdictColour(Verdict verdict, const Theme &theme); // for words
// A tick, a triangle or a cross: the shape says what the colour says.
void paintVerdictSign(QPainter *painter, QPointF middle, qreal radius, Surface::Tone tone,
                      const Theme &theme);

} // namespace configurator

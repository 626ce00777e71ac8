// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPalette>
#include <QRectF>
#include <QString>

class QPainter;

namespace configurator {

// Our own line drawings of units (resources/icons/unit-*.svg), in the colours of the palette.
// `picture` is a name from items/unittext.h: "gpu", "module", "tower", "server", "mini", "link",
// "switch"; anything else draws a question mark.
void paintUnit(QPainter *painter, const QRectF &box, const QString &picture,
               const QPalette &palette);

} // namespace configurator

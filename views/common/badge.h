// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QPalette>
#include <QPoint>
#include <QSize>
#include <QString>

class QPainter;

namespace configurator {

// A small coloured word: green for a fast link, amber for none. The word itself says which.
QSize badgeSize(const QString &text, const QFont &base);
void paintBadge(QPainter *painter, QPoint at, const QString &text, const QFont &base, bool isGood,
                const QPalette &palette, int maxWidth);

} // namespace configurator

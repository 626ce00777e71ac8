// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

class QAbstractScrollArea;

namespace configurator {

// Sizes for fingers, in logical pixels.
namespace touch {
inline constexpr int target = 56; // of anything to press
inline constexpr int step = 60; // of − and +
inline constexpr int gap = 12; // between targets
} // namespace touch

// A button of a finger's size; `look` is one of look::primary and so on (shopstyle.h).
QPushButton *touchButton(const QString &text, int look, QWidget *parent);

// A swipe scrolls and never presses or drags; without motion the contents stop with the finger.
void scrollByTouch(QAbstractScrollArea *area, bool hasMotion);
// The same area's motion changes.
void setGliding(QAbstractScrollArea *area, bool hasMotion);

} // namespace configurator

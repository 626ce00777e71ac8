// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/theme.h"

namespace configurator {

// How the kiosk looks for the person in front of it. A reset makes it a fresh one.
struct KioskLook
{
    int textPercent = 100; // 100 to 200
    Theme::Scheme scheme = Theme::Scheme::Light;
    bool isLow = false; // everything in the lower half, for people who sit
    bool hasMotion = true; // lists glide on after a swipe
    bool operator==(const KioskLook &) const = default;
};

inline constexpr int kioskTextSizes[] = {100, 125, 150, 200}; // percent
inline constexpr int kioskCardPad = 18; // between a card's edge and what it holds

// Palette and font of the whole program.
void wearLook(const KioskLook &look);

} // namespace configurator

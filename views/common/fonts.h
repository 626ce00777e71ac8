// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace configurator {

// Loads the bundled fonts, so that every shop shows and prints the same. A font that is missing is
// passed over: the system's own then serves.
void loadShopFonts();
// The same and the weight that only paper uses: loaded when something is printed, not at start.
void loadPrintFonts();

// The bundled family once it is loaded (or installed), else the system's default one.
QString shopFontFamily();

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace configurator {

// Style, palette and font of the whole program; call once before the first widget.
void dressApplication(bool isDark);

} // namespace configurator

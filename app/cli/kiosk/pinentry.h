// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

namespace configurator {

// A PIN from standard input: at a terminal asked for twice and not shown, otherwise the first line.
// Whoever gets it wipes it (kiosk/staffpin.h).
Result<QString> enteredPin();

} // namespace configurator

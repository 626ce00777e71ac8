// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace configurator {

// A text as a cell of CSV (RFC 4180): in quotes, so that digits stay text; one that a spreadsheet
// would run as a formula begins with an apostrophe. Nothing for an empty text.
QString csvText(const QString &text);

} // namespace configurator

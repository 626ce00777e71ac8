// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// A line in one version: "2 × 1,999.00", and beneath it whatever the other version has otherwise.
QString lineWords(const QuoteLine &line, const QuoteLine &other, const Currency &currency);

// At most 160 characters of a text, with the place in them where it begins to differ.
QString excerpt(const QString &text, const QString &other);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotesheet.h"

namespace configurator {

// The lines of a quote in the order of the build: each machine, then what stands in it, saying in
// which slots of which line. Figures that would not fit into an integer are left out.
std::vector<QuoteLine> quoteLines(const Catalogue &catalogue, const Build &build);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"

class QWidget;

namespace configurator {

// Keeps a customer in the list. Where somebody else changed it meanwhile, both versions are shown,
// and the person decides. Nothing: it was left undecided, and nothing was written.
Result<std::optional<StoredCustomer>> keepCustomer(QuoteStore &store, const StoredCustomer &mine,
                                                   QWidget *parent);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/schema/schema.h"

namespace configurator {

std::vector<SchemaStep> storeSchema()
{
    return {quoteSchema(), priceSchema()};
}

} // namespace configurator

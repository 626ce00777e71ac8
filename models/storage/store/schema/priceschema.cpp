// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/schema/schema.h"

namespace configurator {

using namespace Qt::StringLiterals;

SchemaStep priceSchema()
{
    return {
        // One import; what is taken back stays in the history.
        u"CREATE TABLE price_batch ("
        " batch_key INTEGER PRIMARY KEY,"
        " supplier TEXT NOT NULL,"
        " file_name TEXT NOT NULL,"
        " day VARCHAR(10) NOT NULL,"
        " currency VARCHAR(3) NOT NULL,"
        " is_undone SMALLINT NOT NULL)"_s,
        u"CREATE TABLE price_step ("
        " batch_key INTEGER NOT NULL REFERENCES price_batch (batch_key),"
        " sku VARCHAR(400) NOT NULL,"
        " old_price BIGINT," // minor units; null: it was on request
        " new_price BIGINT NOT NULL,"
        " PRIMARY KEY (batch_key, sku))"_s,
        u"CREATE INDEX price_of_sku ON price_step (sku, batch_key)"_s,
        u"CREATE TABLE supplier_mapping ("
        " supplier VARCHAR(400) PRIMARY KEY,"
        " document TEXT NOT NULL)"_s,
    };
}

} // namespace configurator

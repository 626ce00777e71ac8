// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/schema/schema.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

SchemaStep shopTables()
{
    return {
        u"CREATE TABLE shop_profile ("
        " profile_key INTEGER PRIMARY KEY," // always 1
        " document TEXT NOT NULL)"_s,
        u"CREATE TABLE customer ("
        " customer_id VARCHAR(400) PRIMARY KEY,"
        " version BIGINT NOT NULL,"
        " name_order TEXT NOT NULL," // folded
        " search TEXT NOT NULL," // folded
        " document TEXT NOT NULL)"_s,
        u"CREATE INDEX customer_by_name ON customer (name_order)"_s,
        // The last number taken. A series is a pattern with its date filled in.
        u"CREATE TABLE number_series ("
        " series VARCHAR(400) PRIMARY KEY,"
        " last_taken BIGINT NOT NULL)"_s,
    };
}

// The row of a quote is what lists show: its latest revision. Days are texts like 2026-11-30.
SchemaStep quoteTables()
{
    return {
        u"CREATE TABLE quote ("
        " quote_key INTEGER PRIMARY KEY,"
        " quote_id VARCHAR(400) NOT NULL UNIQUE,"
        " version BIGINT NOT NULL,"
        " number VARCHAR(400) UNIQUE," // null until issued
        " revision INTEGER NOT NULL,"
        " status SMALLINT NOT NULL," // in the order of QuoteStatus
        " customer_id VARCHAR(400) REFERENCES customer (customer_id),"
        " customer TEXT NOT NULL,"
        " customer_order TEXT," // folded; null: nobody
        " content TEXT NOT NULL,"
        " issued VARCHAR(10) NOT NULL,"
        " valid_until VARCHAR(10) NOT NULL,"
        " total BIGINT NOT NULL," // minor units
        " currency VARCHAR(3) NOT NULL)"_s,
        // Every seller's logo once, however many quotes carry it.
        u"CREATE TABLE logo ("
        " logo_hash VARCHAR(64) PRIMARY KEY,"
        " content TEXT NOT NULL)"_s, // base64
        u"CREATE TABLE quote_revision ("
        " quote_key INTEGER NOT NULL REFERENCES quote (quote_key) ON DELETE CASCADE,"
        " revision INTEGER NOT NULL,"
        " document TEXT NOT NULL," // a quote file without logo
        " logo_hash VARCHAR(64) REFERENCES logo (logo_hash),"
        " PRIMARY KEY (quote_key, revision))"_s,
    };
}

// Each order of the list has an index that also holds what shelves are told apart by, so that a
// page is read off it without looking at other quotes.
SchemaStep quoteIndexes()
{
    return {
        u"CREATE INDEX quote_by_day ON quote (issued, quote_key, status, valid_until)"_s,
        u"CREATE INDEX quote_by_number ON quote (number, quote_key, status, valid_until)"_s,
        u"CREATE INDEX quote_by_customer"
        " ON quote (customer_order, issued DESC, quote_key DESC, status, valid_until)"_s,
        u"CREATE INDEX quote_by_total ON quote (total, quote_key, status, valid_until)"_s,
        u"CREATE INDEX quote_by_end ON quote (status, valid_until, quote_key)"_s,
        u"CREATE INDEX quote_of_customer ON quote (customer_id)"_s,
    };
}

// What is looked for, folded, and kept once for all quotes: a phrase is one word. Stores that were
// filled before it was have lines of words until a quote is saved again; both are found.
SchemaStep searchTables()
{
    return {
        u"CREATE TABLE phrase ("
        " phrase_key INTEGER PRIMARY KEY,"
        " phrase_hash VARCHAR(22) NOT NULL UNIQUE,"
        " content TEXT NOT NULL)"_s,
        // Many phrases in one text, one a line in order of their keys: read in far fewer steps.
        u"CREATE TABLE phrase_page ("
        " page_key INTEGER PRIMARY KEY,"
        " content TEXT NOT NULL)"_s,
        u"CREATE TABLE quote_phrase ("
        " phrase_key INTEGER NOT NULL REFERENCES phrase (phrase_key),"
        " quote_key INTEGER NOT NULL REFERENCES quote (quote_key) ON DELETE CASCADE,"
        " PRIMARY KEY (phrase_key, quote_key))"_s,
        u"CREATE INDEX phrase_of_quote ON quote_phrase (quote_key, phrase_key)"_s,
    };
}

} // namespace

SchemaStep quoteSchema()
{
    return shopTables() + quoteTables() + quoteIndexes() + searchTables();
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "prices/list/pricelist.h"
#include "prices/pricebatch.h"

namespace configurator {

struct PriceChange
{
    PricePlace place;
    QString sku; // the unit's id
    QString name;
    std::optional<Minor> oldPrice; // none: it was on request
    Minor newPrice = 0;
    std::optional<qint64> percentTenths; // 12.5 % more is 125; rounded half away from zero
    bool isJump = false;
    bool operator==(const PriceChange &) const = default;
};

// A sentence about one field of one row.
struct RowNote
{
    PricePlace place;
    PriceField field = PriceField::Price;
    QString text; // without the place: "must be a price in digits, like 1999.00, but is “1e3”."
    bool operator==(const RowNote &) const = default;
};

// A price in both readings, for the person who decides.
struct PriceSample
{
    PricePlace place;
    QString text; // as in the file
    std::optional<Minor> asPoint;
    std::optional<Minor> asComma;
    bool operator==(const PriceSample &) const = default;
};

// What only a person can decide; until then nothing is compared.
struct PriceDecision
{
    enum class About { Decimal, Column };
    About about = About::Decimal;
    QString text; // whole sentences: what is unclear, and how to answer
    std::vector<PriceSample> samples; // Decimal
    PriceField field = PriceField::Price; // Column
    QStringList headers; // Column
    bool operator==(const PriceDecision &) const = default;
};

// What a price list would change, before anything is changed.
struct PriceReview
{
    QString fileName;
    Currency currency;
    std::vector<PriceChange> changes; // in the order of the file
    QStringList unchanged; // SKUs
    QStringList unknownSkus; // in the file, not in the catalogue: nothing is done with them
    QStringList missingSkus; // in the catalogue, not in the file: they keep what they have
    std::vector<RowNote> rejected; // one is enough, and nothing is applied
    std::vector<RowNote> warnings; // rounded prices, doubtful SKUs and GTINs
    QStringList notes; // sentences about the whole file
    std::optional<PriceDecision> decision;
    ColumnMapping mapping; // as it was found, to be remembered for the supplier
    bool operator==(const PriceReview &) const = default;

    [[nodiscard]] bool isSound() const { return rejected.empty() && !decision; }
};

struct ReviewRules
{
    int jumpPercent = 30; // a change of more than this is a jump
};

// Compares a price list with the catalogue: the SKU is the unit's id, whatever its case. A file
// without usable columns is an Error; everything else stands in the review.
Result<PriceReview> reviewPrices(const Catalogue &catalogue, const PriceFile &file,
                                 const ColumnMapping &mapping = {}, ReviewRules rules = {});

// Everything the review changes, or nothing: an Error where rows are rejected or something is to
// be decided.
Result<PriceBatch> batchOf(const PriceReview &review, const QString &supplier, QDate date);

// "list.xlsx, sheet “Prices”, row 12, price: must be …"
QString noteText(const PriceReview &review, const RowNote &note);

} // namespace configurator

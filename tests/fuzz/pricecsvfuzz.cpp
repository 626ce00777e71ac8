// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"
#include "support/samples.h"

#include "prices/list/pricereview.h"

#include <algorithm>

using namespace configurator;
using namespace configurator::fuzz;

namespace {

void requirePlain(const QString &digits)
{
    for (const QChar character : digits)
        require(character == u'.' || (character >= u'0' && character <= u'9'));
    if (digits.isEmpty())
        return;
    // What was read as a plain number reads as the same again.
    const std::optional<PriceText> again = readPriceText(digits);
    require(again && again->asPoint == digits && !again->isNegative);
}

void checkPrice(const QString &typed)
{
    const std::optional<PriceText> price = readPriceText(typed);
    if (!price)
        return;
    require(!price->asPoint.isEmpty() || !price->asComma.isEmpty());
    requirePlain(price->asPoint);
    requirePlain(price->asComma);
}

void checkReview(const PriceFile &file, const Catalogue &catalogue)
{
    const Result<PriceReview> review = reviewPrices(catalogue, file);
    require(review.isOk() != !review.error().isEmpty());
    if (!review)
        return;
    for (const PriceChange &change : review->changes)
        require(change.newPrice > 0 && change.oldPrice != change.newPrice);
    for (const RowNote &note : review->rejected)
        require(!note.text.isEmpty() && note.place.row > 0);
    require(batchOf(*review, {}, {}).isOk() == review->isSound());
    require(mappingFrom(mappingJson(review->mapping), QStringLiteral("m")).isOk());
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Catalogue catalogue = test::sampleCatalogue();
    const QByteArray bytes = inputOf(data, size);
    if (bytes.startsWith("PK"))
        return 0;
    const CsvChoice choice {{}, {}, hasColumns({}, catalogue.currency())};
    const Result<PriceFile> file = readPriceFile(bytes, QStringLiteral("list.csv"), choice);
    require(file.isOk() != !file.error().isEmpty());
    if (!file)
        return 0;
    for (const TableRow &row : file->sheets.front().rows)
        for (const Cell &cell : row.cells)
            checkPrice(cell.text);
    checkReview(*file, catalogue);
    return 0;
}

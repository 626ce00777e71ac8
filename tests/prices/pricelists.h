// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/list/pricereview.h"
#include "support/samples.h"

// Price lists as a test writes them, against the small catalogue in support/samples.h.
namespace configurator::test {

inline PriceFile csvFile(const QByteArray &text, const ColumnMapping &mapping = {},
                         const Currency &currency = {})
{
    const CsvChoice choice {mapping.encoding, mapping.delimiter, hasColumns(mapping, currency)};
    const Result<PriceFile> file = readPriceFile(text, QStringLiteral("list.csv"), choice);
    if (!file)
        qWarning("%s", qPrintable(file.error()));
    return file ? *file : PriceFile {};
}

// Of a list that has usable columns.
inline PriceReview reviewOf(const QByteArray &text, const ColumnMapping &mapping = {},
                            const Catalogue &catalogue = sampleCatalogue())
{
    const PriceFile file = csvFile(text, mapping, catalogue.currency());
    const Result<PriceReview> review = reviewPrices(catalogue, file, mapping);
    if (!review)
        qWarning("%s", qPrintable(review.error()));
    return review ? *review : PriceReview {};
}

// The sample catalogue with its figures counted in another currency's minor units.
inline Catalogue catalogueIn(const QString &code)
{
    const Catalogue sample = sampleCatalogue();
    return Catalogue(sample.units(), {}, {}, {}, *Currency::fromCode(code));
}

// "gpu-32 199900>189900", one a change.
inline QStringList changeTexts(const PriceReview &review)
{
    QStringList texts;
    for (const PriceChange &change : review.changes)
        texts.append(
            QStringLiteral("%1 %2>%3")
                .arg(change.sku,
                     change.oldPrice ? QString::number(*change.oldPrice) : QStringLiteral("none"))
                .arg(change.newPrice));
    return texts;
}

// "3 price: must be …", one a note.
inline QStringList noteTexts(const std::vector<RowNote> &notes)
{
    QStringList texts;
    for (const RowNote &note : notes)
        texts.append(
            QStringLiteral("%1 %2: %3")
                .arg(QString::number(note.place.row), priceFieldId(note.field), note.text));
    return texts;
}

} // namespace configurator::test

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/pricereview.h"

#include "money/rounding.h"
#include "prices/list/pricedrows.h"
#include "prices/pricestext.h"

#include <QSet>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostShown = 5;

PriceDecision columnDecision(const QString &fileName, const ColumnChoice &choice)
{
    QStringList quoted;
    for (const QString &header : choice.headers)
        quoted.append(u'“' + header + u'”');
    const QString headers = quoted.join(", "_L1);
    PriceDecision decision;
    decision.about = PriceDecision::About::Column;
    decision.field = choice.field;
    decision.headers = choice.headers;
    decision.text = choice.field == PriceField::Price
        ? PricesText::tr(
              "%1 has several columns that may hold the price: %2. Name the one that counts in "
              "the mapping.")
              .arg(fileName, headers)
        : PricesText::tr(
              "%1 has several columns that may hold the SKU: %2. Name the one that counts in the "
              "mapping.")
              .arg(fileName, headers);
    return decision;
}

// Takes rows out whose SKU has different prices, and says in each where the others stand.
class Duplicates
{
public:
    Duplicates(PricedRows &priced, const Currency &currency)
        : m_priced(priced)
        , m_currency(currency)
    {
        for (const PricedRow &row : priced.rows)
            m_rows[row.sku].push_back(row);
    }

    void reject()
    {
        std::vector<PricedRow> kept;
        QSet<QString> seen;
        for (const PricedRow &row : m_priced.rows) {
            if (isContradictory(row.sku))
                m_priced.rejected.push_back({row.place, PriceField::Price, sentence(row.sku)});
            else if (!seen.contains(row.sku))
                kept.push_back(row);
            seen.insert(row.sku);
        }
        m_priced.rows = std::move(kept);
    }

private:
    [[nodiscard]] bool isContradictory(const QString &sku) const
    {
        const std::vector<PricedRow> &rows = *m_rows.constFind(sku);
        return std::any_of(rows.begin(), rows.end(), [&rows](const PricedRow &row) {
            return row.price != rows.front().price;
        });
    }

    [[nodiscard]] QString sentence(const QString &sku) const
    {
        QStringList places;
        const std::vector<PricedRow> &rows = *m_rows.constFind(sku);
        for (std::size_t i = 0; i < std::min(rows.size(), mostShown); ++i)
            places.append("%1: %2"_L1.arg(placeText(rows[i].place),
                                          moneyText(rows[i].price, m_currency, true)));
        return PricesText::tr(
                   "“%1” stands in several rows with different prices (%2). Keep one of them.")
            .arg(sku.left(60), places.join("; "_L1));
    }

    PricedRows &m_priced;
    Currency m_currency;
    QHash<QString, std::vector<PricedRow>> m_rows;
};

PriceChange changeOf(const Unit &unit, const PricedRow &row, const ReviewRules &rules)
{
    PriceChange change {row.place, unit.id, unit.name, unit.price, row.price, {}, false};
    const Minor old = unit.price.value_or(0);
    if (old <= 0)
        return change;
    const Int128 difference = Int128 {row.price} - old;
    const Int128 distance = difference < 0 ? -difference : difference;
    change.percentTenths = minorFrom(roundedQuotient(difference * 1000, old));
    change.isJump = distance * 100 > Int128 {old} * rules.jumpPercent;
    return change;
}

void compare(const Catalogue &catalogue, const PricedRows &priced, const ReviewRules &rules,
             PriceReview &review)
{
    for (const PricedRow &row : priced.rows) {
        const Unit *unit = catalogue.unit(row.sku);
        if (!unit)
            review.unknownSkus.append(row.sku);
        else if (unit->price == row.price)
            review.unchanged.append(unit->id);
        else
            review.changes.push_back(changeOf(*unit, row, rules));
    }
}

// A row that was rejected is there all the same.
QStringList missingSkus(const Catalogue &catalogue, const PriceList &list)
{
    QSet<QString> there;
    for (const ListRow &row : list.rows)
        if (const Unit *unit = unitOfSku(catalogue, row.sku))
            there.insert(unit->id);
    QStringList missing;
    for (const Unit &unit : catalogue.units())
        if (!there.contains(unit.id))
            missing.append(unit.id);
    return missing;
}

// In the order of the file.
void sortNotes(std::vector<RowNote> &notes, const PriceFile &file)
{
    QHash<QString, int> order;
    for (const Table &table : file.sheets)
        order.insert(table.sheet, static_cast<int>(order.size()));
    std::stable_sort(notes.begin(), notes.end(), [&](const RowNote &one, const RowNote &other) {
        const int place = order.value(one.place.sheet);
        const int otherPlace = order.value(other.place.sheet);
        return place == otherPlace ? one.place.row < other.place.row : place < otherPlace;
    });
}

} // namespace

Result<PriceReview> reviewPrices(const Catalogue &catalogue, const PriceFile &file,
                                 const ColumnMapping &mapping, ReviewRules rules)
{
    const Result<PriceList> list = priceListOf(file, mapping, catalogue.currency());
    if (!list)
        return Error {list.error()};
    PriceReview review;
    review.fileName = file.name;
    review.currency = catalogue.currency();
    review.notes = list->notes;
    review.mapping = list->mapping;
    if (list->choice) {
        review.decision = columnDecision(file.name, *list->choice);
        return review;
    }
    PricedRows priced = pricedRows(*list, file.name, catalogue);
    review.decision = priced.decision;
    if (priced.decision)
        return review;
    Duplicates(priced, catalogue.currency()).reject();
    review.rejected = priced.rejected;
    sortNotes(review.rejected, file);
    review.warnings = priced.warnings;
    review.mapping.decimal = priced.style;
    compare(catalogue, priced, rules, review);
    review.missingSkus = missingSkus(catalogue, *list);
    return review;
}

Result<PriceBatch> batchOf(const PriceReview &review, const QString &supplier, QDate date)
{
    if (review.decision)
        return Error {review.decision->text};
    if (!review.rejected.empty())
        return Error {
            PricesText::tr(
                "%1 has rows that can't be taken, so nothing is changed. The first is: %2")
                .arg(review.fileName, noteText(review, review.rejected.front()))};
    PriceBatch batch {supplier, review.fileName, date, review.currency, {}};
    for (const PriceChange &change : review.changes)
        batch.units.push_back({change.sku, change.oldPrice, change.newPrice});
    return batch;
}

QString noteText(const PriceReview &review, const RowNote &note)
{
    return "%1, %2, %3: %4"_L1.arg(review.fileName, placeText(note.place), priceFieldId(note.field),
                                   note.text);
}

} // namespace configurator

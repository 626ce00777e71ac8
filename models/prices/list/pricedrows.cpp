// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/pricedrows.h"

#include "common/units.h"
#include "prices/amount/columnstyle.h"
#include "prices/amount/currencywords.h"
#include "prices/list/gtin.h"
#include "prices/pricestext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestCellShown = 60;

QString shown(const QString &text)
{
    const QString clean = cleanText(text);
    return clean.size() <= longestCellShown ? clean : clean.left(longestCellShown) + u'…';
}

// As the column would have it: "1999.00", "1999,00", "1999" in a currency without decimals.
QString example(DecimalStyle style, const Currency &currency)
{
    if (currency.exponent == 0)
        return u"1999"_s;
    const QChar mark = style == DecimalStyle::Point ? u'.' : u',';
    return u"1999"_s + mark + QString(currency.exponent, u'0');
}

// What is wrong with a price; empty where nothing is.
class PriceJudge
{
public:
    PriceJudge(DecimalStyle style, const Currency &currency)
        : m_style(style)
        , m_currency(currency)
    {
    }

    struct Judged
    {
        std::optional<PriceAmount> amount;
        PriceField field = PriceField::Price; // of the fault
        QString fault;
    };

    [[nodiscard]] Judged judge(const ListRow &row) const
    {
        if (cleanText(row.price.text).isEmpty())
            return no(PricesText::tr(
                "must be a price, but is empty. Take the row out where the unit is on "
                "request."));
        const std::optional<PriceText> price = readPriceText(row.price.text);
        // A number of a spreadsheet is written with a point, whatever the texts beside it have.
        const DecimalStyle style
            = row.price.kind == CellKind::Number ? DecimalStyle::Point : m_style;
        if (!price || price->as(style).isEmpty())
            return no(unreadable(row.price.text, price.has_value()));
        if (const Judged foreign = judgeCurrency(row, *price); !foreign.fault.isEmpty())
            return foreign;
        return judgeAmount(row, *price, style);
    }

private:
    static Judged no(const QString &fault, PriceField field = PriceField::Price)
    {
        return {{}, field, fault};
    }

    [[nodiscard]] QString unreadable(const QString &text, bool isReadableOtherwise) const
    {
        const QString right = example(m_style, m_currency);
        if (!isReadableOtherwise)
            return PricesText::tr("must be a price in digits, like %1, but is “%2”.")
                .arg(right, shown(text));
        if (m_style == DecimalStyle::Point)
            return PricesText::tr("must be a price with a decimal point, like %1, but is “%2”.")
                .arg(right, shown(text));
        return PricesText::tr("must be a price with a decimal comma, like %1, but is “%2”.")
            .arg(right, shown(text));
    }

    [[nodiscard]] QString foreign(const QString &named) const
    {
        return PricesText::tr(
                   "is in %1, but the shop's prices are in %2. Ask the supplier for a list in %2.")
            .arg(named, m_currency.code);
    }

    // The cell counts before the name of its column.
    [[nodiscard]] Judged judgeCurrency(const ListRow &row, const PriceText &price) const
    {
        const QStringList inColumn = currenciesOf(row.currency);
        if (!row.currency.isEmpty() && inColumn.isEmpty())
            return no(PricesText::tr("must be the code of a currency, like %1, but is “%2”.")
                          .arg(m_currency.code, shown(row.currency)),
                      PriceField::Currency);
        if (!inColumn.isEmpty() && !inColumn.contains(m_currency.code))
            return no(foreign(shown(row.currency)), PriceField::Currency);
        if (!price.currencies.isEmpty() && !price.currencies.contains(m_currency.code))
            return no(foreign(price.currency));
        const QStringList inFormat = currenciesOf(row.price.currency);
        if (!inFormat.isEmpty() && !inFormat.contains(m_currency.code))
            return no(foreign(row.price.currency));
        const bool isNamed
            = !inColumn.isEmpty() || !price.currencies.isEmpty() || !inFormat.isEmpty();
        if (!isNamed && !row.headerCurrencies.isEmpty()
            && !row.headerCurrencies.contains(m_currency.code))
            return no(foreign(row.headerCurrencies.first()));
        return {};
    }

    [[nodiscard]] Judged judgeAmount(const ListRow &row, const PriceText &price,
                                     DecimalStyle style) const
    {
        const std::optional<PriceAmount> amount = priceAmount(price.as(style), m_currency);
        if (!amount)
            return no(PricesText::tr("must be at most %1 %2, but is “%3”.")
                          .arg(countText(highestPrice), m_currency.code, shown(row.price.text)));
        if (price.isNegative || amount->amount == 0)
            return no(PricesText::tr(
                          "must be more than 0, but is “%1”. Take the row out where the unit is "
                          "on request.")
                          .arg(shown(row.price.text)));
        return {amount, PriceField::Price, {}};
    }

    DecimalStyle m_style;
    Currency m_currency;
};

// Walks over the rows once the decimal mark is known.
class RowReader
{
public:
    RowReader(const Catalogue &catalogue, DecimalStyle style, PricedRows &priced)
        : m_catalogue(catalogue)
        , m_judge(style, catalogue.currency())
        , m_priced(priced)
    {
    }

    void read(const ListRow &row)
    {
        if (isHeading(row))
            return;
        warn(row);
        if (row.sku.isEmpty()) {
            reject(row, PriceField::Sku,
                   PricesText::tr("must be the SKU of a unit, but is empty."));
            return;
        }
        const PriceJudge::Judged judged = m_judge.judge(row);
        if (!judged.amount) {
            reject(row, judged.field, judged.fault);
            return;
        }
        if (judged.amount->isRounded)
            warnRounded(row, judged.amount->amount);
        const Unit *unit = unitOfSku(m_catalogue, row.sku);
        m_priced.rows.push_back({row.place, unit ? unit->id : row.sku, judged.amount->amount});
    }

private:
    // A lone text that is neither a unit nor a price: "Graphics cards", "Valid until May".
    [[nodiscard]] bool isHeading(const ListRow &row) const
    {
        if (!row.isLone)
            return false;
        return row.sku.isEmpty() ? !readPriceText(row.price.text)
                                 : !unitOfSku(m_catalogue, row.sku);
    }

    void reject(const ListRow &row, PriceField field, const QString &text)
    {
        m_priced.rejected.push_back({row.place, field, text});
    }

    void warn(const ListRow &row)
    {
        if (!row.gtin.isEmpty())
            if (const QString fault = gtinFault(row.gtin); !fault.isEmpty())
                m_priced.warnings.push_back({row.place, PriceField::Gtin, fault});
        if (!row.isSkuNumber || m_hasWarnedOfNumber || unitOfSku(m_catalogue, row.sku))
            return;
        m_hasWarnedOfNumber = true; // once: a whole column is like its first cell
        m_priced.warnings.push_back(
            {row.place, PriceField::Sku,
             PricesText::tr(
                 "“%1” is kept as a number, which has no zeros before it. Format the column as "
                 "text where SKUs begin with zeros.")
                 .arg(shown(row.sku))});
    }

    void warnRounded(const ListRow &row, Minor amount)
    {
        const Currency &currency = m_catalogue.currency();
        m_priced.warnings.push_back(
            {row.place, PriceField::Price,
             PricesText::tr("“%1” has more decimals than %2 has; it was rounded to %3.")
                 .arg(shown(row.price.text), currency.code, moneyText(amount, currency, true))});
    }

    const Catalogue &m_catalogue;
    PriceJudge m_judge;
    PricedRows &m_priced;
    bool m_hasWarnedOfNumber = false;
};

std::optional<Minor> amountOf(const QString &plain, const Currency &currency)
{
    const auto amount = plain.isEmpty() ? std::nullopt : priceAmount(plain, currency);
    return amount ? std::optional(amount->amount) : std::nullopt;
}

PriceDecision decimalDecision(const PriceList &list, const QString &fileName,
                              const ColumnStyle &found,
                              const std::vector<std::optional<PriceText>> &texts,
                              const Currency &currency)
{
    PriceDecision decision;
    for (const std::size_t place : found.samples) {
        const ListRow &row = list.rows[place];
        decision.samples.push_back({row.place, cleanText(row.price.text),
                                    amountOf(texts[place]->asPoint, currency),
                                    amountOf(texts[place]->asComma, currency)});
    }
    decision.text = found.isContradictory
        ? PricesText::tr(
              "Some prices of %1 have a decimal point and some a decimal comma. Say which of the "
              "two the list means; the rows with the other are then rejected.")
              .arg(fileName)
        : PricesText::tr(
              "The prices of %1 can be read in two ways. Say whether a decimal point or a "
              "decimal comma is meant.")
              .arg(fileName);
    return decision;
}

} // namespace

const Unit *unitOfSku(const Catalogue &catalogue, const QString &sku)
{
    const Unit *unit = catalogue.unit(sku);
    return unit ? unit : catalogue.unit(sku.toLower());
}

QString placeText(const PricePlace &place)
{
    const QString row = QString::number(place.row);
    return place.sheet.isEmpty() ? PricesText::tr("row %1").arg(row)
                                 : PricesText::tr("sheet “%1”, row %2").arg(place.sheet, row);
}

PricedRows pricedRows(const PriceList &list, const QString &fileName, const Catalogue &catalogue)
{
    std::vector<std::optional<PriceText>> texts;
    for (const ListRow &row : list.rows)
        texts.push_back(row.price.kind == CellKind::Text ? readPriceText(row.price.text)
                                                         : std::nullopt);
    const ColumnStyle found = columnStyle(texts);
    PricedRows priced;
    const std::optional<DecimalStyle> style
        = list.mapping.decimal ? list.mapping.decimal : found.style;
    if (!style) {
        priced.decision = decimalDecision(list, fileName, found, texts, catalogue.currency());
        return priced;
    }
    if (list.mapping.decimal || found.isProven)
        priced.style = style;
    RowReader reader(catalogue, *style, priced);
    for (const ListRow &row : list.rows)
        reader.read(row);
    return priced;
}

} // namespace configurator

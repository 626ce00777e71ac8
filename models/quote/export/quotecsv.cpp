// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/export/quotecsv.h"

#include "common/csvtext.h"
#include "quote/totals/countedquote.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// One row; what does not apply stays empty.
struct CsvRow
{
    QString kind;
    QString alternative;
    QString line;
    QString sku;
    QString name;
    QString details;
    QString quantity;
    QString unitPrice;
    QString discountPercent;
    QString discountAmount;
    QString taxRate;
    QString base;
    QString amount;
    QString currency;
    QString optional;
};

QString textOf(const std::optional<Decimal> &figure)
{
    return figure ? figure->text() : QString();
}

class CsvWriter
{
public:
    CsvWriter(const Currency &currency, QChar delimiter)
        : m_currency(currency)
        , m_delimiter(delimiter)
    {
        addCells(csvColumns());
    }
    void addAlternative(const Alternative &alternative, const QuoteTotals &totals, int index);
    [[nodiscard]] QByteArray bytes() const { return m_text.toUtf8(); }

private:
    void addLine(const QuoteLine &line, const std::optional<LineAmount> &amount, int index);
    void addSum(const QString &kind, Minor amount);
    void addCode(const std::optional<BuildFacts> &facts);
    void add(const CsvRow &row);
    void addCells(const QStringList &cells);
    [[nodiscard]] QString figure(Minor amount) const
    {
        return decimalText(amount, m_currency.exponent);
    }

    const Currency &m_currency;
    QChar m_delimiter;
    QString m_alternative;
    QString m_text = QString(QChar::ByteOrderMark);
};

void CsvWriter::addCells(const QStringList &cells)
{
    m_text += cells.join(m_delimiter) + u"\r\n"_s;
}

void CsvWriter::add(const CsvRow &row)
{
    addCells({row.kind, m_alternative, row.line, csvText(row.sku), csvText(row.name),
              csvText(row.details), row.quantity, row.unitPrice, row.discountPercent,
              row.discountAmount, row.taxRate, row.base, row.amount, m_currency.code,
              row.optional});
}

void CsvWriter::addLine(const QuoteLine &line, const std::optional<LineAmount> &amount, int index)
{
    CsvRow row;
    row.kind = u"line"_s;
    row.line = QString::number(index);
    row.sku = line.sku;
    row.name = line.name;
    row.details = line.details;
    row.quantity = line.quantity.text();
    row.unitPrice = line.unitPrice ? line.unitPrice->text(m_currency.exponent) : QString();
    row.discountPercent = textOf(line.discount.percent);
    row.discountAmount = textOf(line.discount.amount);
    row.taxRate = line.taxRate.text();
    row.amount = amount ? figure(amount->amount) : QString();
    row.optional = line.isOptional ? u"yes"_s : u"no"_s;
    add(row);
}

void CsvWriter::addSum(const QString &kind, Minor amount)
{
    CsvRow row;
    row.kind = kind;
    row.amount = figure(amount);
    add(row);
}

void CsvWriter::addCode(const std::optional<BuildFacts> &facts)
{
    if (!facts || facts->buildCode.isEmpty())
        return;
    CsvRow row;
    row.kind = u"build_code"_s;
    row.name = facts->buildCode;
    add(row);
}

void CsvWriter::addAlternative(const Alternative &alternative, const QuoteTotals &totals, int index)
{
    m_alternative = alternativeLetter(index);
    for (std::size_t line = 0; line < alternative.lines.size(); ++line)
        addLine(alternative.lines[line], totals.lines[line], static_cast<int>(line) + 1);
    addSum(u"subtotal"_s, totals.subtotal);
    if (totals.discount != 0) {
        CsvRow row;
        row.kind = u"discount"_s;
        row.discountPercent = textOf(alternative.discount.percent);
        row.discountAmount = textOf(alternative.discount.amount);
        row.amount = figure(-totals.discount);
        add(row);
    }
    for (const TaxGroup &group : totals.taxes) {
        CsvRow row;
        row.kind = u"tax"_s;
        row.taxRate = group.rate.text();
        row.base = figure(group.base);
        row.amount = figure(group.tax);
        add(row);
    }
    addSum(u"total"_s, totals.total);
    addCode(alternative.facts);
}

} // namespace

QStringList csvColumns()
{
    return {u"kind"_s,
            u"alternative"_s,
            u"line"_s,
            u"sku"_s,
            u"name"_s,
            u"details"_s,
            u"quantity"_s,
            u"unit_price"_s,
            u"discount_percent"_s,
            u"discount_amount"_s,
            u"tax_rate"_s,
            u"tax_base"_s,
            u"amount"_s,
            u"currency"_s,
            u"optional"_s};
}

Result<QByteArray> quoteCsv(const Quote &quote, QChar delimiter)
{
    const auto counted = countedQuote(quote);
    if (!counted)
        return Error {counted.error()};
    CsvWriter writer(quote.currency, delimiter);
    for (std::size_t index = 0; index < counted->size(); ++index)
        writer.addAlternative(quote.alternatives[index], (*counted)[index],
                              static_cast<int>(index));
    return writer.bytes();
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/pricelist.h"
#include "prices/pricestext.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString textAt(const TableRow &row, int column)
{
    return cleanText(cellAt(row, column).text);
}

QString headerAt(const Table &table, const ListColumns &columns, int column)
{
    const auto row = std::find_if(table.rows.begin(), table.rows.end(), [&](const TableRow &one) {
        return one.number == columns.headerRow;
    });
    return row == table.rows.end() ? QString() : textAt(*row, column);
}

// Long lists repeat the names of their columns on every printed page.
bool isRepeatedHeader(const TableRow &row, const ListColumns &columns)
{
    const auto says = [&](PriceField field) {
        const auto meaning = headerMeaning(cellAt(row, columns.column(field)).text);
        return meaning && meaning->field == field;
    };
    return says(PriceField::Sku) && says(PriceField::Price);
}

int filledCells(const TableRow &row)
{
    return static_cast<int>(std::count_if(row.cells.begin(), row.cells.end(), [](const Cell &cell) {
        return !cleanText(cell.text).isEmpty();
    }));
}

ListRow listRow(const Table &table, const TableRow &row, const ListColumns &columns)
{
    const Cell &sku = cellAt(row, columns.column(PriceField::Sku));
    return {{table.sheet, row.number},
            cleanText(sku.text),
            sku.kind == CellKind::Number,
            cellAt(row, columns.column(PriceField::Price)),
            textAt(row, columns.column(PriceField::Gtin)),
            textAt(row, columns.column(PriceField::Currency)),
            columns.currencies,
            filledCells(row) == 1};
}

void addRows(const Table &table, const ListColumns &columns, std::vector<ListRow> &rows)
{
    for (const TableRow &row : table.rows) {
        if (row.number <= columns.headerRow || isRepeatedHeader(row, columns))
            continue;
        ListRow read = listRow(table, row, columns);
        if (!read.sku.isEmpty() || !cleanText(read.price.text).isEmpty())
            rows.push_back(std::move(read));
    }
}

// By names, so that it also fits a list whose columns have moved.
void remember(const Table &table, const ListColumns &columns, ColumnMapping &mapping)
{
    for (int i = 0; i < priceFieldCount; ++i) {
        const auto field = static_cast<PriceField>(i);
        ColumnKey &key = mapping.column(field);
        if (!key.isSet() && columns.column(field) >= 0)
            key.header = headerAt(table, columns, columns.column(field));
    }
}

QStringList sheetNames(const PriceFile &file)
{
    QStringList names;
    for (const Table &table : file.sheets)
        names.append(u'“' + table.sheet + u'”');
    return names;
}

// The sheets to be read; notes tell of hidden ones.
Result<std::vector<const Table *>> sheetsOf(const PriceFile &file, const ColumnMapping &mapping,
                                            QStringList &notes)
{
    std::vector<const Table *> sheets;
    for (const Table &table : file.sheets) {
        if (!mapping.sheet.isEmpty() && table.sheet != mapping.sheet)
            continue;
        if (table.isHidden && mapping.sheet.isEmpty())
            notes.append(
                PricesText::tr("The sheet “%1” is hidden and was left out.").arg(table.sheet));
        else
            sheets.push_back(&table);
    }
    if (!sheets.empty())
        return sheets;
    if (file.kind == PriceFileKind::Csv)
        return Error {PricesText::tr("%1 has no sheets, since it is no workbook. Name no sheet.")
                          .arg(file.name)};
    return Error {PricesText::tr("%1 has no sheet “%2”. Its sheets are: %3.")
                      .arg(file.name, mapping.sheet, sheetNames(file).join(", "_L1))};
}

QStringList namedHeaders(const ColumnMapping &mapping)
{
    QStringList headers;
    for (const PriceField field : {PriceField::Sku, PriceField::Price})
        if (const QString header = mapping.column(field).header; !header.isEmpty())
            headers.append(u'“' + header + u'”');
    return headers;
}

QString noColumns(const PriceFile &file, const ColumnMapping &mapping)
{
    if (file.kind == PriceFileKind::Csv && !file.delimiter)
        return PricesText::tr(
                   "%1 has one column only: none of ; , tab and | divides its rows. A price list "
                   "has a column of SKUs and one of prices.")
            .arg(file.name);
    if (const QStringList headers = namedHeaders(mapping); !headers.isEmpty())
        return PricesText::tr(
                   "%1 has no row with the columns that the mapping names: %2. Name them in the "
                   "mapping as the list does now.")
            .arg(file.name, headers.join(", "_L1));
    return PricesText::tr(
               "%1 has no row with the names of the columns for SKU and price. Write them above "
               "the list, like “SKU” and “Price”, or name its columns in a mapping.")
        .arg(file.name);
}

} // namespace

Result<PriceList> priceListOf(const PriceFile &file, const ColumnMapping &mapping,
                              const Currency &currency)
{
    PriceList list;
    list.mapping = mapping;
    const Result<std::vector<const Table *>> sheets = sheetsOf(file, mapping, list.notes);
    if (!sheets)
        return Error {sheets.error()};
    bool isFound = false;
    for (const Table *table : *sheets) {
        const FoundColumns found = findColumns(*table, mapping, currency);
        if (found.choice) {
            list.choice = found.choice;
            list.rows.clear();
            return list;
        }
        if (found.columns) {
            addRows(*table, *found.columns, list.rows);
            if (!isFound)
                remember(*table, *found.columns, list.mapping);
            isFound = true;
        } else if (!table->rows.empty()) {
            list.notes.append(
                PricesText::tr("The sheet “%1” has no columns for SKU and price, and was left "
                               "out.")
                    .arg(table->sheet));
        }
    }
    if (!isFound)
        return Error {noColumns(file, mapping)};
    return list;
}

LooksRight hasColumns(const ColumnMapping &mapping, const Currency &currency)
{
    return [mapping, currency](const Table &table) {
        const FoundColumns found = findColumns(table, mapping, currency);
        return found.columns || found.choice;
    };
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/prices/priceimport.h"

#include "prices/list/listcolumns.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t searchedRows = 20; // for something that looks like names of columns

std::size_t filledCells(const TableRow &row)
{
    return static_cast<std::size_t>(
        std::count_if(row.cells.begin(), row.cells.end(),
                      [](const Cell &cell) { return !cleanText(cell.text).isEmpty(); }));
}

const TableRow *rowOfNumber(const Table &table, int number)
{
    const auto place = std::find_if(table.rows.begin(), table.rows.end(),
                                    [&](const TableRow &row) { return row.number == number; });
    return place == table.rows.end() ? nullptr : &*place;
}

// The first of the fullest rows at the beginning: a list's names stand above its widest part.
const TableRow *fullestRow(const Table &table)
{
    const auto end = table.rows.begin()
        + static_cast<std::ptrdiff_t>(std::min(table.rows.size(), searchedRows));
    const auto place
        = std::max_element(table.rows.begin(), end, [](const TableRow &one, const TableRow &other) {
              return filledCells(one) < filledCells(other);
          });
    return place == end ? nullptr : &*place;
}

// Of several columns that could be meant, the first row that names them all.
const TableRow *rowWith(const Table &table, const QStringList &headers)
{
    const auto hasAll = [&](const TableRow &row) {
        return std::all_of(headers.begin(), headers.end(), [&](const QString &header) {
            return std::any_of(row.cells.begin(), row.cells.end(),
                               [&](const Cell &cell) { return cleanText(cell.text) == header; });
        });
    };
    const auto place = std::find_if(table.rows.begin(), table.rows.end(), hasAll);
    return place == table.rows.end() ? nullptr : &*place;
}

bool isSetByNumber(const ColumnMapping &mapping)
{
    return std::any_of(mapping.columns.begin(), mapping.columns.end(),
                       [](const ColumnKey &key) { return key.number > 0; });
}

} // namespace

PriceImport::PriceImport(const Catalogue &catalogue, PriceStore &store, QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_store(store)
{
}

void PriceImport::open(const QString &path)
{
    m_path = path;
    readFile();
}

void PriceImport::readFile()
{
    const CsvChoice choice {m_mapping.encoding, m_mapping.delimiter,
                            hasColumns(m_mapping, m_catalogue.currency())};
    const Result<PriceFile> file = loadPriceFile(m_path, choice);
    m_file = file ? std::optional(*file) : std::nullopt;
    if (file)
        return compare();
    m_review = Error {file.error()};
    Q_EMIT changed();
}

void PriceImport::compare()
{
    if (m_file)
        m_review = reviewPrices(m_catalogue, *m_file, m_mapping);
    Q_EMIT changed();
}

void PriceImport::setSupplier(const QString &name)
{
    const QString supplier = name.trimmed();
    if (supplier == m_supplier)
        return;
    m_supplier = supplier;
    m_isRemembered = false;
    const Result<QJsonObject> json = supplier.isEmpty() ? QJsonObject() : m_store.mapping(supplier);
    const bool isThere = json && !json->isEmpty();
    const Result<ColumnMapping> mapping = isThere
        ? mappingFrom(*json, tr("the mapping of “%1”").arg(supplier))
        : Result<ColumnMapping>(m_mapping);
    if (!json || !mapping) {
        m_review = Error {json ? mapping.error() : json.error()};
        Q_EMIT changed();
        return;
    }
    m_isRemembered = isThere;
    m_mapping = *mapping;
    readFile();
}

const Table *PriceImport::headTable() const
{
    if (!m_file)
        return nullptr;
    const Table *first = nullptr;
    for (const Table &table : m_file->sheets) {
        const bool isMeant
            = m_mapping.sheet.isEmpty() ? !table.isHidden : table.sheet == m_mapping.sheet;
        if (!isMeant || table.rows.empty())
            continue;
        const FoundColumns found = findColumns(table, m_mapping, m_catalogue.currency());
        if (found.columns || found.choice)
            return &table;
        first = first ? first : &table;
    }
    return first;
}

const TableRow *PriceImport::headRow() const
{
    const Table *table = headTable();
    if (!table)
        return nullptr;
    const FoundColumns found = findColumns(*table, m_mapping, m_catalogue.currency());
    if (found.choice)
        return rowWith(*table, found.choice->headers);
    const int number = found.columns ? found.columns->headerRow : m_mapping.headerRow.value_or(0);
    const TableRow *row = number > 0 ? rowOfNumber(*table, number) : nullptr;
    return row ? row : fullestRow(*table);
}

QStringList PriceImport::columns() const
{
    QStringList names;
    const TableRow *row = headRow();
    for (const Cell &cell : row ? row->cells : std::vector<Cell>())
        names << cleanText(cell.text);
    return names;
}

int PriceImport::column(PriceField field) const
{
    const Table *table = headTable();
    if (!table)
        return -1;
    const FoundColumns found = findColumns(*table, m_mapping, m_catalogue.currency());
    if (found.columns)
        return found.columns->column(field);
    const ColumnKey &key = m_mapping.column(field);
    if (key.number > 0)
        return key.number - 1;
    const QStringList names = columns();
    const auto place = std::find_if(names.begin(), names.end(), [&](const QString &name) {
        return key.isSet() && foldedHeader(name) == foldedHeader(key.header);
    });
    return place == names.end() ? -1 : static_cast<int>(place - names.begin());
}

// By its name, so that the mapping also fits a list whose columns have moved; by its number where
// the name is empty or stands there twice.
void PriceImport::setColumn(PriceField field, int column)
{
    const QStringList names = columns();
    ColumnKey &key = m_mapping.column(field);
    key = {};
    const QString name = names.value(column);
    const auto isSame
        = [&](const QString &other) { return foldedHeader(other) == foldedHeader(name); };
    const bool isUnique = std::count_if(names.begin(), names.end(), isSame) == 1;
    if (column >= 0 && !isNameless() && !name.isEmpty() && isUnique)
        key.header = name;
    else if (column >= 0)
        key.number = column + 1;
    const TableRow *row = headRow();
    if (!isNameless())
        m_mapping.headerRow
            = row && isSetByNumber(m_mapping) ? std::optional(row->number) : std::nullopt;
    readFile();
}

void PriceImport::setNameless(bool isNameless)
{
    if (isNameless == this->isNameless())
        return;
    m_mapping.columns = {};
    m_mapping.headerRow.reset();
    if (isNameless) {
        m_mapping.headerRow = 0;
        m_mapping.column(PriceField::Sku).number = 1;
        m_mapping.column(PriceField::Price).number = 2;
    }
    readFile();
}

void PriceImport::setDecimal(std::optional<DecimalStyle> style)
{
    m_mapping.decimal = style;
    compare();
}

void PriceImport::setDelimiter(std::optional<QChar> delimiter)
{
    m_mapping.delimiter = delimiter;
    readFile();
}

void PriceImport::setEncoding(std::optional<TextEncoding> encoding)
{
    m_mapping.encoding = encoding;
    readFile();
}

void PriceImport::setSheet(const QString &sheet)
{
    m_mapping.sheet = sheet;
    compare();
}

int PriceImport::changeCount() const
{
    return m_review ? static_cast<int>(m_review->changes.size()) : 0;
}

bool PriceImport::canApply() const
{
    return m_review && m_review->isSound() && changeCount() > 0;
}

// The mapping first: prices that count are the last thing that is written.
Done PriceImport::apply()
{
    if (!m_review)
        return Error {m_review.error()};
    const Result<PriceBatch> batch = batchOf(*m_review, m_supplier, m_today());
    if (!batch)
        return Error {batch.error()};
    if (!m_supplier.isEmpty()) {
        Done saved = m_store.saveMapping(m_supplier, mappingJson(m_review->mapping));
        if (!saved)
            return saved;
    }
    return m_store.applyPrices(*batch);
}

} // namespace configurator

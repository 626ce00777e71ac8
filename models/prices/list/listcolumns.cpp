// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/listcolumns.h"

#include <algorithm>

namespace configurator {

namespace {

constexpr std::size_t searchedRows = 200; // of the beginning of a sheet

// Columns that may hold one field, from 0.
using Columns = std::vector<int>;

class HeaderRow
{
public:
    HeaderRow(const TableRow &row, const ColumnMapping &mapping, const Currency &currency)
        : m_row(row)
        , m_mapping(mapping)
        , m_currency(currency)
    {
        for (const Cell &cell : row.cells)
            m_meanings.push_back(headerMeaning(cell.text));
    }

    [[nodiscard]] Columns candidates(PriceField field) const
    {
        const ColumnKey &key = m_mapping.column(field);
        if (key.number > 0)
            return {key.number - 1};
        return key.isSet() ? named(key.header) : meant(field);
    }

    [[nodiscard]] QStringList currencies(int column) const
    {
        const auto place = static_cast<std::size_t>(column);
        const bool isMeant = place < m_meanings.size() && m_meanings[place];
        return isMeant ? m_meanings[place]->currencies : QStringList();
    }

    [[nodiscard]] QStringList headers(const Columns &columns) const
    {
        QStringList names;
        for (const int column : columns)
            names.append(cleanText(cellAt(m_row, column).text));
        return names;
    }

private:
    [[nodiscard]] Columns named(const QString &header) const
    {
        Columns columns;
        for (std::size_t i = 0; i < m_row.cells.size(); ++i)
            if (foldedHeader(m_row.cells[i].text) == foldedHeader(header))
                columns.push_back(static_cast<int>(i));
        return columns;
    }

    [[nodiscard]] Columns meant(PriceField field) const
    {
        Columns columns;
        int best = 0;
        for (std::size_t i = 0; i < m_meanings.size(); ++i) {
            if (!m_meanings[i] || m_meanings[i]->field != field || isTaken(static_cast<int>(i)))
                continue;
            const int rank = m_meanings[i]->rank;
            if (columns.empty() || rank < best) {
                columns.clear();
                best = rank;
            }
            if (rank == best)
                columns.push_back(static_cast<int>(i));
        }
        return field == PriceField::Price ? inCurrency(columns) : columns;
    }

    // By a field that the mapping names.
    [[nodiscard]] bool isTaken(int column) const
    {
        return std::any_of(m_mapping.columns.begin(), m_mapping.columns.end(),
                           [&](const ColumnKey &key) {
                               const Columns taken = key.number > 0 ? Columns {key.number - 1}
                                   : key.isSet()                    ? named(key.header)
                                                                    : Columns {};
                               return std::find(taken.begin(), taken.end(), column) != taken.end();
                           });
    }

    // The shop's own where one names it, else those that name none, else all.
    [[nodiscard]] Columns inCurrency(const Columns &columns) const
    {
        Columns own;
        Columns unnamed;
        for (const int column : columns) {
            const QStringList codes = currencies(column);
            if (codes.isEmpty())
                unnamed.push_back(column);
            else if (codes.contains(m_currency.code))
                own.push_back(column);
        }
        if (!own.empty())
            return own;
        return unnamed.empty() ? columns : unnamed;
    }

    const TableRow &m_row;
    const ColumnMapping &m_mapping;
    const Currency &m_currency;
    std::vector<std::optional<HeaderMeaning>> m_meanings;
};

FoundColumns columnsIn(const TableRow &row, const ColumnMapping &mapping, const Currency &currency)
{
    const HeaderRow header(row, mapping, currency);
    ListColumns found;
    found.headerRow = row.number;
    for (const PriceField field : {PriceField::Sku, PriceField::Price})
        if (header.candidates(field).empty())
            return {};
    for (int i = 0; i < priceFieldCount; ++i) {
        const auto field = static_cast<PriceField>(i);
        const Columns candidates = header.candidates(field);
        const bool isNeeded = field == PriceField::Sku || field == PriceField::Price;
        if (isNeeded && candidates.size() > 1)
            return {{}, ColumnChoice {field, header.headers(candidates)}};
        if (!candidates.empty())
            found.columns[static_cast<std::size_t>(i)] = candidates.front();
    }
    found.currencies = header.currencies(found.column(PriceField::Price));
    return {found, {}};
}

// Without names every column is given by its number.
ListColumns numberedColumns(const ColumnMapping &mapping)
{
    ListColumns columns;
    for (std::size_t i = 0; i < mapping.columns.size(); ++i)
        columns.columns[i] = mapping.columns[i].number - 1;
    return columns;
}

bool isNumbered(const ColumnMapping &mapping)
{
    return mapping.column(PriceField::Sku).number > 0
        || mapping.column(PriceField::Price).number > 0;
}

FoundColumns search(const Table &table, const ColumnMapping &mapping, const Currency &currency,
                    std::optional<int> onlyRow)
{
    for (std::size_t i = 0; i < std::min(table.rows.size(), searchedRows); ++i) {
        if (onlyRow && table.rows[i].number != *onlyRow)
            continue;
        const FoundColumns found = columnsIn(table.rows[i], mapping, currency);
        if (found.columns || found.choice)
            return found;
    }
    return {};
}

} // namespace

FoundColumns findColumns(const Table &table, const ColumnMapping &mapping, const Currency &currency)
{
    if (mapping.headerRow == 0)
        return {numberedColumns(mapping), {}};
    // A list that got a line more above its names is found by them; numbers alone fit any row.
    FoundColumns found
        = mapping.headerRow ? search(table, mapping, currency, mapping.headerRow) : FoundColumns {};
    if (found.columns || found.choice || isNumbered(mapping))
        return found;
    return search(table, mapping, currency, {});
}

} // namespace configurator

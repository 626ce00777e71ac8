// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/list/pricereview.h"
#include "prices/pricestore.h"

#include <QObject>

#include <functional>

namespace configurator {

// One supplier's price list on its way into the shop's prices: read, understood, compared with the
// catalogue, and applied as a whole or not at all. Nothing is written before apply().
class PriceImport : public QObject
{
    Q_OBJECT

public:
    // The catalogue with the prices that count now, see withPrices().
    PriceImport(const Catalogue &catalogue, PriceStore &store, QObject *parent = nullptr);
    void setToday(std::function<QDate()> today) { m_today = std::move(today); }
    void open(const QString &path);

    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] const QString &path() const { return m_path; }
    // Nullptr where the file can't be read; review() then says why.
    [[nodiscard]] const PriceFile *file() const { return m_file ? &*m_file : nullptr; }
    [[nodiscard]] const Result<PriceReview> &review() const { return m_review; }

    // A mapping that is remembered for the supplier takes the place of what was said so far.
    void setSupplier(const QString &name);
    [[nodiscard]] const QString &supplier() const { return m_supplier; }
    [[nodiscard]] bool isRemembered() const { return m_isRemembered; }

    // The names of the list's columns, or what stands first in them where no row names them.
    [[nodiscard]] QStringList columns() const;
    [[nodiscard]] int column(PriceField field) const; // from 0; -1: none
    [[nodiscard]] bool isNameless() const { return m_mapping.headerRow == 0; }
    // What was said; the rest is found out.
    [[nodiscard]] const ColumnMapping &mapping() const { return m_mapping; }

    // What the person says; each compares anew.
    void setColumn(PriceField field, int column); // -1: to be found
    void setNameless(bool isNameless); // SKU and price are then the first two columns
    void setDecimal(std::optional<DecimalStyle> style);
    void setDelimiter(std::optional<QChar> delimiter);
    void setEncoding(std::optional<TextEncoding> encoding);
    void setSheet(const QString &sheet); // empty: all

    [[nodiscard]] int changeCount() const;
    [[nodiscard]] bool canApply() const;
    // Remembers the mapping for the supplier, where one is named, and writes all changes.
    Done apply();

Q_SIGNALS:
    void changed();

private:
    void readFile();
    void compare();
    // The sheet that the columns are named on, and the row with their names; nullptr: none.
    [[nodiscard]] const Table *headTable() const;
    [[nodiscard]] const TableRow *headRow() const;

    const Catalogue &m_catalogue;
    PriceStore &m_store;
    std::function<QDate()> m_today = [] { return QDate::currentDate(); };
    QString m_path;
    QString m_supplier;
    bool m_isRemembered = false;
    ColumnMapping m_mapping;
    std::optional<PriceFile> m_file;
    Result<PriceReview> m_review = PriceReview();
};

} // namespace configurator

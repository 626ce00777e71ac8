// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/linefields.h"
#include "items/quotes/quotedocument.h"

#include <QAbstractTableModel>
#include <QHash>

namespace configurator {

// The lines of the alternative that is looked at, with its fields as people type them. A field that
// can't be taken keeps what was typed, with a sentence, while the quote keeps its last right value.
class QuoteLinesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        DetailsRole = Qt::UserRole + 1, // an item's second line
        DriftRole, // "catalogue now 2,049.00"; empty: the same, or not known
        FaultRole, // of a cell; in the Item column all faults of the line
        OptionalRole,
    };

    explicit QuoteLinesModel(QuoteDocument &document, QObject *parent = nullptr);

    // A unit of the catalogue or a service of the shop by name or number, else free text. Returns
    // the row.
    int addLine(const QString &typed);
    void removeLine(int row);
    void setOptional(int row, bool isOptional);
    void moveLine(int row, int by);
    // What may be typed into the line that adds: services first, then units.
    [[nodiscard]] QStringList proposals() const;

    // QAbstractTableModel
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void faultSaid(const QString &sentence); // a field could not be taken

private:
    struct Slip // typed, but not taken
    {
        QString typed;
        QString sentence;
    };
    using Cell = std::pair<int, int>;

    [[nodiscard]] const std::vector<QuoteLine> &lines() const;
    [[nodiscard]] const QuoteLine &line(const QModelIndex &index) const;
    [[nodiscard]] QString text(const QModelIndex &index) const;
    [[nodiscard]] QString driftText(const QuoteLine &line) const;
    [[nodiscard]] QString faultText(const QModelIndex &index) const;
    [[nodiscard]] QString spokenText(const QModelIndex &index) const;
    Done take(const QModelIndex &index, const QString &typed);
    Done editLine(int row, const QString &step, const std::function<void(QuoteLine &)> &change);
    void editLines(const QString &step,
                   const std::function<void(std::vector<QuoteLine> &)> &change);
    void takeQuote();

    QuoteDocument &m_document;
    QHash<Cell, Slip> m_slips;
    int m_shown = 0; // rows
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/list/pricereview.h"

#include <QAbstractListModel>

namespace configurator {

// What a price list would change, one row a unit, in the order of the file.
class PriceChangesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        SkuRole = Qt::UserRole + 1,
        OldRole, // "1,999.00", "on request"
        NewRole,
        PercentRole, // "+2.5 %"; empty where there was no price
        JumpRole, // whether it changes by more than is usual
        RiseRole, // whether it becomes more
    };

    using QAbstractListModel::QAbstractListModel;
    void setReview(const PriceReview &review);
    [[nodiscard]] int jumpCount() const;

    // QAbstractListModel
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] QString oldText(const PriceChange &change) const;
    [[nodiscard]] QString spokenText(const PriceChange &change) const;

    std::vector<PriceChange> m_changes;
    Currency m_currency;
};

// "row 12, price: must be …", one a note.
QStringList noteLines(const std::vector<RowNote> &notes);
// "rtx-5090 · GeForce RTX 5090", one a unit.
QStringList unitLines(const QStringList &skus, const Catalogue &catalogue);

} // namespace configurator

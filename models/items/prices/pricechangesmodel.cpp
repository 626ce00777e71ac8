// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/prices/pricechangesmodel.h"

#include "prices/list/pricedrows.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// A tenth of a percent more, or less, always with its sign.
QString percentText(const std::optional<qint64> &tenths)
{
    if (!tenths)
        return {};
    const QLocale locale;
    const qint64 size = qAbs(*tenths);
    const QString figure
        = locale.toString(size / 10) + locale.decimalPoint() + locale.toString(size % 10);
    const QString sign = *tenths > 0 ? locale.positiveSign()
        : *tenths < 0                ? locale.negativeSign()
                                     : QString();
    return PriceChangesModel::tr("%1%2 %").arg(sign, figure);
}

QString fieldName(PriceField field)
{
    switch (field) {
    case PriceField::Sku:
        return PriceChangesModel::tr("SKU");
    case PriceField::Price:
        return PriceChangesModel::tr("price");
    case PriceField::Name:
        return PriceChangesModel::tr("name");
    case PriceField::Gtin:
        return PriceChangesModel::tr("GTIN");
    case PriceField::Currency:
        return PriceChangesModel::tr("currency");
    }
    return {};
}

} // namespace

void PriceChangesModel::setReview(const PriceReview &review)
{
    beginResetModel();
    m_changes = review.changes;
    m_currency = review.currency;
    endResetModel();
}

int PriceChangesModel::jumpCount() const
{
    return static_cast<int>(std::count_if(m_changes.begin(), m_changes.end(),
                                          [](const PriceChange &change) { return change.isJump; }));
}

int PriceChangesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

QString PriceChangesModel::oldText(const PriceChange &change) const
{
    return change.oldPrice ? moneyFigure(*change.oldPrice, m_currency) : tr("on request");
}

QString PriceChangesModel::spokenText(const PriceChange &change) const
{
    const QString now = moneyFigure(change.newPrice, m_currency);
    const QString before = oldText(change);
    if (!change.percentTenths)
        return tr("%1, from %2 to %3 %4").arg(change.name, before, now, m_currency.code);
    const QString percent = percentText(change.percentTenths);
    return change.isJump
        ? tr("%1, from %2 to %3 %4, %5, a jump")
              .arg(change.name, before, now, m_currency.code, percent)
        : tr("%1, from %2 to %3 %4, %5").arg(change.name, before, now, m_currency.code, percent);
}

QVariant PriceChangesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PriceChange &change = m_changes[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return change.name;
    case Qt::AccessibleTextRole:
        return spokenText(change);
    case SkuRole:
        return change.sku;
    case OldRole:
        return oldText(change);
    case NewRole:
        return moneyFigure(change.newPrice, m_currency);
    case PercentRole:
        return percentText(change.percentTenths);
    case JumpRole:
        return change.isJump;
    case RiseRole:
        return change.oldPrice && change.newPrice > *change.oldPrice;
    default:
        return {};
    }
}

QStringList noteLines(const std::vector<RowNote> &notes)
{
    QStringList lines;
    for (const RowNote &note : notes)
        lines << u"%1, %2: %3"_s.arg(placeText(note.place), fieldName(note.field), note.text);
    return lines;
}

QStringList unitLines(const QStringList &skus, const Catalogue &catalogue)
{
    QStringList lines;
    for (const QString &sku : skus) {
        const Unit *unit = catalogue.unit(sku);
        lines << (unit ? u"%1 · %2"_s.arg(sku, unit->name) : sku);
    }
    return lines;
}

} // namespace configurator

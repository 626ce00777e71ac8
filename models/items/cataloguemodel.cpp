// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/cataloguemodel.h"

#include "items/dragpayload.h"
#include "items/unittext.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

using namespace Qt::StringLiterals;

namespace configurator {

namespace {

QString haystackOf(const Catalogue &catalogue, const Unit &unit)
{
    return QStringList {unit.name,   unit.shortName, unit.vendor,
                        unit.family, unit.id,        linkBadge(catalogue, unit)}
        .join(u'\n')
        .toLower();
}

// A filter that only asks for more lets the next look start from what is shown already.
bool isNarrower(const CatalogueFilter &next, const CatalogueFilter &now)
{
    CatalogueFilter sameText = next;
    sameText.text = now.text;
    return sameText == now && next.text.startsWith(now.text);
}

int memoryOf(const Unit &unit)
{
    return unit.accelerator ? unit.accelerator->memoryGb : 0;
}

} // namespace

CatalogueModel::CatalogueModel(const Catalogue &catalogue, QObject *parent)
    : QAbstractListModel(parent)
    , m_catalogue(catalogue)
    , m_order(catalogue.units().size())
{
    m_entries.reserve(catalogue.units().size());
    for (const Unit &unit : catalogue.units())
        m_entries.push_back({&unit, haystackOf(catalogue, unit), hasFastLink(catalogue, unit)});
    std::iota(m_order.begin(), m_order.end(), std::size_t {0});
    m_shown = m_order;
}

void CatalogueModel::setFilter(const CatalogueFilter &filter)
{
    if (filter == m_filter)
        return;
    const bool narrower = isNarrower(filter, m_filter);
    m_filter = filter;
    refill(narrower);
}

void CatalogueModel::setOrder(CatalogueOrder order)
{
    if (order == m_sort)
        return;
    m_sort = order;
    sortAgain();
}

void CatalogueModel::takePricesAnew()
{
    sortAgain();
    if (!m_shown.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void CatalogueModel::sortAgain()
{
    std::iota(m_order.begin(), m_order.end(), std::size_t {0});
    std::stable_sort(m_order.begin(), m_order.end(),
                     [this](std::size_t a, std::size_t b) { return comesBefore(a, b); });
    refill(false);
}

QStringList CatalogueModel::vendors() const
{
    QStringList names;
    for (const Entry &entry : m_entries) {
        if (!names.contains(entry.unit->vendor))
            names << entry.unit->vendor;
    }
    names.sort(Qt::CaseInsensitive);
    return names;
}

int CatalogueModel::rowOf(const QString &unit) const
{
    const auto found = std::find_if(m_shown.begin(), m_shown.end(),
                                    [&](std::size_t i) { return m_entries[i].unit->id == unit; });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = m_entries[m_shown[static_cast<std::size_t>(index.row())]];
    const Unit &unit = *entry.unit;
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return unit.name;
    case UnitIdRole:
        return unit.id;
    case DetailsRole:
        return unitDetails(unit, m_catalogue.currency());
    case Qt::AccessibleTextRole:
        return accessibleUnit(m_catalogue, unit);
    case PictureRole:
        return unitPicture(unit);
    case LinkBadgeRole:
        return linkBadge(m_catalogue, unit);
    case IsFastLinkRole:
        return entry.isFast;
    default:
        return {};
    }
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
            | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

QMimeData *CatalogueModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    return DragPayload {indexes.first().data(UnitIdRole).toString(), {}}.toMimeData().release();
}

QStringList CatalogueModel::mimeTypes() const
{
    return {DragPayload::mimeType()};
}

bool CatalogueModel::passes(const Entry &entry, const QStringList &words) const
{
    const Unit &unit = *entry.unit;
    if ((m_filter.kind && unit.kind != *m_filter.kind) || (m_filter.onlyFastLinked && !entry.isFast)
        || memoryOf(unit) < m_filter.minMemoryGb
        || (!m_filter.vendor.isEmpty() && unit.vendor != m_filter.vendor)
        || (m_filter.maxPrice && (!unit.price || *unit.price > *m_filter.maxPrice)))
        return false;
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return entry.haystack.contains(word); });
}

bool CatalogueModel::comesBefore(std::size_t a, std::size_t b) const
{
    const Unit &first = *m_entries[a].unit;
    const Unit &second = *m_entries[b].unit;
    constexpr Minor unknown = std::numeric_limits<Minor>::max();
    switch (m_sort) {
    case CatalogueOrder::Name:
        return first.name.compare(second.name, Qt::CaseInsensitive) < 0;
    case CatalogueOrder::Memory:
        return memoryOf(first) > memoryOf(second);
    case CatalogueOrder::Price:
        return first.price.value_or(unknown) < second.price.value_or(unknown);
    case CatalogueOrder::Power:
        return first.powerW.value_or(std::numeric_limits<int>::max())
            < second.powerW.value_or(std::numeric_limits<int>::max());
    case CatalogueOrder::Catalogue:
        break;
    }
    return a < b;
}

void CatalogueModel::refill(bool isNarrower)
{
    const QStringList words = m_filter.text.toLower().split(u' ', Qt::SkipEmptyParts);
    std::vector<std::size_t> next;
    const std::vector<std::size_t> &from = isNarrower ? m_shown : m_order;
    std::copy_if(from.begin(), from.end(), std::back_inserter(next),
                 [&](std::size_t i) { return passes(m_entries[i], words); });
    beginResetModel();
    m_shown = std::move(next);
    endResetModel();
}

} // namespace configurator

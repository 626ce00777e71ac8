// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/buildmodel.h"

#include "items/hostpicture.h"
#include "items/unittext.h"

#include <algorithm>

namespace configurator {

BuildModel::BuildModel(BuildDocument &document, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    resetKeys();
    connect(&document, &BuildDocument::aboutToApply, this, &BuildModel::begin);
    connect(&document, &BuildDocument::applied, this, &BuildModel::end);
    connect(&document, &BuildDocument::aboutToReset, this, [this] { beginResetModel(); });
    connect(&document, &BuildDocument::resetDone, this, [this] {
        resetKeys();
        endResetModel();
    });
}

QModelIndex BuildModel::indexOf(ItemPath path) const
{
    const QModelIndex top = index(path.row, 0);
    return path.isHeld() ? index(path.held, 0, top) : top;
}

ItemPath BuildModel::pathOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return index.internalId() == 0 ? ItemPath {index.row(), -1}
                                   : ItemPath {rowOfKey(index.internalId()), index.row()};
}

QModelIndex BuildModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? m_keys[static_cast<std::size_t>(parent.row())] : 0);
}

QModelIndex BuildModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    const int row = rowOfKey(child.internalId());
    return row < 0 ? QModelIndex() : createIndex(row, 0, quintptr {0});
}

int BuildModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_document.build().items.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    const BuildItem *item = itemAt(m_document.build(), {parent.row(), -1});
    return item ? static_cast<int>(item->holds.size()) : 0;
}

int BuildModel::columnCount(const QModelIndex & /*parent*/) const
{
    return 1;
}

QVariant BuildModel::data(const QModelIndex &index, int role) const
{
    const ItemPath path = pathOf(index);
    const BuildItem *item = itemAt(m_document.build(), path);
    if (!item)
        return {};
    const Catalogue &catalogue = m_document.catalogue();
    const Unit *unit = catalogue.unit(item->unit);
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return unit ? unit->name : item->unit;
    case Qt::EditRole:
    case CountRole:
        return item->count;
    case UnitIdRole:
        return item->unit;
    case DetailsRole:
        return unit ? unitDetails(*unit, catalogue.currency()) : tr("not known here");
    case Qt::AccessibleTextRole:
        return accessibleRow(catalogue, *item);
    case MaxCountRole:
        return maxCountAt(catalogue, m_document.build(), path);
    case KindRole:
        return unit ? static_cast<int>(unit->kind) : -1;
    case PictureRole:
        return unit ? unitPicture(*unit) : QStringLiteral("unknown");
    case IsKnownRole:
        return unit != nullptr;
    case SlotCountRole:
        return slotUse(catalogue, *item).total;
    case SlotsUsedRole:
        return slotUse(catalogue, *item).used;
    case PlacesRole:
        return placesAt(catalogue, m_document.build(), path);
    case LinkBadgeRole:
        return unit ? linkBadge(catalogue, *unit) : QString();
    case IsFastLinkRole:
        return unit && hasFastLink(catalogue, *unit);
    case HostPictureRole:
        return path.isHeld() ? QVariant() : QVariant::fromValue(hostPicture(catalogue, *item));
    default:
        return {};
    }
}

bool BuildModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole && role != CountRole)
        return false;
    bool isNumber = false;
    const qint64 count = value.toLongLong(&isNumber);
    return isNumber && m_document.setCount(pathOf(index), count).isOk();
}

Qt::ItemFlags BuildModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags
        = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled;
    if (index.internalId() == 0)
        flags |= Qt::ItemIsDropEnabled;
    return flags;
}

QHash<int, QByteArray> BuildModel::roleNames() const
{
    return {{UnitIdRole, "unit"}, {NameRole, "name"}, {CountRole, "count"}};
}

void BuildModel::begin(const Change &change)
{
    if (const auto *insert = std::get_if<InsertItem>(&change)) {
        const int at = insert->at.isHeld() ? insert->at.held : insert->at.row;
        beginInsertRows(insert->at.isHeld() ? index(insert->at.row, 0) : QModelIndex(), at, at);
    } else if (const auto *remove = std::get_if<RemoveItem>(&change)) {
        const int at = remove->at.isHeld() ? remove->at.held : remove->at.row;
        beginRemoveRows(remove->at.isHeld() ? index(remove->at.row, 0) : QModelIndex(), at, at);
    } else if (const auto *move = std::get_if<MoveItem>(&change)) {
        const int from = move->from.isHeld() ? move->from.held : move->from.row;
        const int to = move->to.isHeld() ? move->to.held : move->to.row;
        const QModelIndex top = move->from.isHeld() ? index(move->from.row, 0) : QModelIndex();
        // Qt counts the destination before the row is taken out.
        beginMoveRows(top, from, from, top, to > from ? to + 1 : to);
    }
}

void BuildModel::end(const Change &change)
{
    if (const auto *insert = std::get_if<InsertItem>(&change)) {
        endInsert(*insert);
    } else if (const auto *remove = std::get_if<RemoveItem>(&change)) {
        if (!remove->at.isHeld())
            m_keys.erase(m_keys.begin() + remove->at.row);
        endRemoveRows();
        if (remove->at.isHeld())
            tellSlots(remove->at.row);
    } else if (const auto *move = std::get_if<MoveItem>(&change)) {
        endMove(*move);
    } else if (const auto *count = std::get_if<SetCount>(&change)) {
        tellCount(*count);
    }
}

void BuildModel::endInsert(const InsertItem &change)
{
    if (!change.at.isHeld())
        m_keys.insert(m_keys.begin() + change.at.row, m_nextKey++);
    endInsertRows();
    if (change.at.isHeld())
        tellSlots(change.at.row);
}

void BuildModel::endMove(const MoveItem &change)
{
    if (!change.from.isHeld()) {
        const auto from = m_keys.begin() + change.from.row;
        const auto to = m_keys.begin() + change.to.row;
        if (from < to)
            std::rotate(from, from + 1, to + 1);
        else
            std::rotate(to, from, from + 1);
    }
    endMoveRows();
}

void BuildModel::tellCount(const SetCount &change)
{
    const QModelIndex changed = indexOf(change.at);
    Q_EMIT dataChanged(
        changed, changed,
        {CountRole, Qt::EditRole, Qt::AccessibleTextRole, MaxCountRole, HostPictureRole});
    if (change.at.isHeld())
        tellSlots(change.at.row);
}

// What a machine holds decides how many of its places are covered.
void BuildModel::tellSlots(int row)
{
    const QModelIndex machine = index(row, 0);
    Q_EMIT dataChanged(machine, machine, {SlotsUsedRole, Qt::AccessibleTextRole, HostPictureRole});
}

void BuildModel::resetKeys()
{
    m_keys.resize(m_document.build().items.size());
    std::generate(m_keys.begin(), m_keys.end(), [this] { return m_nextKey++; });
}

int BuildModel::rowOfKey(quintptr key) const
{
    const auto found = std::find(m_keys.begin(), m_keys.end(), key);
    return found == m_keys.end() ? -1 : static_cast<int>(found - m_keys.begin());
}

} // namespace configurator

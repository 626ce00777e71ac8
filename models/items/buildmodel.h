// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QAbstractItemModel>

namespace configurator {

// The open build as a tree: machines and loose units, with what a machine holds beneath it.
// It owns nothing; it relays the document's changes, each as one begin/end pair.
class BuildModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        UnitIdRole = Qt::UserRole + 1,
        NameRole,
        DetailsRole, // "32 GB · 575 W · $2,699 each"
        CountRole,
        MaxCountRole, // how far "+" may go here
        KindRole, // UnitKind as int; -1 for a unit that the catalogue lacks
        PictureRole, // name of the drawing, see views/common/unitart.h
        IsKnownRole,
        SlotCountRole, // places of a host, 0 without
        SlotsUsedRole,
        PlacesRole, // held card: places that one of it covers
        LinkBadgeRole,
        IsFastLinkRole,
        HostPictureRole, // HostPicture, for rows that can be drawn with places and links
    };

    explicit BuildModel(BuildDocument &document, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(ItemPath path) const;
    [[nodiscard]] ItemPath pathOf(const QModelIndex &index) const;

    // QAbstractItemModel
    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    void begin(const Change &change);
    void end(const Change &change);
    void endInsert(const InsertItem &change);
    void endMove(const MoveItem &change);
    void tellCount(const SetCount &change);
    void tellSlots(int row);
    void resetKeys();
    [[nodiscard]] int rowOfKey(quintptr key) const;

    BuildDocument &m_document;
    // A top-level row keeps its key for life, so that indexes of what it holds survive moves.
    std::vector<quintptr> m_keys;
    quintptr m_nextKey = 1;
};

} // namespace configurator

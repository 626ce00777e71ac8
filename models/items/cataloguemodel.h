// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

#include <QAbstractListModel>

namespace configurator {

// What the person asked to see. Every condition narrows; an empty filter shows all.
struct CatalogueFilter
{
    QString text; // every word must occur in name, vendor, family or link
    std::optional<UnitKind> kind;
    QString vendor;
    int minMemoryGb = 0;
    std::optional<Minor> maxPrice; // items on request don't pass
    bool onlyFastLinked = false;
    bool operator==(const CatalogueFilter &) const = default;
};

enum class CatalogueOrder { Catalogue, Name, Memory, Price, Power };

// The catalogue's units as cards, filtered and sorted here: a keystroke that only narrows looks at
// what is still shown, so that a hundred thousand entries answer within a frame.
class CatalogueModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        UnitIdRole = Qt::UserRole + 1,
        NameRole,
        DetailsRole,
        PictureRole,
        LinkBadgeRole,
        IsFastLinkRole,
    };

    explicit CatalogueModel(const Catalogue &catalogue, QObject *parent = nullptr);

    void setFilter(const CatalogueFilter &filter);
    void setOrder(CatalogueOrder order);
    // The catalogue has other prices now.
    void takePricesAnew();
    [[nodiscard]] const CatalogueFilter &filter() const { return m_filter; }
    [[nodiscard]] int totalCount() const { return static_cast<int>(m_entries.size()); }
    [[nodiscard]] QStringList vendors() const;
    [[nodiscard]] int rowOf(const QString &unit) const; // -1 when filtered out

    // QAbstractListModel
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

private:
    struct Entry
    {
        const Unit *unit;
        QString haystack; // lower case
        bool isFast;
    };

    [[nodiscard]] bool passes(const Entry &entry, const QStringList &words) const;
    [[nodiscard]] bool comesBefore(std::size_t a, std::size_t b) const;
    void sortAgain();
    void refill(bool isNarrower);

    const Catalogue &m_catalogue;
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_order; // all entries, sorted
    std::vector<std::size_t> m_shown; // those that pass, in m_order's order
    CatalogueFilter m_filter;
    CatalogueOrder m_sort = CatalogueOrder::Catalogue;
};

} // namespace configurator

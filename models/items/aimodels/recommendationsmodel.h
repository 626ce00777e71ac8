// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recommend/recommender.h"

#include <QAbstractListModel>
#include <QTimer>

namespace configurator {

// Recommended builds as rows: those with a price first, then those on request. Every figure and
// word that a row shows is a role, so that no view works anything out.
class RecommendationsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::UserRole + 1,
        HostRole, // "in a 4-slot workstation tower"; may be empty
        CombinedRole, // "64 GB"
        UsableRole, // "usable 63.7 GiB"
        CombinedFillRole, // how full it gets, in thousandths
        FastLinkedRole, // "31.8 GiB"
        FastLinkedRemarkRole, // whether that holds the need, in words
        FastLinkedFillRole, // how full it gets, or which part of the need it holds
        IsHeldByGroupRole, // the fast-linked group holds the need
        PowerRole,
        ComparisonRole, // "about 2 electric kettles"; may be empty
        PriceRole,
        PriceRemarkRole,
        KindRole, // "cluster over standard PCIe", "single GPU"
        KindToneRole, // Tone
        IsClusterRole,
        WhyRole,
        IsOnRequestRole,
    };
    enum class Tone { Plain, Good, Caution };
    static constexpr int fullBar = 1000;

    RecommendationsModel(const Catalogue &catalogue, Region region, QObject *parent = nullptr);

    // Answers at once; nothing for no wish.
    void setWish(const std::optional<Wish> &wish);
    // Answers a moment after the last of a row of wishes.
    void setWishSoon(const Wish &wish);
    [[nodiscard]] const std::optional<Wish> &wish() const { return m_wish; }
    // A budget that is typed in whole units of the catalogue's currency.
    [[nodiscard]] std::optional<Minor> budgetOf(int wholeUnits) const;
    [[nodiscard]] const Recommendations &recommendations() const { return m_answer; }
    [[nodiscard]] Build buildAt(int row) const;

    // QAbstractListModel
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] const Recommendation &at(int row) const;
    [[nodiscard]] QVariant memoryData(const Recommendation &recommendation, int role) const;
    [[nodiscard]] QVariant costData(const Recommendation &recommendation, int role) const;
    [[nodiscard]] QString spokenText(const QModelIndex &index) const;

    const Catalogue &m_catalogue;
    Region m_region;
    std::optional<Recommender> m_recommender; // made for the first wish
    QTimer m_delay;
    std::optional<Wish> m_wish;
    Recommendations m_answer;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/recommendationsmodel.h"
#include "views/common/surface.h"

namespace configurator {

class PlainLabel;
class RecommendationList;
class WishBar;

// Builds from the catalogue that hold what the table above says.
class RecommendCard : public Surface
{
    Q_OBJECT

public:
    RecommendCard(const Catalogue &catalogue, Region region, QWidget *parent = nullptr);
    // For that need and that way of running the model; nothing where the need is not known.
    void show(const QString &need, const QString &use, const std::optional<ModelChoice> &choice,
              bool isAtOnce);
    [[nodiscard]] const RecommendationsModel &model() const { return *m_model; }
    // Its height is its share of the page; what is longer scrolls inside.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void wishChanged();
    void openAsked(int row);
    void compareAsked(int row);
    void clusterAsked();

private:
    void showAtOnce(const Wish &wish);
    [[nodiscard]] Wish wishFor(const ModelChoice &choice) const;

    RecommendationsModel *m_model;
    PlainLabel *m_title;
    PlainLabel *m_use;
    WishBar *m_wish;
    RecommendationList *m_list;
    PlainLabel *m_unknown;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/page/recommendcard.h"

#include "views/common/elidedlabel.h"
#include "views/common/plainlabel.h"
#include "views/common/theme.h"
#include "views/models/builds/recommendationlist.h"
#include "views/models/builds/wishbar.h"

#include <QHBoxLayout>

namespace configurator {

RecommendCard::RecommendCard(const Catalogue &catalogue, Region region, QWidget *parent)
    : Surface(parent)
    , m_model(new RecommendationsModel(catalogue, region, this))
    , m_title(new PlainLabel(PlainLabel::Look::Title, {}, this))
    , m_use(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_wish(new WishBar(catalogue.currency(), this))
    , m_list(new RecommendationList(*m_model, this))
    , m_unknown(new PlainLabel(
          PlainLabel::Look::Muted,
          tr("What this model needs is not known, so no build is recommended for it."), this))
{
    setObjectName(QStringLiteral("recommendCard"));
    m_title->setObjectName(QStringLiteral("recommendTitle"));
    m_unknown->setWordWrap(true);
    m_unknown->setAlignment(Qt::AlignTop);
    m_unknown->setContentsMargins(metrics::gap, 0, metrics::gap, 0);
    auto *line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(m_title);
    line->addWidget(m_use, 1);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(metrics::gap, 10, metrics::gap, 4);
    head->setSpacing(4);
    head->addLayout(line);
    head->addWidget(m_wish);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, metrics::radius);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addWidget(m_unknown, 1);
    connect(m_wish, &WishBar::changed, this, &RecommendCard::wishChanged);
    connect(m_list, &RecommendationList::openAsked, this, &RecommendCard::openAsked);
    connect(m_list, &RecommendationList::compareAsked, this, &RecommendCard::compareAsked);
    connect(m_list, &RecommendationList::clusterAsked, this, &RecommendCard::clusterAsked);
}

Wish RecommendCard::wishFor(const ModelChoice &choice) const
{
    Wish wish;
    wish.choice = choice;
    wish.aim = m_wish->aim();
    wish.atLeast = m_wish->atLeast();
    wish.hasComputer = m_wish->hasComputer();
    wish.budget = m_model->budgetOf(m_wish->budget());
    return wish;
}

// Another model: its builds are read from the first.
void RecommendCard::showAtOnce(const Wish &wish)
{
    m_model->setWish(wish);
    m_list->scrollToTop();
}

void RecommendCard::show(const QString &need, const QString &use,
                         const std::optional<ModelChoice> &choice, bool isAtOnce)
{
    m_title->setText(choice ? tr("Recommended builds for %1").arg(need) : tr("Recommended builds"));
    m_use->setText(use);
    m_wish->setVisible(choice.has_value());
    m_list->setVisible(choice.has_value());
    m_unknown->setVisible(!choice);
    if (!choice)
        m_model->setWish({});
    else if (isAtOnce)
        showAtOnce(wishFor(*choice));
    else
        m_model->setWishSoon(wishFor(*choice));
}

} // namespace configurator

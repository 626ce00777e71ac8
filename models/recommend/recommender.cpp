// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/recommender.h"

#include "recommend/search/query.h"
#include "recommend/recommendwords.h"

#include <algorithm>

namespace configurator {

namespace {

// False when not every build was looked at.
bool search(const Query &query, ShortList &list)
{
    searchMachines(query, list);
    searchCards(query, list);
    searchBridges(query, list);
    searchFabrics(query, list);
    // With one card on request and the others not, a mix has no price and no reason.
    return query.pricing() == Pricing::Open || searchMixedCards(query, list);
}

// What is shown is worked out from the build itself, as for any other.
Recommendation recommendation(const Catalogue &catalogue, const Wish &wish, const Task &task,
                              const ShortList::Entry &entry)
{
    Recommendation made;
    made.kind = entry.kind;
    made.build = entry.recipe.build(wish.choice);
    made.totals = totalsOf(catalogue, made.build);
    made.fit = fitFor(task, made.totals);
    made.title = recipeTitle(entry.recipe);
    made.host = recipeHost(entry.recipe);
    made.build.name = made.title;
    made.why = whyListed(entry.kind, wish.aim, made.totals.onRequest > 0);
    return made;
}

// The same GPUs in a computer without a price are no other choice.
void dropRepeated(std::vector<Recommendation> &open, const std::vector<Recommendation> &priced)
{
    std::erase_if(open, [&priced](const Recommendation &made) {
        return std::ranges::any_of(priced, [&made](const Recommendation &other) {
            return other.kind == made.kind && other.title == made.title;
        });
    });
}

} // namespace

Recommender::Recommender(const Catalogue &catalogue)
    : m_space(std::make_unique<RecommendSpace>(catalogue))
{
}

Recommender::~Recommender() = default;
Recommender::Recommender(Recommender &&) noexcept = default;
Recommender &Recommender::operator=(Recommender &&) noexcept = default;

Recommendations Recommender::recommend(const Wish &wish) const
{
    const Catalogue &catalogue = m_space->catalogue;
    Recommendations made;
    const AiModel *model = catalogue.model(wish.choice.model);
    if (!model) {
        made.nothing = fitOf(nullptr, wish.choice, Totals()).unknownReason;
        return made;
    }
    const Result<Requirement> need = requirementOf(*model, wish.choice);
    if (!need) {
        made.nothing = need.error();
        return made;
    }
    const Task task {*model, wish.choice, *need};
    const auto listed = [&](Pricing pricing) {
        const Query query(*m_space, wish, task, pricing);
        ShortList found(query);
        made.isProven = search(query, found) && made.isProven;
        std::vector<Recommendation> list;
        for (const ShortList::Entry &entry : found.entries())
            list.push_back(recommendation(catalogue, wish, task, entry));
        return list;
    };
    // What has no price can't be the cheapest, nor be known to stay within a budget.
    const bool isApart = wish.aim == Aim::Price || wish.budget.has_value();
    made.builds = listed(isApart ? Pricing::Known : Pricing::Any);
    if (isApart) {
        made.onRequest = listed(Pricing::Open);
        dropRepeated(made.onRequest, made.builds);
    }
    made.space = spaceText(wish, made.isProven);
    if (made.builds.empty() && made.onRequest.empty())
        made.nothing = nothingText(wish);
    return made;
}

} // namespace configurator

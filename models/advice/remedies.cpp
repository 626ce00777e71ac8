// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/remedies.h"

#include "advice/advicetext.h"
#include "advice/limits.h"
#include "advice/words.h"
#include "build/planning/plan.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostMore = 16; // beyond that another build is the better answer
constexpr std::size_t mostSorts = 3; // of which more is offered
constexpr qint64 contextStep = 1024; // tokens

// A build on the way to fitting, and the changes that led there.
struct Attempt
{
    Build build;
    std::vector<Change> changes;

    bool take(const Plan &plan)
    {
        if (!plan || plan->empty())
            return false;
        for (const Change &change : *plan)
            apply(build, change);
        changes.insert(changes.end(), plan->begin(), plan->end());
        return true;
    }
};

class Remedies
{
public:
    Remedies(const Catalogue &catalogue, const Build &build, const Assessment &assessment)
        : m_catalogue(catalogue)
        , m_build(build)
        , m_before(assessment)
        , m_pools(assessment.totals)
        , m_model(catalogue.model(build.choice.model))
        , m_wanted(assessment.fit.verdict == Verdict::Paper ? Verdict::Linked : Verdict::Paper)
    {
    }

    std::vector<Remedy> all();

private:
    [[nodiscard]] bool isNeeded() const;
    [[nodiscard]] std::optional<Remedy> tried(const Attempt &attempt) const;
    void offer(const QString &code, const QString &title, const Attempt &attempt);
    void offerParts();
    void offerMoreUnits();
    void offerMoreOf(ItemPath path);
    [[nodiscard]] QString moreTitle(ItemPath path, int more) const;
    void offerChoice(const QString &code, const QString &title, const ModelChoice &choice);
    void offerLighterFormat();
    void offerLessContext();
    void offerFewerUsers();
    [[nodiscard]] QString cost(const Totals &after) const;
    [[nodiscard]] QString outcome(const Totals &after, const Fit &fit) const;

    const Catalogue &m_catalogue;
    const Build &m_build;
    const Assessment &m_before;
    FitPools m_pools;
    const AiModel *m_model;
    Verdict m_wanted;
    std::vector<Remedy> m_remedies;
};

bool Remedies::isNeeded() const
{
    const Verdict verdict = m_before.fit.verdict;
    return m_model
        && (verdict == Verdict::Short || verdict == Verdict::Unsplittable
            || verdict == Verdict::Paper);
}

// What the attempt adds to the price; empty when nothing.
QString Remedies::cost(const Totals &after) const
{
    if (unpricedUnits(after) > unpricedUnits(m_before.totals))
        return AdviceText::tr("on request");
    const Minor price = after.price - m_before.totals.price;
    return price == 0 ? QString() : moneyText(price, m_catalogue.currency());
}

QString Remedies::outcome(const Totals &after, const Fit &fit) const
{
    const QString verdict = verdictTitle(fit);
    const QString price = cost(after);
    const qint64 watts = after.powerW - m_before.totals.powerW;
    if (price.isEmpty() && watts == 0)
        return AdviceText::tr("%1.").arg(verdict);
    if (watts == 0)
        return AdviceText::tr("%1. Price: %2.").arg(verdict, price);
    return AdviceText::tr("%1. Price: %2. Power: %3 more.")
        .arg(verdict, price.isEmpty() ? AdviceText::tr("nothing more") : price, wattsText(watts));
}

// The attempt as a remedy without a name, if it leads far enough.
std::optional<Remedy> Remedies::tried(const Attempt &attempt) const
{
    const Totals totals = totalsOf(m_catalogue, attempt.build);
    const Fit fit = fitFor(m_catalogue, attempt.build, totals);
    if (fit.verdict < m_wanted)
        return {};
    return Remedy {{}, {}, cost(totals), outcome(totals, fit), attempt.changes, fit.verdict};
}

void Remedies::offer(const QString &code, const QString &title, const Attempt &attempt)
{
    std::optional<Remedy> remedy = tried(attempt);
    if (!remedy)
        return;
    remedy->code = code;
    remedy->title = title;
    m_remedies.push_back(*std::move(remedy));
}

// A bridge or a switch that a note offers already.
void Remedies::offerParts()
{
    for (const Note &note : m_before.notes) {
        const Unit *part = m_catalogue.unit(note.offerUnit);
        if (!part)
            continue;
        const Target target = note.offerRow < 0 ? Target {Target::Kind::Ground, -1}
                                                : Target {Target::Kind::Into, note.offerRow};
        Attempt attempt {m_build, {}};
        if (attempt.take(planAdd(m_catalogue, m_build, note.offerUnit, note.offerCount, target)))
            offer(u"bridge"_s,
                  AdviceText::tr("Add %1 × %2").arg(countText(note.offerCount), part->name),
                  attempt);
    }
}

QString Remedies::moreTitle(ItemPath path, int more) const
{
    const BuildItem &item = *itemAt(m_build, path);
    const qint64 machines = path.isHeld() ? itemAt(m_build, {path.row, -1})->count : 1;
    const QString name = m_catalogue.unit(item.unit)->name;
    return item.holds.empty()
        ? AdviceText::tr("Add %1 × %2").arg(countText(more * machines), name)
        : AdviceText::tr("Add %1 × %2 with all it holds").arg(countText(more), name);
}

// More of a row never makes it worse, so the fewest that do are found by halving.
void Remedies::offerMoreOf(ItemPath path)
{
    const auto withMore = [&](int more) -> std::optional<Attempt> {
        Attempt attempt {m_build, {}};
        const qint64 count = qint64 {itemAt(m_build, path)->count} + more;
        if (!attempt.take(planSetCount(m_catalogue, m_build, path, count)))
            return {};
        return attempt;
    };
    const auto helps = [&](int more) { return tried(*withMore(more)).has_value(); };
    int most = mostMore;
    while (most > 0 && !withMore(most))
        --most; // no room for so many
    if (most == 0 || !helps(most))
        return;
    int tooFew = 0;
    while (most - tooFew > 1) {
        const int middle = tooFew + (most - tooFew) / 2;
        (helps(middle) ? most : tooFew) = middle;
    }
    offer(u"more-units"_s, moreTitle(path, most), *withMore(most));
}

// Each sort once: a held card goes beside its like, a machine comes with all that it holds.
void Remedies::offerMoreUnits()
{
    std::vector<ItemPath> paths;
    QStringList seen;
    const auto note = [&](ItemPath path) {
        const QString unit = itemAt(m_build, path)->unit;
        if (seen.contains(unit) || !m_catalogue.unit(unit))
            return;
        seen.append(unit);
        paths.push_back(path);
    };
    const auto hasGpu = [this](const BuildItem &item) {
        const Unit *unit = m_catalogue.unit(item.unit);
        return unit && unit->accelerator;
    };
    for (int row = 0; row < static_cast<int>(m_build.items.size()) && paths.size() < mostSorts;
         ++row) {
        const BuildItem &item = m_build.items[static_cast<std::size_t>(row)];
        for (int held = 0; held < static_cast<int>(item.holds.size()); ++held) {
            if (hasGpu(item.holds[static_cast<std::size_t>(held)]))
                note({row, held});
        }
        if (hasGpu(item) || std::ranges::any_of(item.holds, hasGpu))
            note({row, -1});
    }
    for (const ItemPath &path : paths)
        offerMoreOf(path);
}

void Remedies::offerChoice(const QString &code, const QString &title, const ModelChoice &choice)
{
    Attempt attempt {m_build, {}};
    attempt.take(std::vector<Change> {SetChoice {choice}});
    offer(code, title, attempt);
}

void Remedies::offerLighterFormat()
{
    ModelChoice choice = m_build.choice;
    choice.format = leastReducedFormat(*m_model, choice, m_pools, m_wanted);
    if (!choice.format.isEmpty() && choice.format != m_build.choice.format)
        offerChoice(u"lighter-format"_s, AdviceText::tr("Take %1").arg(choice.format), choice);
}

void Remedies::offerLessContext()
{
    ModelChoice choice = m_build.choice;
    const auto tokens = longestContext(*m_model, choice, m_pools, m_wanted);
    if (!tokens || *tokens < contextStep)
        return;
    choice.context = *tokens / contextStep * contextStep;
    if (choice.context < m_build.choice.context)
        offerChoice(u"less-context"_s,
                    AdviceText::tr("Take %1 tokens of context").arg(countText(choice.context)),
                    choice);
}

void Remedies::offerFewerUsers()
{
    ModelChoice choice = m_build.choice;
    const auto users = mostUsers(*m_model, choice, m_pools, m_wanted);
    if (!users || *users >= choice.users)
        return;
    choice.users = *users;
    offerChoice(u"fewer-users"_s,
                *users == 1 ? AdviceText::tr("Take 1 user")
                            : AdviceText::tr("Take %1 users").arg(countText(*users)),
                choice);
}

std::vector<Remedy> Remedies::all()
{
    if (!isNeeded())
        return {};
    offerParts();
    offerMoreUnits();
    offerLighterFormat();
    offerLessContext();
    offerFewerUsers();
    return std::move(m_remedies);
}

} // namespace

std::vector<Remedy> remediesFor(const Catalogue &catalogue, const Build &build,
                                const Assessment &assessment)
{
    return Remedies(catalogue, build, assessment).all();
}

} // namespace configurator

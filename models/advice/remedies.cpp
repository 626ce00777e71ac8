// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/remedies.h"

#include "advice/limits.h"
#include "advice/words.h"
#include "build/plan.h"

#include <QCoreApplication>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(Remedies)
};

constexpr int mostSteps = 16; // beyond that another build is the better answer
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
    Remedies(const Catalogue &catalogue, const Build &build, const Assessment &assessment,
             Region region)
        : m_catalogue(catalogue)
        , m_build(build)
        , m_before(assessment)
        , m_region(region)
        , m_model(catalogue.model(build.choice.model))
        , m_wanted(assessment.fit.verdict == Verdict::Paper ? Verdict::Linked : Verdict::Paper)
    {
    }

    std::vector<Remedy> all();

private:
    [[nodiscard]] bool isNeeded() const;
    void offerParts();
    void offerMoreUnits();
    void offerMoreOf(const ItemPath &path);
    [[nodiscard]] Plan oneMore(const Build &build, const ItemPath &path) const;
    void offerChoice(const QString &code, const QString &title, const ModelChoice &choice);
    void offerLighterFormat();
    void offerLessContext();
    void offerFewerUsers();
    bool keep(const QString &code, const QString &title, const Attempt &attempt);
    [[nodiscard]] QString cost(const Totals &after) const;
    [[nodiscard]] QString outcome(const Assessment &after) const;

    const Catalogue &m_catalogue;
    const Build &m_build;
    const Assessment &m_before;
    Region m_region;
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
        return Say::tr("on request");
    const Minor price = after.price - m_before.totals.price;
    return price == 0 ? QString() : moneyText(price, m_catalogue.currency());
}

QString Remedies::outcome(const Assessment &after) const
{
    const QString verdict = verdictTitle(after.fit);
    const QString price = cost(after.totals);
    const qint64 watts = after.totals.powerW - m_before.totals.powerW;
    if (price.isEmpty() && watts == 0)
        return Say::tr("%1.").arg(verdict);
    if (watts == 0)
        return Say::tr("%1. Price: %2.").arg(verdict, price);
    return Say::tr("%1. Price: %2. Power: %3 more.")
        .arg(verdict, price.isEmpty() ? Say::tr("nothing more") : price, wattsText(watts));
}

// Whether the attempt leads far enough; then it is offered.
bool Remedies::keep(const QString &code, const QString &title, const Attempt &attempt)
{
    const Assessment after = assess(m_catalogue, attempt.build, m_region);
    if (after.fit.verdict < m_wanted)
        return false;
    m_remedies.push_back(
        {code, title, cost(after.totals), outcome(after), attempt.changes, after.fit.verdict});
    return true;
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
            keep(u"bridge"_s, Say::tr("Add %1 × %2").arg(countText(note.offerCount), part->name),
                 attempt);
    }
}

// A held card goes beside its like while there is room; a whole row grows by one.
Plan Remedies::oneMore(const Build &build, const ItemPath &path) const
{
    const BuildItem *item = itemAt(build, path);
    return planSetCount(m_catalogue, build, path, qint64 {item->count} + 1);
}

void Remedies::offerMoreOf(const ItemPath &path)
{
    const BuildItem &item = *itemAt(m_build, path);
    const Unit *unit = m_catalogue.unit(item.unit);
    Attempt attempt {m_build, {}};
    for (int more = 1; more <= mostSteps; ++more) {
        if (!attempt.take(oneMore(attempt.build, path)))
            return;
        const qint64 machines = path.isHeld() ? itemAt(m_build, {path.row, -1})->count : 1;
        const QString title = item.holds.empty()
            ? Say::tr("Add %1 × %2").arg(countText(more * machines), unit->name)
            : Say::tr("Add %1 × %2 with all it holds").arg(countText(more), unit->name);
        // The changes to one count end where the last of them ends.
        attempt.changes = {attempt.changes.back()};
        if (keep(u"more-units"_s, title, attempt))
            return;
    }
}

void Remedies::offerMoreUnits()
{
    std::vector<ItemPath> paths;
    for (int row = 0; row < static_cast<int>(m_build.items.size()); ++row) {
        const BuildItem &item = m_build.items[static_cast<std::size_t>(row)];
        bool hasGpu = false;
        for (int held = 0; held < static_cast<int>(item.holds.size()); ++held) {
            const Unit *card = m_catalogue.unit(item.holds[static_cast<std::size_t>(held)].unit);
            if (card && card->accelerator) {
                paths.push_back({row, held});
                hasGpu = true;
            }
        }
        const Unit *unit = m_catalogue.unit(item.unit);
        if (unit && (unit->accelerator || hasGpu))
            paths.push_back({row, -1});
        if (paths.size() >= mostSorts)
            break;
    }
    for (const ItemPath &path : paths)
        offerMoreOf(path);
}

void Remedies::offerChoice(const QString &code, const QString &title, const ModelChoice &choice)
{
    Attempt attempt {m_build, {}};
    attempt.take(std::vector<Change> {SetChoice {choice}});
    keep(code, title, attempt);
}

void Remedies::offerLighterFormat()
{
    ModelChoice choice = m_build.choice;
    choice.format = leastReducedFormat(*m_model, choice, m_before.totals, m_wanted);
    if (!choice.format.isEmpty() && choice.format != m_build.choice.format)
        offerChoice(u"lighter-format"_s, Say::tr("Take %1").arg(choice.format), choice);
}

void Remedies::offerLessContext()
{
    ModelChoice choice = m_build.choice;
    const auto tokens = longestContext(*m_model, choice, m_before.totals, m_wanted);
    if (!tokens || *tokens < contextStep)
        return;
    choice.context = *tokens / contextStep * contextStep;
    if (choice.context < m_build.choice.context)
        offerChoice(u"less-context"_s,
                    Say::tr("Take %1 tokens of context").arg(countText(choice.context)), choice);
}

void Remedies::offerFewerUsers()
{
    ModelChoice choice = m_build.choice;
    const auto users = mostUsers(*m_model, choice, m_before.totals, m_wanted);
    if (!users || *users >= choice.users)
        return;
    choice.users = *users;
    offerChoice(u"fewer-users"_s,
                *users == 1 ? Say::tr("Take 1 user")
                            : Say::tr("Take %1 users").arg(countText(*users)),
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
                                const Assessment &assessment, Region region)
{
    return Remedies(catalogue, build, assessment, region).all();
}

} // namespace configurator

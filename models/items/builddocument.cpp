// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/builddocument.h"

#include "items/commands.h"

namespace configurator {

BuildDocument::BuildDocument(const Catalogue &catalogue, Region region, QObject *parent)
    : QObject(parent)
    , m_catalogue(catalogue)
    , m_region(region)
{
    constexpr int outlookDelayMs = 40;
    m_outlookDelay.setSingleShot(true);
    m_outlookDelay.setInterval(outlookDelayMs);
    connect(&m_outlookDelay, &QTimer::timeout, this, &BuildDocument::outlookChanged);
    assessAgain();
}

Done BuildDocument::add(const QString &unit, Target target, int count)
{
    const Unit *known = m_catalogue.unit(unit);
    return push(planAdd(m_catalogue, m_build, unit, count, target, m_currentRow),
                tr("Add %1").arg(known ? known->name : unit));
}

Done BuildDocument::remove(ItemPath path)
{
    return push(planRemove(m_catalogue, m_build, path), tr("Remove"));
}

Done BuildDocument::setCount(ItemPath path, qint64 count)
{
    return push(planSetCount(m_catalogue, m_build, path, count), tr("Change count"));
}

Done BuildDocument::move(ItemPath from, Target target)
{
    return push(planMove(m_catalogue, m_build, from, target), tr("Move"));
}

Plan BuildDocument::planDrop(const DragPayload &payload, Target target) const
{
    if (!payload.isFromBuild())
        return planAdd(m_catalogue, m_build, payload.unit, 1, target, m_currentRow);
    // The row may have changed while it hung in the air.
    const BuildItem *item = itemAt(m_build, payload.from);
    if (!item || item->unit != payload.unit)
        return Error {tr("The dragged row is no longer in this build.")};
    return planMove(m_catalogue, m_build, payload.from, target);
}

Done BuildDocument::dropVerdict(const DragPayload &payload, Target target) const
{
    const Plan plan = planDrop(payload, target);
    return plan ? done() : Done(Error {plan.error()});
}

Done BuildDocument::drop(const DragPayload &payload, Target target)
{
    const Unit *unit = m_catalogue.unit(payload.unit);
    const QString name = unit ? unit->name : payload.unit;
    return push(planDrop(payload, target),
                payload.isFromBuild() ? tr("Move %1").arg(name) : tr("Add %1").arg(name));
}

Done BuildDocument::clear()
{
    return push(planClear(m_build), tr("Clear build"));
}

void BuildDocument::choose(const ModelChoice &choice)
{
    if (choice != m_build.choice)
        m_undoStack.push(new ChangeCommand(*this, {SetChoice {choice}}, tr("Choose model")));
}

void BuildDocument::mend(const Remedy &remedy)
{
    m_undoStack.push(new ChangeCommand(*this, remedy.changes, remedy.title));
}

void BuildDocument::takeModelsAnew()
{
    Q_EMIT modelsChanged();
    assessAgain();
}

void BuildDocument::setRegion(Region region)
{
    if (region == m_region)
        return;
    m_region = region;
    assessAgain();
}

void BuildDocument::takePricesAnew()
{
    Q_EMIT aboutToReset();
    Q_EMIT resetDone();
    assessAgain();
    Q_EMIT pricesChanged();
}

const Outlook &BuildDocument::outlook() const
{
    if (!m_outlook)
        m_outlook = outlookOf(m_catalogue, m_build, m_assessment);
    return *m_outlook;
}

void BuildDocument::replace(const Build &build, const QString &stepName)
{
    if (build != m_build)
        m_undoStack.push(new ReplaceCommand(*this, build, stepName));
}

void BuildDocument::start(const Build &build)
{
    swapBuild(build);
    m_undoStack.clear();
}

Done BuildDocument::push(const Plan &plan, const QString &stepName)
{
    if (!plan)
        return Error {plan.error()};
    if (!plan->empty())
        m_undoStack.push(new ChangeCommand(*this, *plan, stepName));
    return done();
}

void BuildDocument::applyAll(const std::vector<Change> &changes)
{
    bool isChoice = false;
    for (const Change &change : changes) {
        Q_EMIT aboutToApply(change);
        apply(m_build, change);
        Q_EMIT applied(change);
        isChoice = isChoice || std::holds_alternative<SetChoice>(change);
    }
    if (isChoice)
        Q_EMIT choiceChanged();
    assessAgain();
}

void BuildDocument::swapBuild(const Build &build)
{
    Q_EMIT aboutToReset();
    m_build = build;
    m_currentRow = -1;
    Q_EMIT resetDone();
    Q_EMIT choiceChanged();
    assessAgain();
}

void BuildDocument::assessAgain()
{
    m_assessment = assess(m_catalogue, m_build, m_region);
    m_outlook.reset();
    m_outlookDelay.start();
    Q_EMIT assessmentChanged();
}

} // namespace configurator

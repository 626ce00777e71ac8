// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/outlook.h"
#include "build/planning/plan.h"
#include "items/dragpayload.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

namespace configurator {

// The open build. Everything that alters it goes through an undo command; models and views follow
// its signals. A refused wish leaves the build as it was and says why.
class BuildDocument : public QObject
{
    Q_OBJECT

public:
    explicit BuildDocument(const Catalogue &catalogue, Region region = Region::Eu,
                           QObject *parent = nullptr);

    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] Region region() const { return m_region; }
    void setRegion(Region region);
    [[nodiscard]] const Build &build() const { return m_build; }
    [[nodiscard]] const Assessment &assessment() const { return m_assessment; }
    // Of the build as it is now.
    [[nodiscard]] const Outlook &outlook() const;
    [[nodiscard]] const AiModel *model() const { return m_catalogue.model(m_build.choice.model); }
    [[nodiscard]] QUndoStack *undoStack() { return &m_undoStack; }

    Done add(const QString &unit, Target target = {}, int count = 1);
    Done remove(ItemPath path);
    Done setCount(ItemPath path, qint64 count);
    Done move(ItemPath from, Target target);
    // Something dragged is let go over `target`; the first only asks whether that may be.
    [[nodiscard]] Done dropVerdict(const DragPayload &payload, Target target) const;
    Done drop(const DragPayload &payload, Target target);
    Done clear();
    void choose(const ModelChoice &choice);
    // The catalogue has other AI models now.
    void takeModelsAnew();
    // The catalogue has other prices now.
    void takePricesAnew();
    // One undo step. `remedy` comes from the outlook of this very build.
    void mend(const Remedy &remedy);
    // Another build takes the place of this one, as one undo step. Its history stays.
    void replace(const Build &build, const QString &stepName);
    // As replace, but as the start of a session: there is nothing to undo.
    void start(const Build &build);

    // The row that "+" prefers for a card: the one that the person touched last.
    void setCurrentRow(int row) { m_currentRow = row; }
    [[nodiscard]] int currentRow() const { return m_currentRow; }

Q_SIGNALS:
    void aboutToApply(const configurator::Change &change);
    void applied(const configurator::Change &change);
    void aboutToReset();
    void resetDone();
    void choiceChanged();
    void assessmentChanged();
    // A moment after the last of a row of changes, so that these do not wait for it.
    void outlookChanged();
    void modelsChanged();
    void pricesChanged();

private:
    friend class ChangeCommand;
    friend class ReplaceCommand;

    [[nodiscard]] Plan planDrop(const DragPayload &payload, Target target) const;
    Done push(const Plan &plan, const QString &stepName);
    void applyAll(const std::vector<Change> &changes);
    void swapBuild(const Build &build);
    void assessAgain();

    const Catalogue &m_catalogue;
    Region m_region;
    Build m_build;
    Assessment m_assessment;
    mutable std::optional<Outlook> m_outlook; // worked out on demand
    QTimer m_outlookDelay;
    QUndoStack m_undoStack;
    int m_currentRow = -1;
};

} // namespace configurator

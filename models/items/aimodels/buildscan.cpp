// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/buildscan.h"

#include <QElapsedTimer>

namespace configurator {

// Pools refer to the totals beside them, so both stay where they are.
struct BuildScan::Subject
{
    explicit Subject(const BuildDocument &document)
        : totals(document.assessment().totals)
        , pools(totals)
        , choice(document.build().choice)
    {
    }

    Totals totals;
    FitPools pools;
    ModelChoice choice;
};

BuildScan::BuildScan(const BuildDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &BuildScan::step);
    connect(&document, &BuildDocument::assessmentChanged, this, &BuildScan::startAgain);
}

BuildScan::~BuildScan() = default;

void BuildScan::setActive(bool isActive)
{
    m_isActive = isActive;
    wake();
}

bool BuildScan::hasGpus() const
{
    return m_document.assessment().totals.gpuCount > 0;
}

const ModelAnswer *BuildScan::answer(const QString &model) const
{
    const auto found = m_isDone ? m_answers.constFind(model) : m_answers.constEnd();
    return found == m_answers.constEnd() ? nullptr : &*found;
}

void BuildScan::startAgain()
{
    m_isDone = false;
    m_subject.reset();
    m_answers.clear();
    m_next = 0;
    Q_EMIT startedAgain();
    wake();
}

void BuildScan::wake()
{
    if (m_isActive && !m_isDone && hasGpus())
        m_timer.start();
    else
        m_timer.stop();
}

void BuildScan::step()
{
    constexpr qint64 sliceMs = 3;
    if (!m_subject)
        m_subject = std::make_unique<const Subject>(m_document);
    const std::vector<AiModel> &models = m_document.catalogue().models();
    QElapsedTimer clock;
    clock.start();
    while (m_next < models.size() && clock.elapsed() < sliceMs) {
        const AiModel &model = models[m_next++];
        m_answers.insert(model.id,
                         answerFor(model, m_subject->choice, m_subject->pools, m_subject->totals));
    }
    if (m_next < models.size())
        return;
    m_timer.stop();
    m_subject.reset();
    m_isDone = true;
    Q_EMIT finished();
}

} // namespace configurator

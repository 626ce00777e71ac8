// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/modelanswer.h"
#include "items/builddocument.h"

namespace configurator {

// Works out, for every model of the catalogue, what the present build makes of it: only while
// somebody looks, and in slices, so that typing and dropping never wait for it.
class BuildScan : public QObject
{
    Q_OBJECT

public:
    explicit BuildScan(const BuildDocument &document, QObject *parent = nullptr);
    ~BuildScan() override;
    // Whether somebody looks.
    void setActive(bool isActive);
    // Nothing is there to run a model on, so no model is looked at.
    [[nodiscard]] bool hasGpus() const;
    [[nodiscard]] bool isDone() const { return m_isDone; }
    // nullptr until the scan is done.
    [[nodiscard]] const ModelAnswer *answer(const QString &model) const;

Q_SIGNALS:
    void startedAgain(); // the answers so far are those of another build
    void finished();

private:
    struct Subject;
    void startAgain();
    void wake();
    void step();

    const BuildDocument &m_document;
    QTimer m_timer;
    bool m_isActive = false;
    bool m_isDone = false;
    std::unique_ptr<const Subject> m_subject; // what is looked at; none while nobody looks
    std::size_t m_next = 0;
    QHash<QString, ModelAnswer> m_answers;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/planning/change.h"

#include <QUndoCommand>

namespace configurator {

class BuildDocument;

// One step of the person: some changes forward, their exact opposites backward.
// Steps that set the same count, or the same part of the model choice, merge.
class ChangeCommand : public QUndoCommand
{
public:
    ChangeCommand(BuildDocument &document, std::vector<Change> changes, const QString &text);

    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    BuildDocument &m_document;
    std::vector<Change> m_forward;
    std::vector<Change> m_backward;
};

// A whole build in place of another: opening a file.
class ReplaceCommand : public QUndoCommand
{
public:
    ReplaceCommand(BuildDocument &document, Build build, const QString &text);

    void redo() override { swap(); }
    void undo() override { swap(); }

private:
    void swap();

    BuildDocument &m_document;
    Build m_other;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/commands.h"

#include "items/builddocument.h"

#include <algorithm>
#include <utility>

namespace configurator {

namespace {

// The opposites, last first: each is taken in the state that its change will meet.
std::vector<Change> backward(Build build, const std::vector<Change> &forward)
{
    std::vector<Change> opposites;
    opposites.reserve(forward.size());
    for (const Change &change : forward) {
        opposites.push_back(inverse(build, change));
        apply(build, change);
    }
    std::reverse(opposites.begin(), opposites.end());
    return opposites;
}

// The one field in which two choices differ, or -1 when it is none or several.
int onlyDifference(const ModelChoice &a, const ModelChoice &b)
{
    const bool differs[]
        = {a.model != b.model,   a.format != b.format, a.context != b.context,  a.users != b.users,
           a.engine != b.engine, a.kv != b.kv,         a.settings != b.settings};
    if (std::count(std::begin(differs), std::end(differs), true) != 1)
        return -1;
    return static_cast<int>(std::find(std::begin(differs), std::end(differs), true)
                            - std::begin(differs));
}

bool isSameEdit(const Change &first, const Change &firstBack, const Change &second)
{
    if (const auto *a = std::get_if<SetCount>(&first)) {
        const auto *b = std::get_if<SetCount>(&second);
        return b && a->at == b->at;
    }
    const auto *a = std::get_if<SetChoice>(&first);
    const auto *b = std::get_if<SetChoice>(&second);
    const auto *before = std::get_if<SetChoice>(&firstBack);
    if (!a || !b || !before)
        return false;
    const int field = onlyDifference(a->choice, b->choice);
    return field >= 0 && field == onlyDifference(before->choice, a->choice);
}

} // namespace

ChangeCommand::ChangeCommand(BuildDocument &document, std::vector<Change> changes,
                             const QString &text)
    : QUndoCommand(text)
    , m_document(document)
    , m_forward(std::move(changes))
{
    // A single change needs no rehearsal on a copy of the build.
    if (m_forward.size() == 1)
        m_backward = {inverse(document.build(), m_forward.front())};
    else
        m_backward = backward(document.build(), m_forward);
}

void ChangeCommand::redo()
{
    m_document.applyAll(m_forward);
}

void ChangeCommand::undo()
{
    m_document.applyAll(m_backward);
}

bool ChangeCommand::mergeWith(const QUndoCommand *other)
{
    // id() is shared only by this class.
    const auto *next = static_cast<const ChangeCommand *>(other);
    if (m_forward.size() != 1 || next->m_forward.size() != 1
        || !isSameEdit(m_forward.front(), m_backward.front(), next->m_forward.front()))
        return false;
    m_forward = next->m_forward;
    setObsolete(m_forward == m_backward);
    return true;
}

ReplaceCommand::ReplaceCommand(BuildDocument &document, Build build, const QString &text)
    : QUndoCommand(text)
    , m_document(document)
    , m_other(std::move(build))
{
}

void ReplaceCommand::swap()
{
    Build before = m_document.build();
    m_document.swapBuild(m_other);
    m_other = std::move(before);
}

} // namespace configurator

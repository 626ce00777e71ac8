// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/searchfield.h"

#include <QAction>
#include <QKeyEvent>

namespace configurator {

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    // Qt gives the button neither a text nor a public way to it.
    if (auto *clear = findChild<QAction *>(QStringLiteral("_q_qlineeditclearaction")))
        clear->setText(tr("Clear the search"));
}

bool SearchField::event(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QLineEdit::event(event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    const bool isForThePage = (key.matches(QKeySequence::Undo) && !isUndoAvailable())
        || (key.matches(QKeySequence::Redo) && !isRedoAvailable());
    if (!isForThePage)
        return QLineEdit::event(event);
    event->ignore();
    return true;
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/conflictdialog.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/quotes/dialogs/parts/versionsview.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

ConflictDialog::ConflictDialog(const QString &title, const QString &text,
                               const std::vector<Difference> &rows, QWidget *parent)
    : AskingDialog(title, tr("Keep mine"), tr("Decide later"), parent)
{
    auto *words = new PlainLabel(PlainLabel::Look::Normal, text, this);
    words->setWordWrap(true);
    body()->addWidget(words);
    body()->addWidget(new VersionsView(rows, this), 1);
    auto *theirs = addButton(tr("Take theirs"));
    connect(theirs, &QPushButton::clicked, this, [this] {
        m_keepsMine = false;
        done(Accepted);
    });
    // Neither version is the usual one to keep: a key meant for something else decides nothing.
    takeButton()->setProperty(look::property, look::outline);
    closeButton()->setDefault(true);
    setAccessibleDescription(text);
    sizeTo({760, 560});
}

bool ConflictDialog::take()
{
    m_keepsMine = true;
    return true;
}

} // namespace configurator

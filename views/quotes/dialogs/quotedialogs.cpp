// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/quotedialogs.h"

#include "views/common/prompts.h"
#include "views/common/viewtext.h"
#include "views/quotes/dialogs/confirmdialog.h"
#include "views/quotes/dialogs/conflictdialog.h"
#include "views/quotes/dialogs/customers/customerdialog.h"
#include "views/quotes/dialogs/reasondialog.h"
#include "views/quotes/dialogs/settings/shopsettingsdialog.h"

namespace configurator {

std::optional<Customer> QuoteDialogs::customer(QWidget *parent, const Customer &now,
                                               QuoteStore &store)
{
    CustomerDialog dialog(now, store, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.customer()) : std::nullopt;
}

std::optional<QString> QuoteDialogs::reason(QWidget *parent, const QString &title,
                                            const QString &question, const QString &proposal)
{
    ReasonDialog dialog(title, question, proposal, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.text()) : std::nullopt;
}

bool QuoteDialogs::confirm(QWidget *parent, const QString &title, const QString &text,
                           const QString &action)
{
    return ConfirmDialog(title, text, action, parent).exec() == QDialog::Accepted;
}

std::optional<bool> QuoteDialogs::keepMine(QWidget *parent, const Quote &mine, const Quote &theirs)
{
    ConflictDialog dialog(
        ViewText::tr("This quote was changed meanwhile"),
        ViewText::tr("Somebody else stored this quote since it was opened here. Nothing was "
                     "overwritten. Which version is to stay?"),
        differencesOf(mine, theirs), parent);
    dialog.exec();
    return dialog.keepsMine();
}

std::optional<ShopProfile> QuoteDialogs::profile(QWidget *parent, const ShopProfile &now)
{
    const auto pickLogo = [this](QWidget *asking) {
        return m_files.fileToOpen(asking, ViewText::tr("Choose a logo"),
                                  ViewText::tr("Pictures (*.png *.svg)"));
    };
    ShopSettingsDialog dialog(now, pickLogo, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.profile()) : std::nullopt;
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/customers/keepcustomer.h"

#include "views/common/viewtext.h"
#include "views/quotes/dialogs/conflictdialog.h"

namespace configurator {

namespace {

std::optional<bool> keepsMine(const Customer &mine, const Customer &theirs, QWidget *parent)
{
    ConflictDialog dialog(
        ViewText::tr("This customer was changed meanwhile"),
        ViewText::tr(
            "Somebody else changed this customer in the list since it was read here. Nothing "
            "was overwritten. Which version is to stay?"),
        differencesOf(mine, theirs), parent);
    dialog.exec();
    return dialog.keepsMine();
}

} // namespace

Result<std::optional<StoredCustomer>> keepCustomer(QuoteStore &store, const StoredCustomer &mine,
                                                   QWidget *parent)
{
    StoredCustomer wanted = mine;
    while (true) {
        const Result<Saved<StoredCustomer>> saved = store.save(wanted);
        if (!saved)
            return Error {saved.error()};
        if (!saved->other)
            return std::optional(saved->now);
        // What both wrote alike is no conflict.
        const StoredCustomer theirs = *saved->other;
        if (theirs.customer == mine.customer)
            return std::optional(theirs);
        const std::optional<bool> keeps = keepsMine(mine.customer, theirs.customer, parent);
        if (!keeps)
            return std::optional<StoredCustomer>();
        if (!*keeps)
            return std::optional(theirs);
        wanted.version = theirs.version;
    }
}

} // namespace configurator

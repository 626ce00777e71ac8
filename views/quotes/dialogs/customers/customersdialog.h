// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"
#include "views/quotes/dialogs/parts/askingdialog.h"

#include <functional>

namespace configurator {

class CustomerFinder;
class MessageBar;

// The shop's customer list: find, add, edit, merge, and what the law grants a person: a copy of
// their data, and its erasure.
class CustomersDialog : public AskingDialog
{
    Q_OBJECT

public:
    // Where to save a file; nothing when the person thinks better of it.
    using PathToSave = std::function<std::optional<QString>(
        QWidget *parent, const QString &title, const QString &proposal, const QString &filter)>;

    CustomersDialog(QuoteStore &store, PathToSave pathToSave, QWidget *parent = nullptr);

Q_SIGNALS:
    void changed(); // something in the store: lists and an open quote may have to be read anew

private:
    void createActions();
    QPushButton *addAction(const QString &text, void (CustomersDialog::*action)());
    void showActions();
    void add();
    void edit();
    void openEditor(const StoredCustomer &customer);
    void merge();
    void exportData();
    void erase();
    void tell(const Done &outcome, const QString &success);

    QuoteStore &m_store;
    PathToSave m_pathToSave;
    CustomerFinder *m_finder;
    MessageBar *m_messages;
    std::vector<QPushButton *> m_actions; // about the current customer
};

} // namespace configurator

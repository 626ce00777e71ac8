// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/quoteprompts.h"

namespace configurator {

class Prompts;

// The prompts as dialogs. Files are asked for through `files`, which outlives it.
class QuoteDialogs : public QuotePrompts
{
public:
    explicit QuoteDialogs(Prompts &files)
        : m_files(files)
    {
    }

    std::optional<Customer> customer(QWidget *parent, const Customer &now,
                                     QuoteStore &store) override;
    std::optional<QString> reason(QWidget *parent, const QString &title, const QString &question,
                                  const QString &proposal) override;
    bool confirm(QWidget *parent, const QString &title, const QString &text,
                 const QString &action) override;
    std::optional<bool> keepMine(QWidget *parent, const Quote &mine, const Quote &theirs) override;
    std::optional<ShopProfile> profile(QWidget *parent, const ShopProfile &now) override;

private:
    Prompts &m_files;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"

#include <QStringList>

#include <optional>

class QWidget;

namespace configurator {

// What a quote's page has to ask a person for. Tests answer in their place.
class QuotePrompts
{
public:
    virtual ~QuotePrompts() = default;

    // Who the quote is for: found among the shop's customers, or typed in. A customer with an id is
    // kept in the store already.
    virtual std::optional<Customer> customer(QWidget *parent, const Customer &now,
                                             QuoteStore &store)
        = 0;
    // A text that may not be empty; `proposal` stands in the field.
    virtual std::optional<QString> reason(QWidget *parent, const QString &title,
                                          const QString &question, const QString &proposal)
        = 0;
    // Whether to do something that can't be undone; `action` names it on the button.
    virtual bool confirm(QWidget *parent, const QString &title, const QString &text,
                         const QString &action)
        = 0;
    // Two versions of one quote: true keeps mine, false takes theirs, nothing leaves it open.
    virtual std::optional<bool> keepMine(QWidget *parent, const Quote &mine, const Quote &theirs)
        = 0;
    // The shop's settings, changed; nothing when they stay.
    virtual std::optional<ShopProfile> profile(QWidget *parent, const ShopProfile &now) = 0;
};

} // namespace configurator

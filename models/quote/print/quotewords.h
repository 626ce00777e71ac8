// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "money/money.h"

#include <QDate>

#include <array>

namespace configurator {

// What a printed quote says in its customer's language: English, Russian or Kyrgyz. The language of
// the program does not matter to it. Words with %1 are patterns for QString::arg.
struct QuoteWords
{
    QString quote; // "Quote"
    QString draft; // "Draft"
    QString draftOf; // "%1, draft"
    QString revision; // "%1, revision %2"
    QString dateFormat;
    QString validity; // "%1, valid until %2"
    QString accepted;
    QString declined;
    QString voided;
    QString reference; // "Your reference: %1"
    QString taxId; // "Tax no. %1"
    QString customer; // "For"
    QString attention; // "Attn. %1"
    QString build; // "Build"
    QString number; // the columns' heads
    QString item;
    QString quantity;
    QString unitPrice;
    QString lineDiscount;
    QString taxRate;
    QString amount;
    QString sku; // "SKU %1"
    QString optional; // "Optional, not in the total"
    QString onRequest; // "on request"
    std::array<QString, 3> plusOnRequest; // one, few, many
    QString percent; // "%1 %"
    QString price; // "%1%2": sign and figure
    QString subtotal;
    QString subtotalWithTax;
    QString discount;
    QString discountOf; // "Discount %1"
    QString tax; // "Tax %1 on %2"
    QString taxIncluded; // "Tax %1 included, on %2"
    QString total; // "Total %1"
    QString addsUp; // "How this build adds up"
    QString needs; // the bars' names
    QString combined;
    QString fastLinked;
    QString needed; // "%1 needed"
    QString notKnown;
    QString combinedMemory;
    QString combinedPower;
    QString combinedPrice;
    QString buildCode;
    QString memoryRemark; // "usable %1, fast-linked %2"
    QString beforeTax;
    QString withTax;
    QString noSpeedClaim;
    QString pleaseNote;
    QString pricesHold; // "The prices hold until %1."
    QString leadTime; // "Lead time: %1"
    QString forShop;
    QString byCustomer;
    QString page; // "Page %1 of %2"
    bool operator==(const QuoteWords &) const = default;
};

// How one language writes words, figures and dates.
struct QuoteLanguage
{
    QString code = QStringLiteral("en");
    QuoteWords words;
    QLocale locale;
    bool operator==(const QuoteLanguage &) const = default;

    [[nodiscard]] QString date(QDate date) const;
    [[nodiscard]] QString percent(const QString &figure) const;
    // With the currency's sign where the language puts it: "$6,868.10", "6 868,10 $".
    [[nodiscard]] QString price(Minor amount, const Currency &currency) const;
    [[nodiscard]] QString plusOnRequest(qint64 items) const;
};

// Of "en", "ru" or "ky"; English for any other code.
QuoteLanguage quoteLanguage(const QString &code);

} // namespace configurator

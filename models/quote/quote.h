// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"
#include "build/build.h"
#include "common/decimal.h"

#include <QDate>

namespace configurator {

enum class PriceMode { Net, Gross }; // Gross: unit prices include the tax
enum class QuoteStatus { Draft, Issued, Accepted, Declined, Void };

// Nothing, a percentage from 0 to 100, or an amount; never both. The amount is counted towards
// zero, so that it makes a credit smaller too.
struct Discount
{
    std::optional<Decimal> percent;
    std::optional<Decimal> amount; // in units of the currency, with no more places than it has
    bool operator==(const Discount &) const = default;
    [[nodiscard]] bool isNone() const;
};

// One line as it stood when it was written: the catalogue may forget the unit, the line does not.
struct QuoteLine
{
    QString sku; // empty for free text
    QString name;
    QString details; // "32 GB GDDR7, 575 W · in slots 1 and 2 of line 1"
    Decimal quantity = Decimal::whole(1); // negative: a credit
    std::optional<Decimal> unitPrice; // none: on request
    Discount discount;
    Decimal taxRate; // percent
    std::optional<Decimal> cost; // what the shop pays for one; for staff alone, never printed
    bool isOptional = false; // offered beside the rest, not in the total
    bool operator==(const QuoteLine &) const = default;
};

// A build as it was assessed when the quote was made. All texts are frozen.
struct BuildFacts
{
    Build build;
    QString modelLine; // "Llama 3.3 70B Instruct, Q4_K_M"
    QString usageLine; // "8,192 tokens of context, 1 user, llama.cpp"
    QString combinedMemory; // "64 GB"
    QString usableMemory; // "63.7 GiB"
    QString fastLinkedMemory; // "31.8 GiB"
    QString combinedPower; // "1,400 W"
    QString comparison; // "about one microwave oven"
    QString clusterSentence;
    Verdict verdict = Verdict::Unknown;
    QString verdictTitle;
    QString verdictText;
    QStringList warnings;
    MemoryPicture picture;
    QString buildCode; // "BK1-..."; empty in older quotes, and for what is too large for a code
    bool operator==(const BuildFacts &) const = default;
};

// A quote offers at least one; the customer accepts one.
struct Alternative
{
    QString name; // "2 × RTX 5090 in a tower"
    std::vector<QuoteLine> lines;
    Discount discount; // on the sum of the lines
    std::optional<BuildFacts> facts; // none: lines only
    bool operator==(const Alternative &) const = default;
};

struct Customer
{
    QString id; // empty: not kept in the store
    QString company;
    QString person;
    QStringList address;
    QString taxId;
    QString email;
    QString language = QStringLiteral("en"); // what the quote is written in
    bool operator==(const Customer &) const = default;
    [[nodiscard]] QString name() const { return company.isEmpty() ? person : company; }
    [[nodiscard]] bool isNobody() const;
};

// The shop as it signs a quote.
struct Seller
{
    QString name = QStringLiteral("Bektursun's AI Hardware Store");
    QStringList lines; // address, contact
    QString taxId;
    QByteArray logo; // PNG or SVG, empty: none
    bool operator==(const Seller &) const = default;
};

enum class PaperSize { A4, Letter };

struct Quote
{
    QString id; // never shown; the same over all revisions of a quote, another for a duplicate
    QString number; // empty until issued
    int revision = 1;
    QuoteStatus status = QuoteStatus::Draft;
    QDate issued; // a draft's: the day of its making
    int validDays = 14; // valid through the last local day
    Currency currency;
    PriceMode mode = PriceMode::Net;
    Seller seller;
    Customer customer;
    QString reference; // the customer's own
    std::vector<Alternative> alternatives {1};
    int accepted = -1; // which alternative
    QString declineReason;
    QString discountReason;
    QString leadTime; // "10 working days"
    QString terms;
    QString note; // printed above the lines
    PaperSize paper = PaperSize::A4;
    QDate pricesOf; // the day whose catalogue prices the lines have
    bool operator==(const Quote &) const = default;

    [[nodiscard]] QDate validUntil() const { return issued.addDays(validDays); }
    // "Q-2026-000123, revision 2"; a draft is called so.
    [[nodiscard]] QString title() const;
};

// Letters by which people name alternatives: 0 is "A".
QString alternativeLetter(int index);

} // namespace configurator

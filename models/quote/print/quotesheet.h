// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotewords.h"
#include "quote/quote.h"

namespace configurator {

// One printed line. All figures are texts already; one that does not apply is empty.
struct SheetLine
{
    QString number; // "1"
    QString name;
    QString details; // "SKU rtx-5090 · 32 GB GDDR7, 575 W · in slots 1 and 2 of line 1"
    QString quantity; // "1.25"
    QString unitPrice; // "4.625", "on request"
    QString discount; // "5 %", "10.00"
    QString taxRate; // "12 %"
    QString amount; // "3,798.10", "on request"
    bool isOptional = false;
    bool operator==(const SheetLine &) const = default;
};

// A row of the sums: "Tax 12 % on 6,868.10" and "824.17".
struct SheetSum
{
    QString name;
    QString figure;
    bool operator==(const SheetSum &) const = default;
};

// One of the three combined numbers.
struct SheetNumber
{
    QString name; // "Combined power"
    QString figure; // "1,400 W"
    QString remark; // "about one microwave oven"
    bool operator==(const SheetNumber &) const = default;
};

// The memory picture with its words; the figures are those of the frozen texts.
struct SheetChart
{
    MemoryPicture picture;
    QString title; // "How this build adds up"
    QStringList bars; // names of the three bars: need, combined, fast-linked
    QStringList figures; // behind the same bars
    QString needed; // "45.0 GiB needed"; empty when not known
    QStringList legend; // "weights 40.0"
    bool operator==(const SheetChart &) const = default;
};

// What the quote says of an alternative's build.
struct SheetFacts
{
    QString modelLine;
    QString usageLine;
    QString clusterSentence;
    std::vector<SheetNumber> numbers; // memory, power, price: always in this order
    SheetChart chart;
    Verdict verdict = Verdict::Unknown;
    QString verdictTitle;
    QString verdictText; // and the shop's sentence about speed
    QStringList warnings;
    SheetSum buildCode; // "Build code", "BK1-..."; both empty where there is none
    bool operator==(const SheetFacts &) const = default;
};

struct SheetAlternative
{
    QString heading; // "A · 2 × RTX 5090"; empty for the only one
    QString name;
    QString mark; // "Accepted"
    std::vector<SheetLine> lines;
    std::vector<SheetSum> sums; // subtotal, discount, taxes
    SheetSum total; // "Total USD"
    QStringList remarks; // below the total: "plus 2 items on request"
    std::optional<SheetFacts> facts;
    bool operator==(const SheetAlternative &) const = default;
};

// A quote as it is printed: every text that stands on paper, from totalsOf() and nothing of its
// own. What the shop pays is not in it.
struct QuoteSheet
{
    QuoteLanguage language;
    QString number; // "Q-2026-000123, revision 2", "Draft"
    QString status; // "Accepted"; empty while it is open
    QString dates; // "30 November 2026, valid until 14 December 2026"
    QString reference;
    QDate validUntil;
    PaperSize paper = PaperSize::A4;
    QString seller;
    QStringList sellerLines;
    QByteArray logo;
    QString customer; // company, or the person
    QStringList customerLines; // attention, address, tax number
    QString note;
    std::vector<SheetAlternative> alternatives;
    QStringList terms; // paragraphs
    bool operator==(const QuoteSheet &) const = default;

    [[nodiscard]] bool hasLines() const;
    [[nodiscard]] QString pageText(int page, int pages) const; // "Page 2 of 3"
};

// Refuses a quote with figures that no total can be made of, naming the alternative. In the
// customer's language unless another is given.
Result<QuoteSheet> quoteSheet(const Quote &quote);
Result<QuoteSheet> quoteSheet(const Quote &quote, const QuoteLanguage &language);

// Every text of it, for whoever looks for letters that a font lacks.
QStringList textsOf(const QuoteSheet &sheet);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/words.h"

#include <QDate>

namespace configurator {

// One printed line of a quote.
struct QuoteLine
{
    QString name;
    QString details; // "SKU rtx-5090 · 32 GB GDDR7, 575 W · in slots 1 and 2 of line 1"
    qint64 quantity = 1;
    std::optional<Minor> unitPrice; // none: on request
    std::optional<Minor> amount;
    bool operator==(const QuoteLine &) const = default;
};

struct ShopBlock
{
    QString name = QStringLiteral("Bektursun's AI Hardware Store");
    QStringList lines; // address, contact; empty until the shop sets them
    bool operator==(const ShopBlock &) const = default;
};

// A build frozen for printing: everything that the PDF draws, nothing computed afterwards.
struct QuoteSheet
{
    ShopBlock shop;
    QString buildName;
    QDate issued;
    QDate validUntil;
    Currency currency;
    QString modelLine; // "Llama 3.3 70B Instruct, Q4_K_M"
    QString usageLine; // "8,192 tokens of context, 1 user, llama.cpp"
    std::vector<QuoteLine> lines;
    Minor subtotal = 0;
    int onRequest = 0;
    // The three combined numbers, always in this order.
    QString combinedMemory;
    QString memoryRemark; // "usable 63.7 GiB, fast-linked 31.8 GiB"
    QString combinedPower;
    QString powerRemark;
    QString combinedPrice;
    QString priceRemark;
    QString clusterSentence;
    QString verdictTitle;
    QString verdictText;
    Verdict verdict = Verdict::Unknown;
    QStringList warnings; // text of the warning notes
    MemoryPicture picture;
    bool operator==(const QuoteSheet &) const = default;
};

QuoteSheet quoteSheet(const Catalogue &catalogue, const Build &build, const Assessment &assessment,
                      QDate issued, int validDays = 14);

} // namespace configurator

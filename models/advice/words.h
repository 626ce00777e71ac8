// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"

namespace configurator {

// The shop's sentences, the same on screen, in the PDF and on the command line.
QString verdictTitle(const Fit &fit); // "Fits on paper, not in one fast-linked group"
QString verdictText(const Fit &fit,
                    const Totals &totals); // its numbers, and by how much it is short
QString clusterSentence(
    const Totals &totals); // "1 machine, 2 GPUs: a multi-unit build, so we call it a cluster"
QString clusterKindName(ClusterKind kind); // "cluster over standard PCIe"
QString combinedMemoryText(const Totals &totals); // "64 GB"
QString usableMemoryText(const Totals &totals); // "63.7 GiB"
QString fastLinkedText(const Totals &totals); // "31.8 GiB"
QString powerText(const Totals &totals); // "1,400 W", "1,400 W plus 1 unit not known"
QString priceText(const Totals &totals, const Currency &currency); // "$6,888", "on request", ...
int unpricedUnits(const Totals &totals); // without a price, or not in the catalogue at all
QString priceRemark(const Totals &totals); // "before tax", "plus 2 items on request"
// Which AI model, and how it is run; empty where none is chosen.
QString modelLine(const Catalogue &catalogue,
                  const ModelChoice &choice); // "Llama 3.3 70B Instruct, Q4_K_M"
QString usageLine(const ModelChoice &choice); // "8,192 tokens of context, 1 user, llama.cpp"
QString noSpeedClaim(); // the sentence at the foot of page and PDF

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// Texts are looked for without regard to case or to how letters are composed.
QString folded(const QString &text);

// Of number, customer, alternatives, units, details and notes: each once, folded. What is looked
// for has no space in it either, so it stands within one of them.
QStringList wordsOf(const Quote &quote);
QString customerText(const Customer &customer);

// The words to look for, folded.
QStringList searchWords(const QString &text);
// A pattern of LIKE for texts with the word, with ! as its escape: "%50!%%".
QString likePattern(const QString &word);

} // namespace configurator

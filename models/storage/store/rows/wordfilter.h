// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/database/database.h"
#include "storage/store/rows/quotefilter.h"

namespace configurator {

// Beyond these a search goes another way, to the same quotes.
struct SearchLimits
{
    std::size_t mostPhrases = 20'000; // of which a word's places are looked up
    qint64 mostPlaces = 50'000; // more of them: most quotes say the word
    qint64 fewPlaces = 1'000; // a word's quotes are fetched one by one
    qint64 somePlaces = 10'000; // the same, where another word leaves few of them
};

// Quotes in which every word of `text` occurs. What few quotes say is looked up; what many say, and
// the words beside one that few say, are asked of each quote in turn.
Result<QuoteFilter> wordFilter(const Database &database, const QString &text,
                               const SearchLimits &limits = {});

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/wordfilter.h"

#include "storage/store/database/query.h"
#include "storage/store/rows/searchrows.h"
#include "storage/store/rows/searchtext.h"

#include <QStringTokenizer>

#include <algorithm>
#include <limits>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

const QString nothing = u"NULL"_s; // IN (NULL) is never true; an empty list is not standard

// Where a word occurs. Lists of keys are texts like "4,17", for a condition.
struct Word
{
    QString pattern;
    QString phrases; // with the word; empty when they are too many
    bool isCommon = true; // its places are not counted to the end
    qint64 places = std::numeric_limits<qint64>::max();
};

bool isRarer(const Word &a, const Word &b)
{
    return a.places < b.places;
}

QString joined(const std::vector<qint64> &keys)
{
    QStringList texts;
    for (const qint64 key : keys)
        texts.append(QString::number(key));
    return texts.isEmpty() ? nothing : texts.join(u',');
}

void addLines(std::vector<qint64> &keys, qint64 page, const QString &text, const QString &word)
{
    qint64 key = page * phrasesOnPage;
    for (const QStringView line : QStringTokenizer {text, u'\n'}) {
        if (line.contains(word))
            keys.push_back(key);
        ++key;
    }
}

// Phrases with the word; more than `most` are not all of them.
Result<std::vector<qint64>> phrasesWith(const Database &database, const QString &word,
                                        std::size_t most)
{
    Result<QSqlQuery> query = runQuery(
        database, u"SELECT page_key, content FROM phrase_page WHERE content LIKE ? ESCAPE '!'"_s,
        {likePattern(word)});
    if (!query)
        return Error {query.error()};
    QSqlQuery pages = std::move(query).value();
    std::vector<qint64> keys;
    while (keys.size() <= most && pages.next())
        addLines(keys, pages.value(0).toLongLong(), pages.value(1).toString(), word);
    if (const std::optional<Error> failure = failureOf(database, pages))
        return *failure;
    return keys;
}

// Each quote has to be asked for it.
Word unplaced(const QString &text)
{
    Word word;
    word.pattern = likePattern(text);
    return word;
}

Result<Word> wordOf(const Database &database, const QString &text, const SearchLimits &limits)
{
    Word word = unplaced(text);
    const auto phrases = phrasesWith(database, text, limits.mostPhrases);
    if (!phrases)
        return Error {phrases.error()};
    if (phrases->size() > limits.mostPhrases)
        return word;
    word.phrases = joined(*phrases);
    const Result<qint64> places
        = numberIn(database,
                   u"SELECT COUNT(*) FROM (SELECT 1 FROM quote_phrase WHERE phrase_key IN (%1)"
                   " LIMIT ?) AS found"_s.arg(word.phrases),
                   {std::max<qint64>(0, limits.mostPlaces + 1)});
    if (!places)
        return Error {places.error()};
    word.places = *places;
    word.isCommon = *places > limits.mostPlaces;
    return word;
}

// Words whose quotes are gathered: those that say all of them. Few lead to their rows; otherwise
// ("+ 0") quotes are read in the order wanted, and enough for a page are found soon.
QuoteFilter gathered(const std::vector<Word> &words, bool areFew)
{
    QStringList sets;
    for (const Word &word : words)
        sets.append(
            u"SELECT quote_key FROM quote_phrase WHERE phrase_key IN (%1)"_s.arg(word.phrases));
    const QString key = areFew ? u"q.quote_key"_s : u"q.quote_key + 0"_s;
    return {u"%1 IN (%2)"_s.arg(key, sets.join(u" INTERSECT "_s)), {}};
}

// What most quotes say is asked of each, which spares gathering them.
QuoteFilter asked(const Word &word)
{
    if (!word.phrases.isEmpty())
        return {u"EXISTS (SELECT 1 FROM quote_phrase p WHERE p.quote_key = q.quote_key"
                " AND p.phrase_key + 0 IN (%1))"_s.arg(word.phrases),
                {}};
    return {u"EXISTS (SELECT 1 FROM quote_phrase p JOIN phrase x ON x.phrase_key = p.phrase_key"
            " WHERE p.quote_key = q.quote_key AND x.content LIKE ? ESCAPE '!')"_s,
            {word.pattern}};
}

QuoteFilter filterOf(const std::vector<Word> &words, const SearchLimits &limits)
{
    QuoteFilter filter {u"1 = 1"_s, {}};
    std::vector<Word> placed;
    for (const Word &word : words) {
        if (word.isCommon)
            filter = both(filter, asked(word));
        else
            placed.push_back(word);
    }
    if (placed.empty())
        return filter;
    const auto places = std::min_element(placed.begin(), placed.end(), isRarer)->places;
    const qint64 few = placed.size() > 1 ? limits.somePlaces : limits.fewPlaces;
    return both(gathered(placed, places <= few), filter);
}

} // namespace

Result<QuoteFilter> wordFilter(const Database &database, const QString &text,
                               const SearchLimits &limits)
{
    QStringList texts = searchWords(text);
    std::stable_sort(texts.begin(), texts.end(), // the one that nobody says is seldom short
                     [](const QString &a, const QString &b) { return a.size() > b.size(); });
    std::vector<Word> words;
    bool isRare = false; // few quotes say a word already: each of them is asked for the others
    for (const QString &typed : texts) {
        const Result<Word> word = isRare ? unplaced(typed) : wordOf(database, typed, limits);
        if (!word)
            return Error {word.error()};
        words.push_back(*word);
        isRare = isRare || (!word->isCommon && word->places <= limits.fewPlaces);
        if (word->phrases == nothing)
            break; // no quote says this one, whatever the others are
    }
    return filterOf(words, limits);
}

} // namespace configurator

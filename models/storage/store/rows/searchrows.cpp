// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/searchrows.h"

#include "storage/store/rows/searchtext.h"

#include <QCryptographicHash>
#include <QMap>
#include <QSet>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostAtOnce = 500; // question marks in one statement

using Phrases = QMap<QString, QString>; // by hash
using Keys = QMap<QString, qint64>; // by hash

QString hashOf(const QString &phrase)
{
    constexpr qsizetype enough = 16; // bytes; shorter keys make a search read less
    const QByteArray hash = QCryptographicHash::hash(phrase.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.left(enough).toBase64(QByteArray::OmitTrailingEquals));
}

Phrases hashed(const QStringList &texts)
{
    Phrases phrases;
    for (const QString &text : texts)
        phrases.insert(hashOf(text), text);
    return phrases;
}

Keys keysIn(Transaction &transaction, const QString &sql, const QVariantList &values)
{
    const auto rows = transaction.valueOf(
        allRows(transaction.database(), sql, values, [](const QSqlQuery &row) {
            return std::pair(row.value(0).toString(), row.value(1).toLongLong());
        }));
    Keys keys;
    for (const auto &[hash, key] : rows)
        keys.insert(hash, key);
    return keys;
}

Keys keysOfQuote(Transaction &transaction, qint64 quoteKey)
{
    return keysIn(transaction,
                  u"SELECT p.phrase_hash, p.phrase_key FROM quote_phrase q"
                  " JOIN phrase p ON p.phrase_key = q.phrase_key WHERE q.quote_key = ?"_s,
                  {quoteKey});
}

Keys knownKeys(Transaction &transaction, const QStringList &hashes)
{
    Keys keys;
    for (qsizetype first = 0; first < hashes.size(); first += mostAtOnce) {
        const QStringList some = hashes.mid(first, mostAtOnce);
        const QString marks = QStringList(some.size(), u"?"_s).join(u',');
        keys.insert(keysIn(transaction,
                           u"SELECT phrase_hash, phrase_key FROM phrase"
                           " WHERE phrase_hash IN (%1)"_s.arg(marks),
                           QVariantList(some.begin(), some.end())));
    }
    return keys;
}

qint64 addPhrase(Transaction &transaction, const QString &hash, const QString &text)
{
    const qint64 key
        = transaction.valueOf(numberIn(transaction.database(),
                                       u"SELECT COALESCE(MAX(phrase_key), 0) FROM phrase"_s))
        + 1;
    transaction.run(u"INSERT INTO phrase (phrase_key, phrase_hash, content) VALUES (?, ?, ?)"_s,
                    {key, hash, text});
    return key;
}

// One statement for many: a quote says dozens of words.
void addPlaces(Transaction &transaction, qint64 quoteKey, const QList<qint64> &keys)
{
    for (qsizetype first = 0; first < keys.size(); first += mostAtOnce / 2) {
        const QList<qint64> some = keys.mid(first, mostAtOnce / 2);
        QVariantList values;
        for (const qint64 key : some)
            values << key << quoteKey;
        const QString marks = QStringList(some.size(), u"(?, ?)"_s).join(u',');
        transaction.run(u"INSERT INTO quote_phrase (phrase_key, quote_key) VALUES "_s + marks,
                        values);
    }
}

using Pages = QSet<qint64>;

Pages link(Transaction &transaction, qint64 quoteKey, const Phrases &added)
{
    Pages changed;
    QList<qint64> keys;
    const Keys known = added.isEmpty() ? Keys() : knownKeys(transaction, added.keys());
    for (auto phrase = added.begin(); phrase != added.end(); ++phrase) {
        const auto found = known.find(phrase.key());
        const bool isNew = found == known.end();
        const qint64 key
            = isNew ? addPhrase(transaction, phrase.key(), phrase.value()) : found.value();
        keys.append(key);
        if (isNew)
            changed.insert(key / phrasesOnPage);
    }
    addPlaces(transaction, quoteKey, keys);
    return changed;
}

// A phrase that no quote says any more goes too: it may name a person.
Pages unlink(Transaction &transaction, qint64 quoteKey, const Keys &gone)
{
    Pages changed;
    for (const qint64 key : gone) {
        transaction.run(u"DELETE FROM quote_phrase WHERE phrase_key = ? AND quote_key = ?"_s,
                        {key, quoteKey});
        transaction.run(u"DELETE FROM phrase WHERE phrase_key = ? AND NOT EXISTS"
                        " (SELECT 1 FROM quote_phrase WHERE phrase_key = ?)"_s,
                        {key, key});
        changed.insert(key / phrasesOnPage);
    }
    return changed;
}

QString pageText(Transaction &transaction, qint64 page)
{
    const qint64 first = page * phrasesOnPage;
    const auto phrases = transaction.valueOf(
        allRows(transaction.database(),
                u"SELECT phrase_key, content FROM phrase WHERE phrase_key >= ? AND phrase_key < ?"
                " ORDER BY phrase_key"_s,
                {first, first + phrasesOnPage}, [](const QSqlQuery &row) {
                    return std::pair(row.value(0).toLongLong(), row.value(1).toString());
                }));
    QStringList lines;
    for (const auto &[key, text] : phrases) {
        while (first + lines.size() < key)
            lines.append(QString());
        lines.append(text);
    }
    return lines.join(u'\n');
}

void writePages(Transaction &transaction, const Pages &pages)
{
    for (const qint64 page : pages) {
        const QString text = pageText(transaction, page);
        transaction.run(u"DELETE FROM phrase_page WHERE page_key = ?"_s, {page});
        if (!text.isEmpty())
            transaction.run(u"INSERT INTO phrase_page (page_key, content) VALUES (?, ?)"_s,
                            {page, text});
    }
}

void writePhrases(Transaction &transaction, qint64 quoteKey, const QStringList &texts)
{
    Phrases added = hashed(texts);
    Keys gone = keysOfQuote(transaction, quoteKey);
    for (const QString &hash : gone.keys())
        if (added.remove(hash) > 0)
            gone.remove(hash);
    const Pages grown = link(transaction, quoteKey, added);
    writePages(transaction, grown + unlink(transaction, quoteKey, gone));
}

} // namespace

void writeSearch(Transaction &transaction, qint64 quoteKey, const Quote &quote)
{
    writePhrases(transaction, quoteKey, wordsOf(quote));
}

void removeSearch(Transaction &transaction, qint64 quoteKey)
{
    writePhrases(transaction, quoteKey, {});
}

} // namespace configurator

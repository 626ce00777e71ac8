// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/searchtext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostWords = 12; // the rest of what was typed is not looked for
constexpr qsizetype longestWord = 100;

void addTo(QStringList &phrases, const QString &text)
{
    if (!text.trimmed().isEmpty())
        phrases.append(folded(text.simplified()));
}

} // namespace

QString folded(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

QString customerText(const Customer &customer)
{
    const QStringList parts {customer.company, customer.person, customer.address.join(u' '),
                             customer.taxId, customer.email};
    return folded(parts.join(u' ').simplified());
}

QStringList phrasesOf(const Quote &quote)
{
    QStringList phrases;
    addTo(phrases, quote.number);
    addTo(phrases, customerText(quote.customer));
    for (const Alternative &alternative : quote.alternatives) {
        addTo(phrases, alternative.name);
        if (alternative.facts)
            addTo(phrases, alternative.facts->modelLine);
        for (const QuoteLine &line : alternative.lines) {
            addTo(phrases, line.name + u' ' + line.sku);
            addTo(phrases, line.details);
        }
    }
    for (const QString &text :
         {quote.reference, quote.note, quote.leadTime, quote.declineReason, quote.discountReason})
        addTo(phrases, text);
    phrases.removeDuplicates();
    return phrases;
}

QStringList searchWords(const QString &text)
{
    QStringList words;
    const QStringList typed = folded(text).simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : typed.mid(0, mostWords))
        words.append(word.left(longestWord));
    words.removeDuplicates();
    return words;
}

QString likePattern(const QString &word)
{
    QString pattern = word;
    for (const QChar mark : {u'!', u'%', u'_'})
        pattern.replace(mark, u'!' + QString(mark));
    return u'%' + pattern + u'%';
}

} // namespace configurator

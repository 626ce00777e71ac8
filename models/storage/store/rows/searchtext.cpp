// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/searchtext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostWords = 12; // the rest of what was typed is not looked for
constexpr qsizetype longestWord = 100;

void addTo(QStringList &words, const QString &text)
{
    words += folded(text).simplified().split(u' ', Qt::SkipEmptyParts);
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

QStringList wordsOf(const Quote &quote)
{
    QStringList words;
    addTo(words, quote.number);
    addTo(words, customerText(quote.customer));
    for (const Alternative &alternative : quote.alternatives) {
        addTo(words, alternative.name);
        if (alternative.facts)
            addTo(words, alternative.facts->modelLine);
        for (const QuoteLine &line : alternative.lines) {
            addTo(words, line.name);
            addTo(words, line.sku);
            addTo(words, line.details);
        }
    }
    for (const QString &text :
         {quote.reference, quote.note, quote.leadTime, quote.declineReason, quote.discountReason})
        addTo(words, text);
    words.removeDuplicates();
    return words;
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

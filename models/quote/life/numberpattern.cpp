// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/numberpattern.h"
#include "quote/quotetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPattern = 60;
constexpr qsizetype mostDigits = 12;

// A placeholder with its braces; `captured` is what stands between them.
const QRegularExpression &placeholder()
{
    static const QRegularExpression expression(u"\\{([^{}]*)\\}"_s);
    return expression;
}

QStringList placeholdersOf(const QString &pattern)
{
    QStringList names;
    for (auto found = placeholder().globalMatch(pattern); found.hasNext();)
        names.append(found.next().captured(1));
    return names;
}

bool isDatePart(const QString &name)
{
    return name == "year"_L1 || name == "month"_L1 || name == "day"_L1;
}

// "seq" and "seq:6".
bool isSequence(const QString &name)
{
    static const QRegularExpression expression(u"^seq(:([1-9][0-9]?))?$"_s);
    const QRegularExpressionMatch match = expression.match(name);
    return match.hasMatch() && match.captured(2).toLongLong() <= mostDigits;
}

Done checkPlaceholder(const QString &pattern, const QString &name)
{
    if (isDatePart(name) || isSequence(name))
        return done();
    if (name.startsWith("seq:"_L1))
        return Error {
            QuoteText::tr("The number pattern “%1” asks for “%2” digits. Write {seq:1} to "
                          "{seq:%3}.")
                .arg(pattern, name.mid(4), QString::number(mostDigits))};
    return Error {
        QuoteText::tr("The number pattern “%1” has {%2}, which is not known. Write {year}, "
                      "{month}, {day} and {seq} or {seq:6}.")
            .arg(pattern, name)};
}

Done checkText(const QString &pattern)
{
    if (pattern.size() > longestPattern)
        return Error {QuoteText::tr("The number pattern has %1 characters, but at most %2 fit.")
                          .arg(QString::number(pattern.size()), QString::number(longestPattern))};
    const auto isUnprintable = [](QChar character) { return !character.isPrint(); };
    if (std::any_of(pattern.begin(), pattern.end(), isUnprintable))
        return Error {
            QuoteText::tr("The number pattern has a character that can't be printed. Write it "
                          "in one line of letters, digits and signs.")};
    return done();
}

} // namespace

Done checkNumberPattern(const QString &pattern)
{
    if (Done text = checkText(pattern); !text)
        return text;
    const QStringList names = placeholdersOf(pattern);
    for (const QString &name : names)
        if (Done known = checkPlaceholder(pattern, name); !known)
            return known;
    QString rest = pattern;
    rest.remove(placeholder());
    if (rest.contains(u'{') || rest.contains(u'}'))
        return Error {
            QuoteText::tr("The number pattern “%1” has a brace without its partner. Write "
                          "{seq:6}, for example.")
                .arg(pattern)};
    const auto sequences = std::count_if(names.begin(), names.end(), isSequence);
    if (sequences == 0)
        return Error {
            QuoteText::tr("The number pattern “%1” has no {seq}, so all quotes would get the "
                          "same number. Write Q-{year}-{seq:6}, for example.")
                .arg(pattern)};
    if (sequences > 1)
        return Error {
            QuoteText::tr("The number pattern “%1” has {seq} more than once. Write it once.")
                .arg(pattern)};
    return done();
}

QString numberSeries(const QString &pattern, QDate issued)
{
    QString series = pattern;
    series.replace("{year}"_L1, issued.toString(u"yyyy"_s));
    series.replace("{month}"_L1, issued.toString(u"MM"_s));
    series.replace("{day}"_L1, issued.toString(u"dd"_s));
    return series;
}

QString numberOf(const QString &series, qint64 sequence)
{
    static const QRegularExpression expression(u"\\{seq(?::([0-9]+))?\\}"_s);
    const QRegularExpressionMatch match = expression.match(series);
    const QString digits
        = QString::number(sequence).rightJustified(match.captured(1).toLongLong(), u'0');
    QString number = series;
    return number.replace(match.capturedStart(), match.capturedLength(), digits);
}

} // namespace configurator

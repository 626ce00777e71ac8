// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/priceanswer.h"

#include "cli/clitext.h"
#include "cli/knownjson.h"
#include "cli/texttable.h"
#include "common/decimal.h"
#include "common/units.h"

#include <QJsonArray>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostShown = 20; // rows of a list for people; --json has them all

QJsonObject placeJson(const PricePlace &place)
{
    return {{u"sheet"_s,
             place.sheet.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(place.sheet)},
            {u"row"_s, place.row}};
}

QJsonArray changesJson(const std::vector<PriceChange> &changes)
{
    QJsonArray array;
    for (const PriceChange &change : changes) {
        QJsonObject json = placeJson(change.place);
        json.insert(u"sku"_s, change.sku);
        json.insert(u"name"_s, change.name);
        json.insert(u"old_minor"_s, knownJson(change.oldPrice));
        json.insert(u"new_minor"_s, change.newPrice);
        json.insert(u"percent_tenths"_s, knownJson(change.percentTenths));
        json.insert(u"jump"_s, change.isJump);
        array.append(json);
    }
    return array;
}

QJsonArray notesJson(const std::vector<RowNote> &notes)
{
    QJsonArray array;
    for (const RowNote &note : notes) {
        QJsonObject json = placeJson(note.place);
        json.insert(u"field"_s, priceFieldId(note.field));
        json.insert(u"text"_s, note.text);
        array.append(json);
    }
    return array;
}

QJsonValue decisionJson(const std::optional<PriceDecision> &decision)
{
    if (!decision)
        return QJsonValue::Null;
    QJsonArray samples;
    for (const PriceSample &sample : decision->samples) {
        QJsonObject json = placeJson(sample.place);
        json.insert(u"text"_s, sample.text);
        json.insert(u"as_point_minor"_s, knownJson(sample.asPoint));
        json.insert(u"as_comma_minor"_s, knownJson(sample.asComma));
        samples.append(json);
    }
    const bool isDecimal = decision->about == PriceDecision::About::Decimal;
    return QJsonObject {{u"about"_s, isDecimal ? u"decimal"_s : u"column"_s},
                        {u"field"_s, priceFieldId(decision->field)},
                        {u"text"_s, decision->text},
                        {u"samples"_s, samples},
                        {u"headers"_s, QJsonArray::fromStringList(decision->headers)}};
}

QStringList jumps(const PriceReview &review)
{
    QStringList skus;
    for (const PriceChange &change : review.changes)
        if (change.isJump)
            skus.append(change.sku);
    return skus;
}

QString percentText(const PriceChange &change)
{
    if (!change.percentTenths)
        return {};
    const qint64 tenths = *change.percentTenths;
    const QString figure = decimalText(qAbs(tenths), 1).replace(u'.', QLocale().decimalPoint());
    const QString sign = tenths < 0 ? QLocale().negativeSign() : QLocale().positiveSign();
    return "%1%2 %"_L1.arg(sign, figure);
}

QString changesText(const PriceReview &review)
{
    TextTable table(u"  "_s);
    for (const PriceChange &change : review.changes) {
        const QString old = change.oldPrice ? moneyText(*change.oldPrice, review.currency, true)
                                            : Cli::tr("on request");
        table.add({change.sku, old, u"→"_s, moneyText(change.newPrice, review.currency, true),
                   percentText(change), change.isJump ? Cli::tr("jump") : QString()});
    }
    return table.text();
}

QString moreText(qsizetype more)
{
    return u"\n  "_s + Cli::tr("and %1 more; --json lists them all").arg(countText(more));
}

QString linesText(const QStringList &lines)
{
    QString text;
    for (const QString &line : lines.mid(0, mostShown))
        text += u"\n  "_s + line;
    return lines.size() > mostShown ? text + moreText(lines.size() - mostShown) : text;
}

void addLines(QStringList &parts, const QString &title, const QStringList &lines)
{
    if (!lines.isEmpty())
        parts.append(title + linesText(lines));
}

QStringList noteLines(const PriceReview &review, const std::vector<RowNote> &notes)
{
    QStringList lines;
    for (const RowNote &note : notes)
        lines.append(noteText(review, note));
    return lines;
}

QString sampleText(const std::optional<Minor> &amount, const Currency &currency)
{
    return amount ? moneyText(*amount, currency, true) : Cli::tr("no price");
}

QString decisionText(const PriceReview &review)
{
    const PriceDecision &decision = *review.decision;
    if (decision.about == PriceDecision::About::Column)
        return decision.text;
    TextTable table(u"  "_s);
    table.add({Cli::tr("as in the file"), Cli::tr("--decimal point"), Cli::tr("--decimal comma")});
    for (const PriceSample &sample : decision.samples)
        table.add({sample.text, sampleText(sample.asPoint, review.currency),
                   sampleText(sample.asComma, review.currency)});
    return decision.text + u'\n' + table.text();
}

QString closingText(const PriceReview &review, bool isApplied)
{
    if (!review.isSound())
        return Cli::tr("Nothing was changed.");
    if (review.changes.empty())
        return Cli::tr("All prices are as they were; there is nothing to change.");
    return isApplied ? Cli::tr("The changes count from today.")
                     : Cli::tr("Nothing is written yet. With --apply the prices are kept.");
}

} // namespace

QJsonObject reviewJson(const PriceReview &review, bool isApplied)
{
    return {{u"file"_s, review.fileName},
            {u"currency"_s, review.currency.code},
            {u"changes"_s, changesJson(review.changes)},
            {u"unchanged"_s, review.unchanged.size()},
            {u"rejected"_s, notesJson(review.rejected)},
            {u"unknown_skus"_s, QJsonArray::fromStringList(review.unknownSkus)},
            {u"missing_skus"_s, QJsonArray::fromStringList(review.missingSkus)},
            {u"jumps"_s, QJsonArray::fromStringList(jumps(review))},
            {u"warnings"_s, notesJson(review.warnings)},
            {u"notes"_s, QJsonArray::fromStringList(review.notes)},
            {u"decision_needed"_s, decisionJson(review.decision)},
            {u"mapping"_s, mappingJson(review.mapping)},
            {u"applied"_s, isApplied}};
}

QString reviewText(const PriceReview &review, bool isApplied)
{
    QStringList parts = review.notes;
    if (review.decision) {
        parts.append(decisionText(review));
    } else {
        if (!review.changes.empty())
            parts.append(Cli::tr("Changes") + u'\n' + changesText(review));
        addLines(parts, Cli::tr("Rows that can't be taken"), noteLines(review, review.rejected));
        addLines(parts, Cli::tr("Worth a look"), noteLines(review, review.warnings));
        addLines(parts, Cli::tr("In the file only; nothing is done with them"), review.unknownSkus);
        addLines(parts, Cli::tr("In the catalogue only; they keep what they have"),
                 review.missingSkus);
        parts.append(Cli::tr("Unchanged: %1").arg(countText(review.unchanged.size())));
    }
    parts.append(closingText(review, isApplied));
    return parts.join("\n\n"_L1);
}

} // namespace configurator

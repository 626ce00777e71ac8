// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotedifference.h"

#include "common/units.h"
#include "items/itemstext.h"
#include "items/quotes/difference/linematching.h"
#include "items/quotes/difference/linewords.h"
#include "items/quotes/quotelistmodel.h"
#include "items/quotes/quotewords.h"
#include "quote/print/quotewords.h"
#include "quote/entry/lineentry.h"
#include "quote/totals/quotetotals.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 80;

QString orNothing(const QString &text)
{
    return text.isEmpty() ? u"–"_s : text;
}

class Rows
{
public:
    // Shown in any case.
    void add(const QString &what, const QString &mine, const QString &theirs)
    {
        m_rows.push_back({what, orNothing(mine), orNothing(theirs), mine == theirs});
    }
    void addIfDifferent(const QString &what, const QString &mine, const QString &theirs)
    {
        if (mine != theirs)
            m_rows.push_back(
                {what, orNothing(excerpt(mine, theirs)), orNothing(excerpt(theirs, mine)), false});
    }
    void addDifferent(const QString &what, const QString &mine, const QString &theirs)
    {
        m_rows.push_back({what, mine, theirs, false});
    }
    [[nodiscard]] std::vector<Difference> take() { return std::move(m_rows); }

private:
    std::vector<Difference> m_rows;
};

const QuoteLine *lineAt(const std::vector<QuoteLine> &lines, int index)
{
    return index < 0 ? nullptr : &lines[static_cast<std::size_t>(index)];
}

QString languageName(const QString &code)
{
    if (code == "ru"_L1)
        return u"Русский"_s;
    return code == "ky"_L1 ? u"Кыргызча"_s : u"English"_s;
}

void addCustomer(Rows &rows, const Customer &mine, const Customer &theirs)
{
    // Where both have one, it is their name, which is shown anyway.
    if (mine.company.isEmpty() || theirs.company.isEmpty())
        rows.addIfDifferent(ItemsText::tr("Company"), mine.company, theirs.company);
    rows.addIfDifferent(ItemsText::tr("Person"), mine.person, theirs.person);
    rows.addIfDifferent(ItemsText::tr("Address"), mine.address.join(u'\n'),
                        theirs.address.join(u'\n'));
    rows.addIfDifferent(ItemsText::tr("Tax no."), mine.taxId, theirs.taxId);
    rows.addIfDifferent(ItemsText::tr("E-mail"), mine.email, theirs.email);
    rows.addIfDifferent(ItemsText::tr("Language"), languageName(mine.language),
                        languageName(theirs.language));
}

// What is said of one alternative: "Total" where there is only one, else "Total of A".
class AlternativeRows
{
public:
    AlternativeRows(Rows &rows, const Quote &mine, const Quote &theirs, std::size_t index)
        : m_rows(rows)
        , m_mine(mine)
        , m_theirs(theirs)
        , m_index(index)
        , m_letter(alternativeLetter(static_cast<int>(index)))
        , m_isOnly(mine.alternatives.size() < 2 && theirs.alternatives.size() < 2)
    {
    }

    void add()
    {
        const Alternative *mine = in(m_mine);
        const Alternative *theirs = in(m_theirs);
        m_rows.add(named(ItemsText::tr("Number of lines"), ItemsText::tr("Number of lines of %1")),
                   countOf(mine), countOf(theirs));
        if (mine && theirs)
            addBoth(*mine, *theirs);
        m_rows.add(named(ItemsText::tr("Total"), ItemsText::tr("Total of %1")),
                   totalOf(mine, m_mine), totalOf(theirs, m_theirs));
    }

private:
    [[nodiscard]] const Alternative *in(const Quote &quote) const
    {
        return m_index < quote.alternatives.size() ? &quote.alternatives[m_index] : nullptr;
    }
    [[nodiscard]] QString named(const QString &only, const QString &oneOfSome) const
    {
        return m_isOnly ? only : oneOfSome.arg(m_letter);
    }
    static QString countOf(const Alternative *alternative)
    {
        return alternative ? countText(static_cast<qint64>(alternative->lines.size()))
                           : ItemsText::tr("not there");
    }
    static QString totalOf(const Alternative *alternative, const Quote &quote)
    {
        if (!alternative)
            return ItemsText::tr("not there");
        const auto totals = totalsOf(*alternative, quote.currency, quote.mode);
        if (!totals)
            return ItemsText::tr("can't be counted");
        const QString total
            = u"%1 %2"_s.arg(moneyFigure(totals->total, quote.currency), quote.currency.code);
        return totals->onRequest == 0
            ? total
            : total + u'\n' + quoteLanguage(u"en"_s).plusOnRequest(totals->onRequest);
    }
    // The texts of two builds may be alike while something in them is not.
    static QString buildOf(const std::optional<BuildFacts> &facts, const QString &which)
    {
        return facts ? QStringList {which, facts->modelLine, facts->combinedMemory}.join(u'\n')
                     : ItemsText::tr("no build");
    }

    void addBoth(const Alternative &mine, const Alternative &theirs)
    {
        m_rows.addIfDifferent(named(ItemsText::tr("Name"), ItemsText::tr("Name of %1")), mine.name,
                              theirs.name);
        if (mine.facts != theirs.facts)
            m_rows.addIfDifferent(named(ItemsText::tr("Build"), ItemsText::tr("Build of %1")),
                                  buildOf(mine.facts, ItemsText::tr("this build")),
                                  buildOf(theirs.facts, ItemsText::tr("another build")));
        addLines(mine.lines, theirs.lines);
        m_rows.addIfDifferent(named(ItemsText::tr("Discount"), ItemsText::tr("Discount of %1")),
                              discountText(mine.discount, m_mine.currency),
                              discountText(theirs.discount, m_theirs.currency));
    }

    void addLines(const std::vector<QuoteLine> &mine, const std::vector<QuoteLine> &theirs)
    {
        int count = 0;
        for (const LinePair &pair : matchedLines(mine, theirs)) {
            const QuoteLine *one = lineAt(mine, pair.mine);
            const QuoteLine *other = lineAt(theirs, pair.theirs);
            if (one && other && *one == *other)
                continue;
            if (++count <= mostDifferentLines)
                addLine(one, other, (one ? pair.mine : pair.theirs) + 1);
        }
        const QString more = countText(count - mostDifferentLines);
        if (count > mostDifferentLines)
            m_rows.addDifferent(named(ItemsText::tr("More lines that differ"),
                                      ItemsText::tr("More lines of %1 that differ")),
                                more, more);
    }

    void addLine(const QuoteLine *mine, const QuoteLine *theirs, int number)
    {
        const QuoteLine &known = mine ? *mine : *theirs;
        const QString name = known.name.simplified().left(longestName);
        const QString what = m_isOnly
            ? ItemsText::tr("Line %1: %2").arg(countText(number), name)
            : ItemsText::tr("%1, line %2: %3").arg(m_letter, countText(number), name);
        const auto words = [&](const QuoteLine *line, const QuoteLine *other, const Quote &quote) {
            return line ? lineWords(*line, other ? *other : *line, quote.currency)
                        : ItemsText::tr("not there");
        };
        m_rows.addDifferent(what, words(mine, theirs, m_mine), words(theirs, mine, m_theirs));
    }

    Rows &m_rows;
    const Quote &m_mine;
    const Quote &m_theirs;
    std::size_t m_index;
    QString m_letter;
    bool m_isOnly;
};

QString statusText(QuoteStatus status)
{
    switch (status) {
    case QuoteStatus::Draft:
        return standingText(QuoteStanding::Draft);
    case QuoteStatus::Issued:
        return standingText(QuoteStanding::Issued);
    case QuoteStatus::Accepted:
        return standingText(QuoteStanding::Accepted);
    case QuoteStatus::Declined:
        return standingText(QuoteStanding::Declined);
    case QuoteStatus::Void:
        return standingText(QuoteStanding::Void);
    }
    return {};
}

QString acceptedText(const Quote &quote)
{
    return quote.accepted < 0 ? QString() : alternativeLetter(quote.accepted);
}

QString modeText(PriceMode mode)
{
    return mode == PriceMode::Net ? ItemsText::tr("before tax") : ItemsText::tr("with tax");
}

QString paperText(PaperSize paper)
{
    return paper == PaperSize::A4 ? u"A4"_s : u"Letter"_s;
}

void addLife(Rows &rows, const Quote &mine, const Quote &theirs)
{
    const QLocale locale;
    const auto day = [&locale](QDate date) { return locale.toString(date, QLocale::ShortFormat); };
    rows.addIfDifferent(ItemsText::tr("Revision"), mine.title(), theirs.title());
    rows.addIfDifferent(ItemsText::tr("Status"), statusText(mine.status),
                        statusText(theirs.status));
    rows.addIfDifferent(ItemsText::tr("Accepted alternative"), acceptedText(mine),
                        acceptedText(theirs));
    rows.addIfDifferent(ItemsText::tr("Date"), day(mine.issued), day(theirs.issued));
    rows.addIfDifferent(ItemsText::tr("Days of validity"), countText(mine.validDays),
                        countText(theirs.validDays));
    rows.addIfDifferent(ItemsText::tr("Prices of"), day(mine.pricesOf), day(theirs.pricesOf));
    rows.addIfDifferent(ItemsText::tr("Currency"), mine.currency.code, theirs.currency.code);
    rows.addIfDifferent(ItemsText::tr("Prices"), modeText(mine.mode), modeText(theirs.mode));
}

void addTexts(Rows &rows, const Quote &mine, const Quote &theirs)
{
    rows.addIfDifferent(ItemsText::tr("Reference"), mine.reference, theirs.reference);
    rows.addIfDifferent(ItemsText::tr("Note"), mine.note, theirs.note);
    rows.addIfDifferent(ItemsText::tr("Lead time"), mine.leadTime, theirs.leadTime);
    rows.addIfDifferent(ItemsText::tr("Terms"), mine.terms, theirs.terms);
    rows.addIfDifferent(ItemsText::tr("Reason for the discount"), mine.discountReason,
                        theirs.discountReason);
    rows.addIfDifferent(ItemsText::tr("Reason for declining"), mine.declineReason,
                        theirs.declineReason);
    rows.addIfDifferent(ItemsText::tr("Paper"), paperText(mine.paper), paperText(theirs.paper));
    rows.addIfDifferent(ItemsText::tr("Shop"), mine.seller.name, theirs.seller.name);
}

} // namespace

std::vector<Difference> differencesOf(const Quote &mine, const Quote &theirs)
{
    Rows rows;
    rows.add(ItemsText::tr("Customer"), mine.customer.name(), theirs.customer.name());
    addCustomer(rows, mine.customer, theirs.customer);
    addLife(rows, mine, theirs);
    const std::size_t count = std::max(mine.alternatives.size(), theirs.alternatives.size());
    for (std::size_t i = 0; i < count; ++i)
        AlternativeRows(rows, mine, theirs, i).add();
    addTexts(rows, mine, theirs);
    return rows.take();
}

std::vector<Difference> differencesOf(const Customer &mine, const Customer &theirs)
{
    Rows rows;
    rows.add(ItemsText::tr("Customer"), mine.name(), theirs.name());
    addCustomer(rows, mine, theirs);
    return rows.take();
}

} // namespace configurator

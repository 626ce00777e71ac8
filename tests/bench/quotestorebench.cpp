// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "storage/store/database/transaction.h"
#include "storage/store/rows/quoterows.h"
#include "storage/store/sqlite/opening.h"
#include "storage/store/sqlitestore.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <cstdio>

namespace configurator::bench {

namespace {

using namespace Qt::StringLiterals;

const QDate today(2026, 11, 30);
constexpr int pageRows = 100;

// Quotes of years as a shop writes them: some thousand customers, some dozens of units in few
// arrangements, most quotes long expired.
class QuoteMaker
{
public:
    Quote make(int index, int all);

private:
    QString word();
    Customer customer(int index);
    QuoteLine line();

    static constexpr int customers = 20'000;

    QRandomGenerator m_random {1};
};

QString QuoteMaker::word()
{
    static const QStringList syllables {u"bek"_s, u"tur"_s, u"sun"_s, u"ala"_s, u"too"_s, u"nar"_s,
                                        u"yn"_s,  u"kol"_s, u"zhe"_s, u"ti"_s,  u"suu"_s, u"ber"_s};
    QString text;
    for (int i = 0; i < 3; ++i)
        text += syllables.at(m_random.bounded(static_cast<int>(syllables.size())));
    return text;
}

// The same for the same index.
Customer QuoteMaker::customer(int index)
{
    const QRandomGenerator before = m_random;
    m_random.seed(static_cast<quint32>(index));
    Customer customer;
    customer.company = word() + u' ' + word() + u" LLC"_s;
    customer.person = word() + u' ' + word();
    customer.address = {word() + u" street %1"_s.arg(m_random.bounded(200)), u"Bishkek"_s};
    customer.email = word() + u"@example.com"_s;
    m_random = before;
    return customer;
}

QuoteLine QuoteMaker::line()
{
    const int unit = m_random.bounded(80);
    const int slot = m_random.bounded(4);
    QuoteLine line;
    line.sku = u"SKU-%1-%2"_s.arg(unit, 3).arg(unit * 7919 % 1000);
    line.name = u"GeForce RTX %1 edition %2"_s.arg(3000 + unit * 10).arg(unit);
    line.details = u"%1 GB GDDR7, %2 W · in slots %3 and %4 of line 1"_s.arg(8 + unit)
                       .arg(200 + unit * 5)
                       .arg(slot + 1)
                       .arg(slot + 2);
    line.quantity = Decimal::whole(1 + m_random.bounded(4));
    line.unitPrice = Decimal::whole(500 + m_random.bounded(4000));
    line.taxRate = Decimal::whole(12);
    return line;
}

Quote QuoteMaker::make(int index, int all)
{
    Quote quote;
    quote.id = u"quote-%1"_s.arg(index);
    quote.issued = today.addDays(-(all - 1 - index) / 45);
    quote.pricesOf = quote.issued;
    quote.number = u"Q-%1-%2"_s.arg(quote.issued.year()).arg(index, 6, 10, QChar(u'0'));
    const int fate = m_random.bounded(10);
    quote.status = fate < 6 ? QuoteStatus::Issued
        : fate < 8          ? QuoteStatus::Accepted
        : fate < 9          ? QuoteStatus::Declined
                            : QuoteStatus::Void;
    quote.accepted = quote.status == QuoteStatus::Accepted ? 0 : -1;
    quote.customer = customer(m_random.bounded(customers));
    Alternative &alternative = quote.alternatives.front();
    for (int i = 3 + m_random.bounded(5); i > 0; --i)
        alternative.lines.push_back(line());
    alternative.name = u"%1 × %2"_s.arg(1 + m_random.bounded(8)).arg(alternative.lines[0].name);
    quote.terms = u"Payment in advance. Delivery after payment. Two years of warranty."_s;
    quote.note = m_random.bounded(4) == 0 ? word() + u' ' + word() + u' ' + word() : QString();
    return quote;
}

bool fill(const QString &path, int quotes)
{
    const Result<std::unique_ptr<SqliteDatabase>> database = openDatabase(path);
    if (!database)
        return false;
    Transaction transaction(**database);
    QuoteMaker maker;
    for (int i = 0; i < quotes; ++i)
        insertQuote(transaction, recordOf(maker.make(i, quotes)).value());
    return transaction.commit().isOk();
}

struct Question
{
    const char *name;
    QString text;
    QuoteShelf shelf = QuoteShelf::All;
    QuoteOrder order = QuoteOrder::LatestFirst;
    int offset = 0;
};

std::vector<Question> questions()
{
    return {
        {"latest", {}},
        {"highest numbers", {}, QuoteShelf::All, QuoteOrder::NumberFirst},
        {"by customer", {}, QuoteShelf::All, QuoteOrder::CustomerFirst},
        {"largest totals", {}, QuoteShelf::All, QuoteOrder::TotalFirst},
        {"expiring first", {}, QuoteShelf::All, QuoteOrder::ExpiringFirst},
        {"open", {}, QuoteShelf::Open},
        {"open by customer", {}, QuoteShelf::Open, QuoteOrder::CustomerFirst},
        {"open by total", {}, QuoteShelf::Open, QuoteOrder::TotalFirst},
        {"expiring by number", {}, QuoteShelf::Expiring, QuoteOrder::NumberFirst},
        {"declined by total", {}, QuoteShelf::Declined, QuoteOrder::TotalFirst},
        {"expired, last pages", {}, QuoteShelf::Expired, QuoteOrder::LatestFirst, 50'000},
        {"search: a number", u"000123"_s},
        {"search: a customer", u"bektur narynkol"_s},
        {"search: a part of many names", u"bektur"_s},
        {"search: parts of many names", u"bektur alatoo"_s},
        {"search: the same by total", u"bektur alatoo"_s, QuoteShelf::All, QuoteOrder::TotalFirst},
        {"search: name, town and street", u"bektur bishkek street"_s},
        {"search: two units", u"3200 3400"_s},
        {"search: a common unit", u"rtx 3200"_s},
        {"search: a common unit by total", u"rtx 3200"_s, QuoteShelf::All, QuoteOrder::TotalFirst},
        {"search: one letter", u"r"_s},
        {"search: nothing", u"nowhere"_s},
        {"search: common and nothing", u"rtx gddr7 nowhere"_s},
        {"search: among the accepted", u"narynkol"_s, QuoteShelf::Accepted},
    };
}

double timeOf(const SqliteStore &store, const Question &question)
{
    const QuoteQuery query {question.text, question.shelf, question.order, today};
    return medianTime([&] { (void)store.quotes(query, question.offset, pageRows); });
}

} // namespace

void timeQuoteStore()
{
    const QTemporaryDir folder;
    const QString small = folder.filePath(u"small.sqlite"_s);
    const QString large = folder.filePath(u"large.sqlite"_s);
    if (!fill(small, 1'000) || !fill(large, 100'000)) {
        std::printf("quote store: could not be filled\n");
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const auto few = SqliteStore::open(small);
    const double openedSmall = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    timer.restart();
    const auto many = SqliteStore::open(large);
    const double openedLarge = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    std::printf(
        "quote store of 100,000 quotes, %lld MiB: opened in %.0f ms, one of 1,000 in %.0f ms\n",
        QFileInfo(large).size() >> 20, openedLarge, openedSmall);
    for (const Question &question : questions()) {
        const double fewTime = timeOf(**few, question);
        const double manyTime = timeOf(**many, question);
        std::printf("  %-32s %6.2f ms, of 1,000 %5.2f ms: %4.1f frames more\n", question.name,
                    manyTime, fewTime, (manyTime - fewTime) / 16);
    }
    const double countTime = medianTime([&] { (void)(*many)->counts(today); });
    std::printf("  %-32s %6.2f ms\n", "counts of the shelves", countTime);
}

} // namespace configurator::bench

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

// A program that is made to be killed: "killstore STORE SEED COUNT" writes to the store, COUNT
// times or until it is killed (0), and says of each save that was acknowledged, at once, one line:
// "saved ID REVISION VERSION NUMBER HASH". What it could not save it says as "refused SENTENCE".

#include "quote/file/quotefile.h"
#include "quote/life/lifecycle.h"
#include "storage/store/sqlitestore.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QRandomGenerator>

#include <cstdio>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

const QDate day(2026, 11, 30);

void say(const QString &line)
{
    std::puts(qPrintable(line));
    std::fflush(stdout);
}

QString hashOf(const Quote &quote)
{
    const QByteArray hash = QCryptographicHash::hash(writeQuote(quote), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex());
}

class Writer
{
public:
    Writer(SqliteStore &store, quint32 seed)
        : m_store(store)
        , m_random(seed)
    {
    }
    void step();

private:
    [[nodiscard]] Quote changed(Quote quote);
    void save(const Quote &quote, qint64 version);

    SqliteStore &m_store;
    QRandomGenerator m_random;
    std::vector<StoredQuote> m_mine;
};

Quote Writer::changed(Quote quote)
{
    QuoteLine line;
    line.name = u"Line %1"_s.arg(m_random.bounded(1'000));
    line.unitPrice = Decimal::whole(m_random.bounded(1'000));
    line.details = QString(m_random.bounded(3'000), QChar(u'a' + m_random.bounded(26)));
    quote.alternatives.front().lines.push_back(line);
    return quote;
}

void Writer::save(const Quote &quote, qint64 version)
{
    const auto saved = m_store.save(StoredQuote {quote, version}, u"Q-{year}-{seq:6}"_s);
    if (!saved || saved->other)
        return say(u"refused "_s + (saved ? u"changed meanwhile"_s : saved.error()));
    const Quote &now = saved->now.quote;
    say(u"saved %1 %2 %3 %4 %5"_s.arg(now.id)
            .arg(now.revision)
            .arg(saved->now.version)
            .arg(now.number.isEmpty() ? u"-"_s : now.number, hashOf(now)));
    for (StoredQuote &mine : m_mine) {
        if (mine.quote.id == now.id) {
            mine = saved->now;
            return;
        }
    }
    m_mine.push_back(saved->now);
}

// A new quote, or what comes next in the life of one that was written before.
void Writer::step()
{
    if (m_mine.size() < 3 || m_random.bounded(3) == 0) {
        Quote quote;
        quote.issued = day;
        quote.customer.company = u"Customer %1"_s.arg(m_random.bounded(50));
        return save(changed(quote), 0);
    }
    const auto place = static_cast<std::size_t>(m_random.bounded(static_cast<int>(m_mine.size())));
    const StoredQuote mine = m_mine[place];
    if (mine.quote.status == QuoteStatus::Draft && m_random.bounded(3) == 0)
        return save(changed(mine.quote), mine.version);
    const Result<Quote> next = mine.quote.status == QuoteStatus::Draft
        ? issuedQuote(mine.quote, day)
        : mine.quote.status == QuoteStatus::Issued && m_random.bounded(2) == 0
        ? acceptedQuote(mine.quote, 0, day)
        : revisedQuote(mine.quote, day);
    if (next)
        save(*next, mine.version);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto store = SqliteStore::open(words.value(1));
    if (!store) {
        say(u"refused "_s + store.error());
        return 1;
    }
    say(u"opened"_s);
    Writer writer(**store, words.value(2).toUInt());
    const int count = words.value(3).toInt();
    for (int i = 0; count == 0 || i < count; ++i)
        writer.step();
    return 0;
}

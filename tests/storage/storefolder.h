// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/sqlitestore.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>

namespace configurator::test {

inline const QString numberPattern = QStringLiteral("Q-{year}-{seq:6}");
inline const QDate storeDay(2026, 11, 30);

// A store in a folder of its own.
struct StoreFolder
{
    [[nodiscard]] QString filePath(const QString &name = QStringLiteral("store.sqlite")) const
    {
        return folder.filePath(name);
    }
    // Ends the test where it can't be opened.
    [[nodiscard]] std::unique_ptr<SqliteStore> open() const
    {
        Result<std::unique_ptr<SqliteStore>> store = SqliteStore::open(filePath());
        if (!store)
            qFatal("%s", qPrintable(store.error()));
        hurry();
        return std::move(store).value();
    }
    // The disk need not have what a test looks at; tests of the disk open the store themselves.
    static void hurry()
    {
        for (const QString &name : QSqlDatabase::connectionNames())
            QSqlQuery(QSqlDatabase::database(name))
                .exec(QStringLiteral("PRAGMA synchronous = OFF"));
    }

    QTemporaryDir folder;
};

inline Quote draftFor(const QString &company,
                      const QString &lines = QStringLiteral("2 x 1999.00 @12; 1 x 180 @12"))
{
    Quote quote;
    quote.issued = storeDay;
    quote.pricesOf = storeDay;
    quote.customer.company = company;
    quote.alternatives = {alternativeFrom(lines)};
    return quote;
}

inline Quote issuedFor(const QString &company, QDate day = storeDay)
{
    Quote quote = draftFor(company);
    quote.status = QuoteStatus::Issued;
    quote.issued = day;
    return quote;
}

// What is stored now; ends the test where it was refused.
template <typename Stored>
Stored kept(SqliteStore &store, const Stored &stored)
{
    const Result<Saved<Stored>> saved = store.save(stored);
    if (!saved || saved->other)
        qFatal("not saved: %s", qPrintable(saved.error()));
    return saved->now;
}

inline StoredQuote kept(SqliteStore &store, const Quote &quote, qint64 version = 0)
{
    const Result<Saved<StoredQuote>> saved
        = store.save(StoredQuote {quote, version}, numberPattern);
    if (!saved || saved->other)
        qFatal("not saved: %s", qPrintable(saved.error()));
    return saved->now;
}

inline StoredCustomer keptCustomer(SqliteStore &store, const QString &company,
                                   const QString &person = {})
{
    Customer customer;
    customer.company = company;
    customer.person = person;
    return kept(store, StoredCustomer {customer, 0});
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

inline QStringList filesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace configurator::test

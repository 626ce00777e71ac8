// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/database/transaction.h"

namespace configurator {

using namespace Qt::StringLiterals;

Transaction::Transaction(Database &database)
    : m_database(database)
{
    if (database.isReadOnly())
        fail(database.readOnlyError());
    run(database.beginStatement());
    m_isOpen = isOk();
}

Transaction::~Transaction()
{
    rollBack();
}

void Transaction::run(const QString &sql, const QVariantList &values)
{
    if (!isOk())
        return;
    if (const Result<QSqlQuery> query = runQuery(m_database, sql, values); !query)
        fail({query.error()});
}

void Transaction::fail(const Error &error)
{
    if (isOk())
        m_error = error.text;
}

Done Transaction::commit()
{
    run(u"COMMIT"_s);
    if (!isOk())
        return error();
    m_isOpen = false;
    return done();
}

void Transaction::rollBack()
{
    // A full disk has ended the transaction already; that there is none any more is no news.
    if (m_isOpen)
        (void)runQuery(m_database, u"ROLLBACK"_s);
    m_isOpen = false;
}

} // namespace configurator

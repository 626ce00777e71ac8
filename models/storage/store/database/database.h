// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QSqlDatabase>

class QSqlError;

namespace configurator {

// One open connection, under a name of its own that goes with it. What differs between database
// systems stands in the class that derives from this; statements elsewhere are standard SQL.
// It belongs to the thread that made it.
class Database
{
public:
    virtual ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    [[nodiscard]] QSqlDatabase handle() const { return QSqlDatabase::database(m_name, false); }
    [[nodiscard]] virtual bool isReadOnly() const = 0;
    // Begins a transaction that is the only one to write, so that what it read stays true.
    [[nodiscard]] virtual QString beginStatement() const = 0;
    // The sentence for an answer of the database.
    [[nodiscard]] virtual Error errorOf(const QSqlError &answer) const = 0;
    [[nodiscard]] virtual Error readOnlyError() const = 0;
    // Grows with every change that another connection makes.
    [[nodiscard]] virtual qint64 foreignChanges() const = 0;
    // Copies of the store that the program made beside it; gone when this succeeds.
    [[nodiscard]] virtual Done dropBackups() = 0;
    // To be called after something was erased: no page keeps what is gone.
    virtual void forgetErased() = 0;

protected:
    explicit Database(const QString &driver);

private:
    QString m_name;
};

} // namespace configurator

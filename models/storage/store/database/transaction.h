// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/database/query.h"

namespace configurator {

// Everything that one call writes: all of it or nothing. Statements run until one fails; what comes
// after that is left out, and the first sentence stays. Whatever is not committed is taken back.
class Transaction
{
public:
    explicit Transaction(Database &database);
    ~Transaction();
    Q_DISABLE_COPY_MOVE(Transaction)

    [[nodiscard]] const Database &database() const { return m_database; }
    [[nodiscard]] bool isOk() const { return m_error.isEmpty(); }
    [[nodiscard]] Error error() const { return {m_error}; }
    void run(const QString &sql, const QVariantList &values = {});
    // Nothing more is done, for a reason of the caller's own.
    void fail(const Error &error);
    // What was read for this transaction; `fallback`, and a failed transaction, where it failed.
    template <typename T>
    T valueOf(Result<T> result, T fallback = {})
    {
        if (!result) {
            fail({result.error()});
            return fallback;
        }
        return std::move(result).value();
    }
    [[nodiscard]] Done commit();

private:
    void rollBack();

    Database &m_database;
    QString m_error;
    bool m_isOpen = false;
};

} // namespace configurator

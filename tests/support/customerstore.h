// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/memorystore.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace configurator::test {

inline Customer person(const QString &company, const QString &name, const QString &email = {})
{
    Customer customer;
    customer.company = company;
    customer.person = name;
    customer.email = email;
    return customer;
}

// Customers in memory with the store's rules about versions. `failure` makes each call fail.
class CustomerStore : public MemoryStore
{
public:
    std::vector<StoredCustomer> people;
    QByteArray personData;
    QStringList calls; // "merge 1 2", "erase 1"
    // What another program does just before the next save.
    std::function<void(CustomerStore &)> meanwhile;

    QString add(Customer customer)
    {
        customer.id = QString::number(people.size() + 1);
        people.push_back({customer, 1});
        return customer.id;
    }
    StoredCustomer *stored(const QString &id)
    {
        const auto place = std::find_if(people.begin(), people.end(),
                                        [&](const auto &entry) { return entry.customer.id == id; });
        return place == people.end() ? nullptr : &*place;
    }

    Result<std::vector<StoredCustomer>> customers(const QString &text, int limit) const override
    {
        if (!failure.isEmpty())
            return Error {failure};
        std::vector<StoredCustomer> found;
        for (const StoredCustomer &entry : people) {
            if (holds(entry.customer, text) && found.size() < static_cast<std::size_t>(limit))
                found.push_back(entry);
        }
        return found;
    }
    using MemoryStore::save;
    Result<Saved<StoredCustomer>> save(const StoredCustomer &wanted) override
    {
        if (const auto act = std::exchange(meanwhile, {}))
            act(*this);
        if (!failure.isEmpty())
            return Error {failure};
        StoredCustomer entry = wanted;
        if (entry.customer.id.isEmpty())
            return Saved<StoredCustomer> {*stored(add(entry.customer)), {}};
        StoredCustomer *there = stored(entry.customer.id);
        if (!there)
            return Error {QStringLiteral("This customer is gone.")};
        if (there->version != wanted.version)
            return Saved<StoredCustomer> {wanted, *there};
        ++entry.version;
        *there = entry;
        return Saved<StoredCustomer> {entry, {}};
    }
    Done merge(const QString &keeper, const QString &gone) override
    {
        return take(QStringLiteral("merge %1 %2").arg(keeper, gone), gone);
    }
    Done erase(const QString &id) override { return take(QStringLiteral("erase %1").arg(id), id); }
    Result<QByteArray> exported(const QString &) const override
    {
        return failure.isEmpty() ? Result<QByteArray>(personData) : Error {failure};
    }

private:
    static bool holds(const Customer &customer, const QString &text)
    {
        const QString all = QStringList {customer.company, customer.person, customer.email,
                                         customer.taxId, customer.address.join(u' ')}
                                .join(u' ');
        const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
        return std::all_of(words.begin(), words.end(), [&](const QString &word) {
            return all.contains(word, Qt::CaseInsensitive);
        });
    }
    Done take(const QString &call, const QString &id)
    {
        if (!failure.isEmpty())
            return Error {failure};
        calls << call;
        people.erase(std::remove_if(people.begin(), people.end(),
                                    [&](const auto &entry) { return entry.customer.id == id; }),
                     people.end());
        return done();
    }
};

} // namespace configurator::test

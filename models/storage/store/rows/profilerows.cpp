// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/profilerows.h"

#include "quote/file/profilefile.h"
#include "storage/storagetext.h"
#include "storage/store/database/transaction.h"

namespace configurator {

using namespace Qt::StringLiterals;

Result<ShopProfile> storedProfile(const Database &database)
{
    const auto document
        = firstRow(database, u"SELECT document FROM shop_profile WHERE profile_key = 1"_s, {},
                   [](const QSqlQuery &row) { return row.value(0).toString(); });
    if (!document)
        return Error {document.error()};
    if (!document->has_value())
        return ShopProfile {};
    return readProfile((*document)->toUtf8(), StorageText::tr("the profile in the store"));
}

Done saveProfile(Database &database, const ShopProfile &profile)
{
    const QByteArray json = writeProfile(profile);
    // What can't be read again must not be written.
    if (const auto read = readProfile(json, StorageText::tr("the profile")); !read)
        return Error {StorageText::tr("The profile can't be kept as it is:\n%1").arg(read.error())};
    Transaction transaction(database);
    transaction.run(u"DELETE FROM shop_profile"_s);
    transaction.run(u"INSERT INTO shop_profile (profile_key, document) VALUES (1, ?)"_s,
                    {QString::fromUtf8(json)});
    return transaction.commit();
}

} // namespace configurator

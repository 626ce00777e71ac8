// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/database/database.h"

#include <QUuid>

namespace configurator {

Database::Database(const QString &driver)
    : m_name(QUuid::createUuid().toString())
{
    QSqlDatabase::addDatabase(driver, m_name);
}

Database::~Database()
{
    handle().close();
    QSqlDatabase::removeDatabase(m_name);
}

} // namespace configurator

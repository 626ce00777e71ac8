// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/database/transaction.h"

#include <QDate>

namespace configurator {

// Takes the next number of the pattern's series. It is taken when the transaction is committed, and
// never was when it is not.
QString takeNumber(Transaction &transaction, const QString &pattern, QDate issued);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QDate>

namespace configurator {

// "Q-{year}-{seq:6}": {year}, {month}, {day} of the issue and exactly one {seq} or {seq:WIDTH};
// the rest is printed as it stands. Counting begins anew with each `series`.
Done checkNumberPattern(const QString &pattern);
// The pattern with its date filled in and {seq} left: "Q-2026-{seq:6}".
QString numberSeries(const QString &pattern, QDate issued);
// "Q-2026-000123"
QString numberOf(const QString &series, qint64 sequence);

} // namespace configurator

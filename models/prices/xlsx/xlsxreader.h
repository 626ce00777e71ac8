// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"
#include "prices/table/table.h"

#include <QByteArray>

#include <functional>

namespace configurator {

// One part of a workbook's package ("xl/workbook.xml"); an Error names the file and the part.
using ReadPart = std::function<Result<QByteArray>(const QString &part)>;

// The worksheets of an Office Open XML workbook (ECMA-376, part 1, chapter 18) in their order:
// texts, also of several runs, numbers with 15 significant digits, truth values, errors as they
// are shown ("#N/A"). Of a formula the kept value counts. Errors name `file`, sheet and cell.
Result<std::vector<Table>> readXlsx(const QByteArray &bytes, const QString &file);
// The same from parts, wherever they come from.
Result<std::vector<Table>> readWorkbook(const ReadPart &part, const QString &file);

} // namespace configurator

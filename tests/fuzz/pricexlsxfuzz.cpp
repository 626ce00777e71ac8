// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"

#include "prices/xlsx/xlsxreader.h"

#include <QStringList>

using namespace configurator;
using namespace configurator::fuzz;

namespace {

// An archive as it is; anything else is the parts themselves with a NUL between them, since a
// changed byte rarely gets past an archive's checksums.
Result<std::vector<Table>> sheetsOf(const QByteArray &bytes)
{
    const QString file = QStringLiteral("list.xlsx");
    if (bytes.startsWith("PK"))
        return readXlsx(bytes, file);
    static const QStringList names {
        QStringLiteral("xl/sheet.xml"),    QStringLiteral("xl/shared.xml"),
        QStringLiteral("xl/workbook.xml"), QStringLiteral("xl/_rels/workbook.xml.rels"),
        QStringLiteral("_rels/.rels"),     QStringLiteral("xl/styles.xml")};
    const QList<QByteArray> parts = bytes.split('\0');
    return readWorkbook(
        [&parts](const QString &name) -> Result<QByteArray> {
            const qsizetype place = names.indexOf(name);
            if (place < 0 || place >= parts.size())
                return Error {name};
            return parts[place];
        },
        file);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<std::vector<Table>> sheets = sheetsOf(inputOf(data, size));
    require(sheets.isOk() != !sheets.error().isEmpty());
    if (!sheets)
        return 0;
    require(!sheets->empty());
    for (const Table &table : *sheets)
        for (const TableRow &row : table.rows) {
            require(row.number > 0 && row.number <= tablelimit::rows && !row.cells.empty());
            require(!cleanText(row.cells.back().text).isEmpty());
        }
    return 0;
}

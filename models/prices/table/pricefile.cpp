// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/table/pricefile.h"

#include "common/jsonreader.h"
#include "prices/pricestext.h"
#include "prices/table/csvreader.h"
#include "prices/xlsx/xlsxreader.h"

#include <QFileInfo>

namespace configurator {

namespace {

// Spreadsheets write "sep=;" above a list to name its delimiter.
std::optional<QChar> namedDelimiter(const QString &text)
{
    constexpr qsizetype length = 5;
    const bool isNamed = text.size() > length
        && text.startsWith(QLatin1String("sep="), Qt::CaseInsensitive)
        && (text[length] == QLatin1Char('\r') || text[length] == QLatin1Char('\n'));
    return isNamed && delimiters().contains(text[length - 1]) ? std::optional(text[length - 1])
                                                              : std::nullopt;
}

Result<PriceFile> readText(const QByteArray &bytes, const QString &name, const CsvChoice &choice)
{
    const Result<DecodedText> decoded = decodeText(bytes, name, choice.encoding);
    if (!decoded)
        return Error {decoded.error()};
    const std::optional<QChar> named = namedDelimiter(decoded->text);
    std::optional<QChar> delimiter = choice.delimiter ? choice.delimiter : named;
    if (!delimiter)
        delimiter = likelyDelimiter(decoded->text, choice.looksRight);
    Result<Table> table = readCsv(decoded->text, delimiter.value_or(delimiters().front()), name);
    if (!table)
        return Error {table.error()};
    PriceFile file {name,
                    PriceFileKind::Csv,
                    {std::move(table).value()},
                    decoded->encoding,
                    decoded->isGuess,
                    delimiter};
    std::vector<TableRow> &rows = file.sheets.front().rows;
    if (named && !rows.empty())
        rows.erase(rows.begin());
    if (rows.empty())
        return Error {
            PricesText::tr("%1 is empty. A price list has a row for each unit.").arg(name)};
    return file;
}

Result<PriceFile> readSpreadsheet(const QByteArray &bytes, const QString &name)
{
    Result<std::vector<Table>> sheets = readXlsx(bytes, name);
    if (!sheets)
        return Error {sheets.error()};
    return PriceFile {name, PriceFileKind::Xlsx, std::move(sheets).value(), {}, false, {}};
}

} // namespace

Result<PriceFile> readPriceFile(const QByteArray &bytes, const QString &name,
                                const CsvChoice &choice)
{
    if (bytes.startsWith("PK\x03\x04"))
        return readSpreadsheet(bytes, name);
    // What a protected or an old workbook is wrapped in.
    if (bytes.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"))
        return Error {
            PricesText::tr(
                "%1 is protected by a password, or is a workbook of before 2007. Save it as "
                "XLSX without a password, or as CSV, and try again.")
                .arg(name)};
    if (bytes.startsWith("%PDF-"))
        return Error {
            PricesText::tr("%1 is a PDF. Ask the supplier for the list as XLSX or CSV.").arg(name)};
    return readText(bytes, name, choice);
}

Result<PriceFile> loadPriceFile(const QString &path, const CsvChoice &choice)
{
    const Result<QByteArray> bytes = readFile(path, largestPriceFile);
    if (!bytes)
        return Error {bytes.error()};
    return readPriceFile(*bytes, QFileInfo(path).fileName(), choice);
}

} // namespace configurator

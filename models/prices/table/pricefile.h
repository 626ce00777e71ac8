// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/table/delimiter.h"
#include "prices/text/decodedtext.h"

namespace configurator {

enum class PriceFileKind { Csv, Xlsx };

// A price list as it was read; nothing in it is understood yet.
struct PriceFile
{
    QString name; // without its folder
    PriceFileKind kind = PriceFileKind::Csv;
    std::vector<Table> sheets; // at least one
    std::optional<TextEncoding> encoding; // CSV
    bool isEncodingGuessed = false; // between two code pages of Windows
    std::optional<QChar> delimiter; // CSV; none: one column
    bool operator==(const PriceFile &) const = default;
};

// What the person or a remembered mapping says about a CSV file; the rest is found out.
struct CsvChoice
{
    std::optional<TextEncoding> encoding;
    std::optional<QChar> delimiter; // one of delimiters()
    LooksRight looksRight = [](const Table &) { return false; };
};

// What a file is, is told by its first bytes, never by its name. Errors are whole sentences that
// name `name`.
Result<PriceFile> readPriceFile(const QByteArray &bytes, const QString &name,
                                const CsvChoice &choice = {});
Result<PriceFile> loadPriceFile(const QString &path, const CsvChoice &choice = {});

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/table/table.h"
#include "prices/xlsx/xmlparts.h"

namespace configurator {

// What the sheets of a workbook share.
struct SharedParts
{
    std::vector<QString> texts;
    std::vector<QString> currencies; // by the style of a cell, as currencySignsOf() gives them
    qint64 cellsLeft = tablelimit::cells; // counts down over all sheets
};

// Reads the rows of one worksheet.
class SheetReader
{
public:
    SheetReader(const QByteArray &xml, const QString &where, SharedParts &shared);

    [[nodiscard]] Result<std::vector<TableRow>> read();

private:
    void readRow();
    void readCell();
    void readContent();
    [[nodiscard]] Cell cell();
    [[nodiscard]] QString sharedText(const QString &index);
    [[nodiscard]] QString currency() const;
    void put(Cell cell);
    void keepRow();

    // The cell at hand, as the file has it.
    struct Raw
    {
        QString type;
        QString style;
        QString value;
        QString formula;
        QString inlined;
    };

    XmlPart m_xml;
    SharedParts &m_shared;
    std::vector<TableRow> m_rows;
    TableRow m_row; // at hand
    int m_column = -1; // of the cell at hand, from 0
    Raw m_raw;
};

} // namespace configurator

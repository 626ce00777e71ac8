// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/table/table.h"

namespace configurator {

const Cell &cellAt(const TableRow &row, int column)
{
    static const Cell empty;
    const bool isThere = column >= 0 && column < static_cast<int>(row.cells.size());
    return isThere ? row.cells[static_cast<std::size_t>(column)] : empty;
}

QString cleanText(const QString &text)
{
    QString clean = text;
    clean.removeIf([](QChar character) { return character.category() == QChar::Other_Format; });
    for (QChar &character : clean)
        if (character.category() == QChar::Other_Control)
            character = u' ';
    return clean.simplified();
}

} // namespace configurator

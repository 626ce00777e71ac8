// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/texttable.h"

namespace configurator {

TextTable::TextTable(QString indent)
    : m_indent(std::move(indent))
{
}

void TextTable::add(const QStringList &cells)
{
    for (qsizetype column = 0; column < cells.size(); ++column) {
        if (column == m_widths.size())
            m_widths.append(0);
        m_widths[column] = qMax(m_widths.at(column), cells.at(column).size());
    }
    m_rows.append(cells);
}

QString TextTable::text() const
{
    QStringList lines;
    for (const QStringList &cells : m_rows) {
        QString line = m_indent;
        for (qsizetype column = 0; column < cells.size(); ++column)
            line += cells.at(column).leftJustified(m_widths.at(column) + 2);
        while (line.endsWith(u' '))
            line.chop(1);
        lines.append(line);
    }
    return lines.join(u'\n');
}

} // namespace configurator

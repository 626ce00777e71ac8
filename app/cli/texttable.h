// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace configurator {

// Rows of cells, each column as wide as its widest cell.
class TextTable
{
public:
    explicit TextTable(QString indent = {});
    void add(const QStringList &cells);
    // The rows, one a line, without trailing spaces and without the last line's end.
    [[nodiscard]] QString text() const;

private:
    QString m_indent;
    QList<QStringList> m_rows;
    QList<qsizetype> m_widths;
};

} // namespace configurator

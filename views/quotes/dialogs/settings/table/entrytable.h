// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace configurator {

class EntryRow;

// A small table of fields: rows are added at its end and removed one by one.
class EntryTable : public QWidget
{
    Q_OBJECT

public:
    struct Column
    {
        QString title;
        QString spoken; // "Price of service %1", %1 the row
        int width = 0; // 0: shares what is left
    };
    struct Words
    {
        QString add; // "Add a service"
        QString remove; // "Remove service %1"
        QString none; // "No services yet."
    };

    EntryTable(std::vector<Column> columns, const Words &words, int mostRows, QWidget *parent);
    // `origin` is handed back: which entry the row was made of, -1 for a new one.
    void addRow(const QStringList &texts, int origin);
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QStringList texts(int row) const; // without spaces at their ends
    [[nodiscard]] int origin(int row) const;
    [[nodiscard]] QLineEdit *field(int row, int column) const;
    // Beneath a row; empty: nothing is wrong with it.
    void setFault(int row, const QString &sentence);

Q_SIGNALS:
    void edited();

private:
    QWidget *createHead();
    void remove(EntryRow *row);
    void settle(); // names and what is to be seen

    std::vector<Column> m_columns;
    Words m_words;
    int m_mostRows;
    std::vector<EntryRow *> m_rows;
    QWidget *m_head;
    QWidget *m_none;
    QPushButton *m_add;
    QVBoxLayout *m_lines;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/dialogs/settings/table/entrytable.h"

namespace configurator {

class PlainLabel;

// A row of an EntryTable: its fields, a button that removes it, and what is wrong beneath.
class EntryRow : public QWidget
{
    Q_OBJECT

public:
    EntryRow(const std::vector<EntryTable::Column> &columns, const QStringList &texts, int origin,
             QWidget *parent);
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] int origin() const { return m_origin; }
    [[nodiscard]] QLineEdit *field(int column) const;
    void setFault(const QString &sentence);
    void setNames(const std::vector<EntryTable::Column> &columns, const QString &remove,
                  int number);

Q_SIGNALS:
    void edited();
    void removeAsked();

private:
    std::vector<QLineEdit *> m_fields;
    int m_origin;
    QPushButton *m_remove;
    PlainLabel *m_fault;
};

inline constexpr int removeWidth = 84; // of its button, and of the gap above it in the head

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/table/entrytable.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/quotes/dialogs/settings/table/entryrow.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace configurator {

EntryTable::EntryTable(std::vector<Column> columns, const Words &words, int mostRows,
                       QWidget *parent)
    : QWidget(parent)
    , m_columns(std::move(columns))
    , m_words(words)
    , m_mostRows(mostRows)
    , m_head(createHead())
    , m_none(new PlainLabel(PlainLabel::Look::Muted, words.none, this))
    , m_add(new QPushButton(words.add, this))
    , m_lines(new QVBoxLayout)
{
    m_lines->setSpacing(6);
    m_add->setProperty(look::property, look::outline);
    m_add->setAccessibleName(words.add);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_head);
    column->addWidget(m_none);
    column->addLayout(m_lines);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({}, -1);
        m_rows.back()->field(0)->setFocus();
        Q_EMIT edited();
    });
    settle();
}

QWidget *EntryTable::createHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, removeWidth + 8, 0);
    row->setSpacing(8);
    for (const Column &column : m_columns) {
        auto *label = new PlainLabel(PlainLabel::Look::Small, column.title, head);
        if (column.width > 0)
            label->setFixedWidth(column.width);
        row->addWidget(label, column.width > 0 ? 0 : 1);
    }
    return head;
}

void EntryTable::addRow(const QStringList &texts, int origin)
{
    auto *row = new EntryRow(m_columns, texts, origin, this);
    m_rows.push_back(row);
    m_lines->addWidget(row);
    row->show(); // now, so that it can take the focus
    connect(row, &EntryRow::edited, this, &EntryTable::edited);
    connect(row, &EntryRow::removeAsked, this, [this, row] { remove(row); });
    settle();
}

// The focus goes to the row that takes the place of the one that is gone.
void EntryTable::remove(EntryRow *row)
{
    const auto place = std::find(m_rows.begin(), m_rows.end(), row);
    const auto index = place - m_rows.begin();
    m_rows.erase(place);
    row->hide();
    row->deleteLater();
    const auto next = std::min(index, static_cast<std::ptrdiff_t>(m_rows.size()) - 1);
    if (next >= 0)
        m_rows[static_cast<std::size_t>(next)]->field(0)->setFocus();
    else
        m_add->setFocus();
    settle();
    Q_EMIT edited();
}

QStringList EntryTable::texts(int row) const
{
    return m_rows[static_cast<std::size_t>(row)]->texts();
}

int EntryTable::origin(int row) const
{
    return m_rows[static_cast<std::size_t>(row)]->origin();
}

QLineEdit *EntryTable::field(int row, int column) const
{
    return m_rows[static_cast<std::size_t>(row)]->field(column);
}

void EntryTable::setFault(int row, const QString &sentence)
{
    m_rows[static_cast<std::size_t>(row)]->setFault(sentence);
}

void EntryTable::settle()
{
    int number = 0;
    for (EntryRow *row : m_rows)
        row->setNames(m_columns, m_words.remove, ++number);
    m_head->setVisible(!m_rows.empty());
    m_none->setVisible(m_rows.empty());
    m_add->setEnabled(rowCount() < m_mostRows);
}

} // namespace configurator

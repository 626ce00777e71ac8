// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/table/entryrow.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace configurator {

namespace {

constexpr int longestLine = 400; // as profile files have it

} // namespace

EntryRow::EntryRow(const std::vector<EntryTable::Column> &columns, const QStringList &texts,
                   int origin, QWidget *parent)
    : QWidget(parent)
    , m_origin(origin)
    , m_remove(new QPushButton(tr("Remove"), this))
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    for (const EntryTable::Column &column : columns) {
        auto *field = new QLineEdit(texts.value(static_cast<qsizetype>(m_fields.size())), this);
        field->setMaxLength(longestLine);
        field->setMinimumHeight(metrics::control);
        field->setCursorPosition(0);
        if (column.width > 0)
            field->setFixedWidth(column.width);
        row->addWidget(field, column.width > 0 ? 0 : 1);
        connect(field, &QLineEdit::textChanged, this, &EntryRow::edited);
        m_fields.push_back(field);
    }
    m_remove->setProperty(look::property, look::bare);
    m_remove->setFixedWidth(removeWidth);
    row->addWidget(m_remove);
    connect(m_remove, &QPushButton::clicked, this, &EntryRow::removeAsked);
    m_fault->setWordWrap(true);
    m_fault->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addLayout(row);
    column->addWidget(m_fault);
}

QStringList EntryRow::texts() const
{
    QStringList texts;
    for (const QLineEdit *field : m_fields)
        texts << field->text().trimmed();
    return texts;
}

QLineEdit *EntryRow::field(int column) const
{
    return m_fields[static_cast<std::size_t>(column)];
}

void EntryRow::setFault(const QString &sentence)
{
    m_fault->setText(sentence);
    m_fault->setVisible(!sentence.isEmpty());
    for (QLineEdit *field : m_fields)
        field->setAccessibleDescription(sentence);
}

void EntryRow::setNames(const std::vector<EntryTable::Column> &columns, const QString &remove,
                        int number)
{
    for (std::size_t i = 0; i < columns.size(); ++i)
        m_fields[i]->setAccessibleName(columns[i].spoken.arg(number));
    m_remove->setAccessibleName(remove.arg(number));
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/settingssection.h"

#include "views/common/plainlabel.h"
#include "views/common/theme.h"
#include "views/quotes/dialogs/parts/checkedfield.h"
#include "views/quotes/dialogs/parts/textlines.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace configurator {

namespace {

constexpr int longestLine = 400; // as profile files have it

} // namespace

SettingsSection::SettingsSection(const QString &title, const QString &remark, QWidget *parent)
    : Surface(parent)
    , m_column(new QVBoxLayout(this))
{
    setAccessibleName(title);
    m_column->setContentsMargins(metrics::gap, metrics::gap, metrics::gap, metrics::gap);
    m_column->setSpacing(10);
    m_column->addWidget(new PlainLabel(PlainLabel::Look::Strong, title, this));
    if (remark.isEmpty())
        return;
    auto *words = new PlainLabel(PlainLabel::Look::Small, remark, this);
    words->setWordWrap(true);
    m_column->addWidget(words);
}

CheckedField *SettingsSection::addLine(QLineEdit *line, const QString &name)
{
    line->setMaxLength(longestLine);
    line->setMinimumHeight(metrics::control);
    connect(line, &QLineEdit::textChanged, this, &SettingsSection::edited);
    return new CheckedField(name, line, this);
}

CheckedField *SettingsSection::addText(QPlainTextEdit *text, const QString &name, int lines)
{
    dressTextBox(text, lines);
    connect(text, &QPlainTextEdit::textChanged, this, &SettingsSection::edited);
    return new CheckedField(name, text, this);
}

void SettingsSection::addRow(const QList<QWidget *> &fields)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    for (QWidget *field : fields)
        row->addWidget(field, 1);
    m_column->addLayout(row);
}

QWidget *SettingsSection::firstOf(QWidget *found, CheckedField *next)
{
    if (found || next->fault().isEmpty())
        return found;
    return next->field();
}

} // namespace configurator

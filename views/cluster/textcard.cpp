// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cluster/textcard.h"

#include "views/common/theme.h"

#include <QVBoxLayout>

namespace configurator {

void addWords(QVBoxLayout *column, PlainLabel::Look look, const QString &text)
{
    auto *label = new PlainLabel(look, text, column->parentWidget());
    label->setWordWrap(true);
    column->addWidget(label);
}

TextCard::TextCard(const QString &title, const QStringList &paragraphs, QWidget *parent)
    : Surface(parent)
    , m_column(new QVBoxLayout(this))
{
    setAccessibleName(title);
    m_column->setContentsMargins(metrics::gap + 2, metrics::gap, metrics::gap + 2, metrics::gap);
    m_column->setSpacing(6);
    addWords(m_column, PlainLabel::Look::Title, title);
    for (const QString &paragraph : paragraphs)
        addWords(m_column, PlainLabel::Look::Muted, paragraph);
}

} // namespace configurator

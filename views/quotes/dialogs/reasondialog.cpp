// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/reasondialog.h"

#include "views/common/plainlabel.h"
#include "views/common/theme.h"
#include "views/quotes/dialogs/parts/checkedfield.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int longestText = 400; // as quote files have it

} // namespace

ReasonDialog::ReasonDialog(const QString &title, const QString &question, const QString &proposal,
                           QWidget *parent)
    : AskingDialog(title, tr("OK"), tr("Cancel"), parent)
    , m_line(new QLineEdit(this))
    , m_field(new CheckedField(question, m_line, this))
{
    m_line->setMaxLength(longestText);
    m_line->setMinimumHeight(metrics::control);
    m_line->setText(proposal);
    m_line->selectAll();
    body()->addWidget(m_field);
    connect(m_line, &QLineEdit::textEdited, this, [this] { m_field->setFault({}); });
    m_line->setFocus();
    sizeTo({480, 190});
}

QString ReasonDialog::text() const
{
    return m_line->text().trimmed();
}

bool ReasonDialog::take()
{
    return m_field->setFault(text().isEmpty() ? tr("Write a few words here.") : QString());
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/parts/checkedfield.h"

#include "views/common/plainlabel.h"
#include "views/quotes/dialogs/parts/fieldframe.h"

#include <QAbstractScrollArea>
#include <QComboBox>
#include <QVBoxLayout>

namespace configurator {

namespace {

PlainLabel *lineBeneath(PlainLabel::Look look, QWidget *parent)
{
    auto *label = new PlainLabel(look, {}, parent);
    label->setWordWrap(true);
    label->hide();
    return label;
}

void fill(PlainLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

CheckedField::CheckedField(const QString &name, QWidget *field, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_beneath(lineBeneath(PlainLabel::Look::Fault, this))
    , m_remark(lineBeneath(PlainLabel::Look::Small, this))
{
    auto *label = new PlainLabel(PlainLabel::Look::Small, name, this);
    label->setBuddy(field);
    // A combo box that is given a name still reads out its text: its label names it.
    if (!qobject_cast<QComboBox *>(field))
        field->setAccessibleName(name);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(label);
    auto *area = qobject_cast<QAbstractScrollArea *>(field);
    column->addWidget(area ? new FieldFrame(area, this) : field);
    column->addWidget(m_beneath);
    column->addWidget(m_remark);
    column->addStretch(1);
}

bool CheckedField::setFault(const QString &sentence)
{
    m_fault = sentence;
    showTexts();
    return sentence.isEmpty();
}

void CheckedField::setRemark(const QString &remark)
{
    m_remarkText = remark;
    showTexts();
}

void CheckedField::showTexts()
{
    fill(m_beneath, m_fault);
    fill(m_remark, m_fault.isEmpty() ? m_remarkText : QString());
    m_field->setAccessibleDescription(m_fault.isEmpty() ? m_remarkText : m_fault);
}

} // namespace configurator

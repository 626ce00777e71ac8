// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/builds/wishbar.h"

#include "views/common/flowlayout.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace configurator {

namespace {

constexpr int gap = 6;

} // namespace

WishBar::WishBar(const Currency &currency, QWidget *parent)
    : QWidget(parent)
    , m_flow(new FlowLayout(metrics::gap, this))
    , m_aim(new QButtonGroup(this))
    , m_level(new QButtonGroup(this))
    , m_computer(new QCheckBox(tr("I have a computer already"), this))
{
    addChip(m_aim, tr("price"), static_cast<int>(Aim::Price), tr("Sorted by price"));
    addChip(m_aim, tr("power"), static_cast<int>(Aim::Power), tr("Sorted by power"));
    addChip(m_aim, tr("fewest units"), static_cast<int>(Aim::Units), tr("Sorted by units"));
    addChip(m_level, tr("any"), static_cast<int>(Verdict::Paper), tr("Any build that holds it"));
    addChip(m_level, tr("fast-linked"), static_cast<int>(Verdict::Linked),
            tr("Only fast-linked builds"));
    addChip(m_level, tr("single GPU"), static_cast<int>(Verdict::Single),
            tr("Only builds in which one GPU holds it"));
    m_aim->button(static_cast<int>(Aim::Price))->setChecked(true);
    m_level->button(static_cast<int>(Verdict::Paper))->setChecked(true);
    m_computer->setObjectName(QStringLiteral("hasComputer"));
    m_computer->setMinimumHeight(metrics::control);
    addGroup(tr("sorted by"), m_aim);
    addGroup(tr("show"), m_level);
    m_flow->addWidget(m_computer);
    addBudget(currency);
    connect(m_aim, &QButtonGroup::idClicked, this, &WishBar::changed);
    connect(m_level, &QButtonGroup::idClicked, this, &WishBar::changed);
    connect(m_computer, &QCheckBox::toggled, this, &WishBar::changed);
}

void WishBar::addChip(QButtonGroup *group, const QString &text, int id, const QString &spoken)
{
    auto *chip = new QPushButton(text, this);
    chip->setProperty(look::property, look::chip);
    chip->setCheckable(true);
    chip->setMinimumHeight(metrics::control);
    chip->setFont(fontSized(font(), 0.9));
    chip->setAccessibleName(spoken);
    group->addButton(chip, id);
}

void WishBar::addGroup(const QString &title, QButtonGroup *group)
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(new PlainLabel(PlainLabel::Look::Small, title, box));
    for (QAbstractButton *chip : group->buttons())
        row->addWidget(chip);
    m_flow->addWidget(box);
}

void WishBar::addBudget(const Currency &currency)
{
    constexpr int mostBudget = 100'000'000;
    constexpr int step = 500;
    auto *box = new QWidget(this);
    m_budget = new Unwheeled<QSpinBox>(box);
    m_budget->setObjectName(QStringLiteral("budget"));
    m_budget->setRange(0, mostBudget);
    m_budget->setSingleStep(step);
    m_budget->setGroupSeparatorShown(true);
    m_budget->setPrefix(currency.sign);
    m_budget->setSpecialValueText(tr("any"));
    m_budget->setFixedSize(124, metrics::control);
    auto *label = new PlainLabel(PlainLabel::Look::Small, tr("Budget"), box);
    label->setBuddy(m_budget);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(label);
    row->addWidget(m_budget);
    m_flow->addWidget(box);
    connect(m_budget, &QSpinBox::valueChanged, this, &WishBar::changed);
}

Aim WishBar::aim() const
{
    return static_cast<Aim>(m_aim->checkedId());
}

Verdict WishBar::atLeast() const
{
    return static_cast<Verdict>(m_level->checkedId());
}

bool WishBar::hasComputer() const
{
    return m_computer->isChecked();
}

int WishBar::budget() const
{
    return m_budget->value();
}

} // namespace configurator

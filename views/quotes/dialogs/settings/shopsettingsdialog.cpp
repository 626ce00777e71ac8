// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/shopsettingsdialog.h"

#include "views/common/plainlabel.h"
#include "views/quotes/dialogs/parts/formscroll.h"
#include "views/quotes/dialogs/settings/moneysection.h"
#include "views/quotes/dialogs/settings/quotesection.h"
#include "views/quotes/dialogs/settings/shopsection.h"
#include "views/quotes/dialogs/settings/tablesections.h"

#include <QVBoxLayout>

namespace configurator {

ShopSettingsDialog::ShopSettingsDialog(const ShopProfile &now, LogoField::PickFile pickLogo,
                                       QWidget *parent, QDate today)
    : AskingDialog(tr("Shop settings"), tr("OK"), tr("Cancel"), parent)
    , m_profile(now)
    , m_content(new QWidget)
    , m_scroll(new FormScroll(m_content, this))
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
{
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 12, 0);
    column->setSpacing(12);
    add(new ShopSection(now, std::move(pickLogo), m_content));
    add(new MoneySection(now, m_content));
    add(new QuoteSection(now, today, m_content));
    add(new ServicesSection(now, m_content));
    add(new RolesSection(now, m_content));
    column->addStretch(1);
    body()->addWidget(m_scroll, 1);
    m_fault->setWordWrap(true);
    m_fault->hide();
    body()->addWidget(m_fault);
    readAll();
    sizeTo({720, 760});
}

void ShopSettingsDialog::add(SettingsSection *section)
{
    m_content->layout()->addWidget(section);
    m_sections.push_back(section);
    connect(section, &SettingsSection::edited, this, [this] {
        if (!readAll())
            m_fault->hide();
    });
}

QWidget *ShopSettingsDialog::readAll()
{
    QWidget *wrong = nullptr;
    for (SettingsSection *section : m_sections) {
        QWidget *found = section->read(m_profile);
        wrong = wrong ? wrong : found;
    }
    return wrong;
}

bool ShopSettingsDialog::take()
{
    QWidget *wrong = readAll();
    if (!wrong)
        return true;
    m_fault->setText(tr("Not everything is right yet. The first field that is wrong is shown."));
    m_fault->show();
    wrong->setFocus();
    m_scroll->ensureWidgetVisible(wrong, 0, 80);
    return false;
}

} // namespace configurator

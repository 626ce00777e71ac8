// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/shopsection.h"

#include "views/quotes/dialogs/parts/checkedfield.h"
#include "views/quotes/dialogs/parts/textlines.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int addressLines = 4; // seen at once

} // namespace

ShopSection::ShopSection(const ShopProfile &profile, LogoField::PickFile pickLogo, QWidget *parent)
    : SettingsSection(tr("The shop"), tr("As it signs its quotes."), parent)
    , m_name(new QLineEdit(profile.seller.name, this))
    , m_address(new QPlainTextEdit(profile.seller.lines.join(u'\n'), this))
    , m_taxId(new QLineEdit(profile.seller.taxId, this))
    , m_logo(new LogoField(std::move(pickLogo), this))
    , m_nameField(addLine(m_name, tr("Name of the shop")))
    , m_addressField(addText(m_address, tr("Address and contact, one a line"), addressLines))
    , m_taxIdField(addLine(m_taxId, tr("Tax no. of the shop")))
{
    m_logo->setLogo(profile.seller.logo);
    addRow({m_nameField, m_taxIdField});
    column()->addWidget(m_addressField);
    column()->addWidget(m_logo);
    connect(m_logo, &LogoField::edited, this, &SettingsSection::edited);
}

QWidget *ShopSection::read(ShopProfile &profile)
{
    Seller &seller = profile.seller;
    seller.name = m_name->text().trimmed();
    seller.lines = linesOf(m_address->toPlainText());
    seller.taxId = m_taxId->text().trimmed();
    seller.logo = m_logo->logo();
    m_nameField->setFault(seller.name.isEmpty() ? tr("A quote needs the name of the shop.")
                                                : QString());
    m_addressField->setFault(tooLongLine(seller.lines));
    return firstOf(firstOf(nullptr, m_nameField), m_addressField);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/dialogs/settings/logo/logofield.h"
#include "views/quotes/dialogs/settings/settingssection.h"

namespace configurator {

// The shop as it signs a quote.
class ShopSection : public SettingsSection
{
    Q_OBJECT

public:
    ShopSection(const ShopProfile &profile, LogoField::PickFile pickLogo, QWidget *parent);
    QWidget *read(ShopProfile &profile) override;

private:
    QLineEdit *m_name;
    QPlainTextEdit *m_address;
    QLineEdit *m_taxId;
    LogoField *m_logo;
    CheckedField *m_nameField;
    CheckedField *m_addressField;
    CheckedField *m_taxIdField;
};

} // namespace configurator

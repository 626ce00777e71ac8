// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/dialogs/settings/settingssection.h"

class QComboBox;

namespace configurator {

// Currency, tax and electricity.
class MoneySection : public SettingsSection
{
    Q_OBJECT

public:
    MoneySection(const ShopProfile &profile, QWidget *parent);
    QWidget *read(ShopProfile &profile) override;

private:
    void readCurrency(ShopProfile &profile);
    void readRates(ShopProfile &profile);
    void readTariff(ShopProfile &profile);

    QLineEdit *m_currency;
    QComboBox *m_mode;
    QLineEdit *m_rates;
    QComboBox *m_region;
    QLineEdit *m_tariff;
    CheckedField *m_currencyField;
    CheckedField *m_ratesField;
    CheckedField *m_tariffField;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/dialogs/settings/settingssection.h"

namespace configurator {

class EntryTable;

// Lines beyond a build that staff add often: assembly, delivery, warranty.
class ServicesSection : public SettingsSection
{
    Q_OBJECT

public:
    ServicesSection(const ShopProfile &profile, QWidget *parent);
    QWidget *read(ShopProfile &profile) override;

private:
    [[nodiscard]] Result<QuoteLine> service(int row) const;

    std::vector<QuoteLine> m_before;
    EntryTable *m_table;
};

// Who may give how much discount.
class RolesSection : public SettingsSection
{
    Q_OBJECT

public:
    RolesSection(const ShopProfile &profile, QWidget *parent);
    QWidget *read(ShopProfile &profile) override;

private:
    [[nodiscard]] Result<StaffRole> role(int row) const;

    EntryTable *m_table;
};

} // namespace configurator

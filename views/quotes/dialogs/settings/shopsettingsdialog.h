// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/dialogs/parts/askingdialog.h"
#include "views/quotes/dialogs/settings/logo/logofield.h"
#include "views/quotes/dialogs/settings/settingssection.h"

#include <QDate>

class QScrollArea;

namespace configurator {

// Everything that the shop sets once. A field that is wrong is named beneath it as it is typed, and
// nothing is taken before all are right.
class ShopSettingsDialog : public AskingDialog
{
    Q_OBJECT

public:
    ShopSettingsDialog(const ShopProfile &now, LogoField::PickFile pickLogo,
                       QWidget *parent = nullptr, QDate today = QDate::currentDate());
    // After it was accepted.
    [[nodiscard]] const ShopProfile &profile() const { return m_profile; }

protected:
    bool take() override;

private:
    void add(SettingsSection *section);
    QWidget *readAll(); // the first field that is wrong

    ShopProfile m_profile;
    std::vector<SettingsSection *> m_sections;
    QWidget *m_content;
    QScrollArea *m_scroll;
    PlainLabel *m_fault;
};

} // namespace configurator

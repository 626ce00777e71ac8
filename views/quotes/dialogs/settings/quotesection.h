// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/dialogs/settings/settingssection.h"

#include <QDate>

class QComboBox;
class QSpinBox;

namespace configurator {

// What a new quote takes over: number, validity, paper and texts.
class QuoteSection : public SettingsSection
{
    Q_OBJECT

public:
    QuoteSection(const ShopProfile &profile, QDate today, QWidget *parent);
    QWidget *read(ShopProfile &profile) override;

private:
    QWidget *createDays(int days);
    void readPattern(ShopProfile &profile);

    QDate m_today;
    QLineEdit *m_pattern;
    QSpinBox *m_days;
    QComboBox *m_paper;
    QLineEdit *m_leadTime;
    QPlainTextEdit *m_terms;
    CheckedField *m_patternField;
    CheckedField *m_leadTimeField;
    CheckedField *m_termsField;
};

} // namespace configurator

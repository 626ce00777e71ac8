// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace configurator {

class CheckedField;

// The fields of one customer.
class CustomerFields : public QWidget
{
    Q_OBJECT

public:
    explicit CustomerFields(QWidget *parent = nullptr);

    void setCustomer(const Customer &customer);
    // With the id of the customer that was set; texts without spaces at their ends.
    [[nodiscard]] Customer customer() const;
    // Says beneath each field what is wrong with it; true when nothing is.
    bool check();
    void focusFirst();

Q_SIGNALS:
    void edited(); // by the person

private:
    CheckedField *addLine(QLineEdit *line, const QString &name);
    void createAddress();
    void createLanguage();

    QString m_id;
    QLineEdit *m_company;
    QLineEdit *m_person;
    QPlainTextEdit *m_address;
    QLineEdit *m_taxId;
    QLineEdit *m_email;
    QComboBox *m_language;
    CheckedField *m_companyField;
    CheckedField *m_personField;
    CheckedField *m_addressField;
    CheckedField *m_taxIdField;
    CheckedField *m_emailField;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/customers/customerfields.h"

#include "views/common/theme.h"
#include "views/common/unwheeled.h"
#include "views/quotes/dialogs/parts/checkedfield.h"
#include "views/quotes/dialogs/parts/textlines.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestLine = 400; // as quote files have it
constexpr int addressLines = 3; // seen at once

bool isAddressOfMail(const QString &text)
{
    const qsizetype at = text.indexOf(u'@');
    return at > 0 && at == text.lastIndexOf(u'@') && at + 1 < text.size() && !text.contains(u' ');
}

} // namespace

CustomerFields::CustomerFields(QWidget *parent)
    : QWidget(parent)
    , m_company(new QLineEdit(this))
    , m_person(new QLineEdit(this))
    , m_address(new QPlainTextEdit(this))
    , m_taxId(new QLineEdit(this))
    , m_email(new QLineEdit(this))
    , m_language(new Unwheeled<QComboBox>(this))
    , m_companyField(addLine(m_company, tr("Company")))
    , m_personField(addLine(m_person, tr("Person")))
    , m_addressField(new CheckedField(tr("Address"), m_address, this))
    , m_taxIdField(addLine(m_taxId, tr("Tax no.")))
    , m_emailField(addLine(m_email, tr("E-mail")))
{
    createAddress();
    createLanguage();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_companyField, 0, 0, 1, 2);
    grid->addWidget(m_personField, 1, 0, 1, 2);
    grid->addWidget(m_addressField, 2, 0, 1, 2);
    grid->addWidget(m_taxIdField, 3, 0);
    grid->addWidget(m_emailField, 3, 1);
    grid->addWidget(new CheckedField(tr("Language of the quote"), m_language, this), 4, 0, 1, 2);
    grid->setRowStretch(5, 1);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    // Tab follows the order in which they stand.
    const QList<QWidget *> order {m_company, m_person, m_address, m_taxId, m_email, m_language};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

CheckedField *CustomerFields::addLine(QLineEdit *line, const QString &name)
{
    line->setMaxLength(longestLine);
    line->setMinimumHeight(metrics::control);
    auto *field = new CheckedField(name, line, this);
    connect(line, &QLineEdit::textEdited, this, &CustomerFields::edited);
    connect(line, &QLineEdit::textEdited, field, [field] { field->setFault({}); });
    return field;
}

void CustomerFields::createAddress()
{
    dressTextBox(m_address, addressLines);
    connect(m_address, &QPlainTextEdit::textChanged, m_addressField, [this] {
        m_addressField->setFault({});
        if (m_address->hasFocus())
            Q_EMIT edited();
    });
}

void CustomerFields::createLanguage()
{
    m_language->addItem(u"English"_s, u"en"_s);
    m_language->addItem(u"Русский"_s, u"ru"_s);
    m_language->addItem(u"Кыргызча"_s, u"ky"_s);
    connect(m_language, &QComboBox::activated, this, &CustomerFields::edited);
}

void CustomerFields::setCustomer(const Customer &customer)
{
    m_id = customer.id;
    m_company->setText(customer.company);
    m_person->setText(customer.person);
    m_address->setPlainText(customer.address.join(u'\n'));
    m_taxId->setText(customer.taxId);
    m_email->setText(customer.email);
    for (QLineEdit *line : {m_company, m_person, m_taxId, m_email})
        line->setCursorPosition(0);
    m_language->setCurrentIndex(std::max(0, m_language->findData(customer.language)));
    for (CheckedField *field :
         {m_companyField, m_personField, m_addressField, m_taxIdField, m_emailField})
        field->setFault({});
}

Customer CustomerFields::customer() const
{
    Customer customer;
    customer.id = m_id;
    customer.company = m_company->text().trimmed();
    customer.person = m_person->text().trimmed();
    customer.address = linesOf(m_address->toPlainText());
    customer.taxId = m_taxId->text().trimmed();
    customer.email = m_email->text().trimmed();
    customer.language = m_language->currentData().toString();
    return customer;
}

bool CustomerFields::check()
{
    const Customer now = customer();
    const bool isNamed = m_companyField->setFault(
        now.name().isEmpty() ? tr("Write the name of a company, or of a person below.")
                             : QString());
    const bool isPlaced = m_addressField->setFault(tooLongLine(now.address));
    const bool isReached = m_emailField->setFault(
        now.email.isEmpty() || isAddressOfMail(now.email)
            ? QString()
            : tr("Write one address, such as name@example.org, or nothing."));
    if (!isNamed)
        m_company->setFocus();
    else if (!isPlaced)
        m_address->setFocus();
    else if (!isReached)
        m_email->setFocus();
    return isNamed && isPlaced && isReached;
}

void CustomerFields::focusFirst()
{
    m_company->setFocus();
    m_company->selectAll();
}

} // namespace configurator

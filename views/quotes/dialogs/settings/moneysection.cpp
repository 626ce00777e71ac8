// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/moneysection.h"

#include "views/common/unwheeled.h"
#include "views/quotes/dialogs/parts/checkedfield.h"
#include "views/quotes/dialogs/settings/profileentry.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace configurator {

namespace {

QString tariffText(const std::optional<Decimal> &tariff)
{
    return tariff ? tariff->shown() : QString();
}

template <typename Choice>
QComboBox *choiceOf(const QStringList &texts, Choice now, QWidget *parent)
{
    auto *box = new Unwheeled<QComboBox>(parent);
    box->addItems(texts);
    box->setCurrentIndex(static_cast<int>(now));
    return box;
}

} // namespace

MoneySection::MoneySection(const ShopProfile &profile, QWidget *parent)
    : SettingsSection(tr("Prices and tax"), {}, parent)
    , m_currency(new QLineEdit(profile.currency.code, this))
    , m_mode(choiceOf({tr("before tax (net)"), tr("with tax (gross)")}, profile.mode, this))
    , m_rates(new QLineEdit(ratesText(profile.taxRates), this))
    , m_region(choiceOf({tr("Europe, 230 V"), tr("United States, 120 V")}, profile.region, this))
    , m_tariff(new QLineEdit(tariffText(profile.tariff), this))
    , m_currencyField(addLine(m_currency, tr("Currency (code)")))
    , m_ratesField(addLine(m_rates, tr("Tax rates in percent")))
    , m_tariffField(addLine(m_tariff, tr("Price of a kWh")))
{
    m_ratesField->setRemark(tr("Parted by commas. The first is the usual one."));
    m_tariff->setPlaceholderText(tr("not known"));
    addRow({m_currencyField, new CheckedField(tr("Prices are"), m_mode, this)});
    column()->addWidget(m_ratesField);
    addRow({new CheckedField(tr("Region"), m_region, this), m_tariffField});
    for (QComboBox *box : {m_mode, m_region})
        connect(box, &QComboBox::currentIndexChanged, this, &SettingsSection::edited);
}

void MoneySection::readCurrency(ShopProfile &profile)
{
    const auto currency = Currency::fromCode(m_currency->text().trimmed().toUpper());
    m_currencyField->setFault(currency.error());
    if (!currency)
        return m_currencyField->setRemark({});
    profile.currency = *currency;
    m_currencyField->setRemark(
        tr("Amounts look like %1.").arg(moneyText(wholeAmount(1999, *currency), *currency, true)));
}

void MoneySection::readRates(ShopProfile &profile)
{
    const auto rates = typedRates(m_rates->text());
    m_ratesField->setFault(rates.error());
    if (rates)
        profile.taxRates = *rates;
}

void MoneySection::readTariff(ShopProfile &profile)
{
    const auto tariff = typedTariff(m_tariff->text());
    m_tariffField->setFault(tariff.error());
    if (tariff)
        profile.tariff = *tariff;
}

QWidget *MoneySection::read(ShopProfile &profile)
{
    readCurrency(profile);
    profile.mode = static_cast<PriceMode>(m_mode->currentIndex());
    readRates(profile);
    profile.region = static_cast<Region>(m_region->currentIndex());
    readTariff(profile);
    return firstOf(firstOf(firstOf(nullptr, m_currencyField), m_ratesField), m_tariffField);
}

} // namespace configurator

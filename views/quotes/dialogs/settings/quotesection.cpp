// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/quotesection.h"

#include "quote/life/numberpattern.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"
#include "views/quotes/dialogs/parts/checkedfield.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostDays = 3'650; // as profile files have it
constexpr qsizetype longestTerms = 20'000;
constexpr qint64 exampleSequence = 124; // so that leading zeros are seen

} // namespace

QuoteSection::QuoteSection(const ShopProfile &profile, QDate today, QWidget *parent)
    : SettingsSection(tr("Quotes"),
                      tr("A new quote takes these over; quotes that are there keep "
                         "theirs."),
                      parent)
    , m_today(today)
    , m_pattern(new QLineEdit(profile.numberPattern, this))
    , m_days(new Unwheeled<QSpinBox>(this))
    , m_paper(new Unwheeled<QComboBox>(this))
    , m_leadTime(new QLineEdit(profile.leadTime, this))
    , m_terms(new QPlainTextEdit(profile.terms, this))
    , m_patternField(addLine(m_pattern, tr("Number pattern")))
    , m_leadTimeField(addLine(m_leadTime, tr("Lead time")))
    , m_termsField(addText(m_terms, tr("Terms"), 4))
{
    m_paper->addItems({u"A4"_s, u"Letter"_s});
    m_paper->setCurrentIndex(static_cast<int>(profile.paper));
    connect(m_paper, &QComboBox::currentIndexChanged, this, &SettingsSection::edited);
    column()->addWidget(m_patternField);
    addRow({createDays(profile.validDays), new CheckedField(tr("Paper"), m_paper, this)});
    column()->addWidget(m_leadTimeField);
    column()->addWidget(m_termsField);
}

QWidget *QuoteSection::createDays(int days)
{
    m_days->setRange(0, mostDays);
    m_days->setValue(days);
    m_days->setMinimumHeight(metrics::control);
    connect(m_days, &QSpinBox::valueChanged, this, &SettingsSection::edited);
    return new CheckedField(tr("Valid for, in days"), m_days, this);
}

void QuoteSection::readPattern(ShopProfile &profile)
{
    const QString pattern = m_pattern->text().trimmed();
    const Done checked = checkNumberPattern(pattern);
    m_patternField->setFault(checked.error());
    if (!checked)
        return;
    profile.numberPattern = pattern;
    m_patternField->setRemark(tr("A number looks like %1.")
                                  .arg(numberOf(numberSeries(pattern, m_today), exampleSequence)));
}

QWidget *QuoteSection::read(ShopProfile &profile)
{
    readPattern(profile);
    profile.validDays = m_days->value();
    profile.paper = static_cast<PaperSize>(m_paper->currentIndex());
    profile.leadTime = m_leadTime->text().trimmed();
    profile.terms = m_terms->toPlainText().trimmed();
    const qsizetype length = profile.terms.size();
    m_termsField->setFault(length <= longestTerms
                               ? QString()
                               : tr("The terms have %1 characters, but at most %2 fit.")
                                     .arg(length)
                                     .arg(longestTerms));
    return firstOf(firstOf(nullptr, m_patternField), m_termsField);
}

} // namespace configurator

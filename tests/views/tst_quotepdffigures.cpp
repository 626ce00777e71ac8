// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepdf.h"
#include "support/pdftext.h"
#include "support/printmain.h"
#include "support/randomquotes.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// What is on paper is what the totals say, whatever the quote.
class TestQuotePdfFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paperIsTotals_data();
    void paperIsTotals();
};

void TestQuotePdfFigures::paperIsTotals_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 40; ++seed)
        QTest::addRow("quote %u", seed) << seed;
}

void TestQuotePdfFigures::paperIsTotals()
{
    QFETCH(const quint32, seed);
    const Quote quote = randomQuote(seed, 30);
    const Result<QuoteSheet> sheet = quoteSheet(quote);
    VERIFY_OK(sheet);
    const Result<QByteArray> pdf = quotePdf(*sheet);
    VERIFY_OK(pdf);
    TEXT_OR_SKIP(printed, *pdf, {u"-raw"_s});
    const QString text = u'\n' + plainSpaces(printed).replace(u' ', u'\n') + u'\n';
    const QLocale &locale = sheet->language.locale;
    const auto says = [&](Minor amount) {
        QString figure = moneyFigure(amount, quote.currency, locale);
        figure.replace(QChar::Nbsp, u'\n');
        return text.contains(u'\n' + figure + u'\n');
    };
    for (const Alternative &alternative : quote.alternatives) {
        const Result<QuoteTotals> totals = totalsOf(alternative, quote.currency, quote.mode);
        VERIFY_OK(totals);
        if (totals->onRequest == 0 || totals->total != 0)
            QVERIFY2(says(totals->total), qPrintable(printed));
        for (const auto &line : totals->lines)
            QVERIFY2(!line || says(line->amount), qPrintable(printed));
        for (const TaxGroup &tax : totals->taxes)
            QVERIFY2(says(tax.tax) && says(tax.base), qPrintable(printed));
    }
    QVERIFY(!text.contains(u"777.777777"_s) && !text.contains(u"777,777777"_s));
}

CONFIGURATOR_PRINT_TEST_MAIN(TestQuotePdfFigures)
#include "tst_quotepdffigures.moc"

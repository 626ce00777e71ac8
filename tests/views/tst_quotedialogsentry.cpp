// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testmain.h"
#include "views/quotes/dialogs/settings/profileentry.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale russian(QLocale::Russian, QLocale::Russia);

QString plain(const std::vector<Decimal> &rates)
{
    QStringList texts;
    for (const Decimal rate : rates)
        texts << rate.text();
    return texts.join(u' ');
}

} // namespace

class TestQuoteDialogsEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRates_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rates"); // empty: refused
        QTest::newRow("one") << english << u"12"_s << u"12"_s;
        QTest::newRow("three") << english << u"12, 4.5,0"_s << u"12 4.5 0"_s;
        QTest::newRow("signs of percent") << english << u"12 %, 4.5%"_s << u"12 4.5"_s;
        QTest::newRow("twice the same") << english << u"12, 0, 12.0"_s << u"12 0"_s;
        QTest::newRow("an end in a comma") << english << u"12, "_s << u"12"_s;
        QTest::newRow("a comma parts") << english << u"12,5"_s << u"12 5"_s;
        QTest::newRow("semicolons") << english << u"12; 4,5; 0"_s << u"12 4.5 0"_s;
        QTest::newRow("a decimal comma") << russian << u"12,5"_s << u"12.5"_s;
        QTest::newRow("a comma and a space part") << russian << u"12, 4,5"_s << u"12 4.5"_s;
        QTest::newRow("semicolons beside commas") << russian << u"12,5;4,5"_s << u"12.5 4.5"_s;
        QTest::newRow("nothing") << english << u"  "_s << QString();
        QTest::newRow("a word") << english << u"12, x"_s << QString();
        QTest::newRow("above 100") << english << u"100.01"_s << QString();
        QTest::newRow("below 0") << english << u"-0.5"_s << QString();
        QTest::newRow("too many places") << english << u"1.1234567"_s << QString();
        QTest::newRow("too many") << english
                                  << u"1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21"_s
                                  << QString();
    }
    void readsRates()
    {
        QFETCH(const QLocale, locale);
        QFETCH(const QString, text);
        QFETCH(const QString, rates);
        const auto typed = typedRates(text, locale);
        QCOMPARE(typed.isOk(), !rates.isEmpty());
        if (!typed) {
            QVERIFY(typed.error().endsWith(u'.'));
            return;
        }
        QCOMPARE(plain(*typed), rates);
        const auto again = typedRates(ratesText(*typed, locale), locale);
        QVERIFY(again && *again == *typed);
    }

    void readsAShare_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("share"); // empty: refused
        QTest::newRow("whole") << u"12"_s << u"12"_s;
        QTest::newRow("with a sign") << u" 12.5 % "_s << u"12.5"_s;
        QTest::newRow("all") << u"100"_s << u"100"_s;
        QTest::newRow("none") << u"0"_s << u"0"_s;
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("a sign alone") << u"%"_s << QString();
        QTest::newRow("more than all") << u"100.000001"_s << QString();
        QTest::newRow("less than none") << u"-1"_s << QString();
    }
    void readsAShare()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, share);
        const auto typed = typedShare(text, english);
        QCOMPARE(typed ? typed->text() : QString(), share);
    }

    void readsATariff()
    {
        const auto unknown = typedTariff(u" "_s, english);
        QVERIFY(unknown && !unknown->has_value());
        const auto known = typedTariff(u"0.2345"_s, english);
        QVERIFY(known && *known == Decimal {234'500});
        QCOMPARE(typedTariff(u"cheap"_s, english).error(),
                 u"“cheap” is not the price of a kWh. Write a number such as 0.25, or nothing."_s);
        QVERIFY(!typedTariff(u"-1"_s, english));
        QVERIFY(!typedTariff(u"1000000.01"_s, english));
    }
};

CONFIGURATOR_TEST_MAIN(TestQuoteDialogsEntry)
#include "tst_quotedialogsentry.moc"

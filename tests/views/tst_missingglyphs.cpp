// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/missingglyphs.h"
#include "views/print/quotepdf.h"
#include "support/printedquotes.h"
#include "support/printmain.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestMissingGlyphs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShopsFontHas_data();
    void theShopsFontHas();
    void whatNoFontHasIsSaid_data();
    void whatNoFontHasIsSaid();
    void aQuoteIsLookedThrough();
};

void TestMissingGlyphs::theShopsFontHas_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Latin") << u"InfiniBand, Straße, Ångström"_s;
    QTest::newRow("Russian and Kyrgyz") << u"ЁёЙй Ңң Өө Үү"_s;
    QTest::newRow("B107 currency signs") << u"€ ¥ £ ₽ ₸ ₹ ₴ ₺ ₩ $ с"_s;
    QTest::newRow("signs") << u"× · – — … “ ” ’ ″ № %"_s;
    QTest::newRow("spaces of figures") << u"1\u00a0000\u202f000"_s;
    QTest::newRow("what has no shape") << u"a\u200db\u200ec\ufe0f"_s;
    QTest::newRow("line ends") << u"a\nb\tc"_s;
    QTest::newRow("nothing") << QString();
}

void TestMissingGlyphs::theShopsFontHas()
{
    QFETCH(const QString, text);
    QCOMPARE(missingGlyphs({text}), QStringList());
}

// Signs that are in no font, since nobody has given them a meaning.
void TestMissingGlyphs::whatNoFontHasIsSaid_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("signs");
    const QString odd = u"GPU \U000E1234\U0003FFFD"_s;
    QTest::newRow("Q06 two signs") << odd << odd << u"U+E1234, U+3FFFD"_s;
    QTest::newRow("B107 beside letters that are there")
        << u"€ \U000E1234"_s << u"€ \U000E1234"_s << u"U+E1234"_s;
    const QString nine = u"\U000E1230\U000E1231\U000E1232\U000E1233\U000E1234\U000E1235"
                         u"\U000E1236\U000E1237\U000E1238"_s;
    QTest::newRow("a long text is shortened")
        << nine + QString(100, u'x') << nine + QString(21, u'x') + u'…'
        << u"U+E1230, U+E1231, U+E1232, U+E1233, U+E1234, U+E1235, U+E1236, U+E1237, …"_s;
}

void TestMissingGlyphs::whatNoFontHasIsSaid()
{
    QFETCH(const QString, text);
    QFETCH(const QString, shown);
    QFETCH(const QString, signs);
    QCOMPARE(missingGlyphs({u"GPU"_s, text, text}),
             QStringList {u"No installed font has these signs of “%1”, which will be printed as "
                          u"boxes: %2."_s.arg(shown, signs)});
}

void TestMissingGlyphs::aQuoteIsLookedThrough()
{
    Quote quote = printedQuote();
    for (const char *language : {"en", "ru", "ky"}) {
        quote.customer.language = QString::fromLatin1(language);
        QCOMPARE(printWarnings(printedSheet(quote)), QStringList());
    }
    quote.note = u"note \U000E1234"_s;
    quote.alternatives.front().lines.front().details = u"details \U000E1234"_s;
    const QStringList warnings = printWarnings(printedSheet(quote));
    QCOMPARE(warnings.size(), 2);
    QVERIFY(warnings[0].contains(u"“note "_s) && warnings[1].contains(u"details "_s));
}

CONFIGURATOR_PRINT_TEST_MAIN(TestMissingGlyphs)
#include "tst_missingglyphs.moc"

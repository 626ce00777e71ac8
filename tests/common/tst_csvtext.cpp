// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/csvtext.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// A cell of text that no spreadsheet runs.
class TestCsvText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cells_data();
    void cells();
};

void TestCsvText::cells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::newRow("plain") << u"GPU"_s << u"\"GPU\""_s;
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("a leading zero stays") << u"0123"_s << u"\"0123\""_s;
    QTest::newRow("quotes are doubled") << u"19\" rack"_s << u"\"19\"\" rack\""_s;
    QTest::newRow("delimiters stand inside quotes") << u"a,b;c"_s << u"\"a,b;c\""_s;
    QTest::newRow("a line end too") << u"a\nb"_s << u"\"a\nb\""_s;
    QTest::newRow("B162 =") << u"=1+1"_s << u"\"'=1+1\""_s;
    QTest::newRow("B162 +") << u"+1"_s << u"\"'+1\""_s;
    QTest::newRow("B162 -") << u"-1"_s << u"\"'-1\""_s;
    QTest::newRow("B162 @") << u"@SUM(A1)"_s << u"\"'@SUM(A1)\""_s;
    QTest::newRow("B162 a tab") << u"\t=1"_s << u"\"'\t=1\""_s;
    QTest::newRow("B162 a line end before it") << u"\n=1"_s << u"\"'\n=1\""_s;
    QTest::newRow("B162 behind a space") << u" =1"_s << u"\"' =1\""_s;
    QTest::newRow("B162 a wide sign") << u"\uff0b1"_s << u"\"'\uff0b1\""_s;
    QTest::newRow("a sign inside is no formula") << u"4-slot = tower"_s << u"\"4-slot = tower\""_s;
}

void TestCsvText::cells()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    QCOMPARE(csvText(text), cell);
}

CONFIGURATOR_TEST_MAIN(TestCsvText)
#include "tst_csvtext.moc"

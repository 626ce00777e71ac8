// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/units.h"
#include "support/testmain.h"

#include <limits>

using namespace configurator;
using namespace Qt::StringLiterals;

// Figures are rounded once, here, and written as the reader's locale has it.
class TestUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gib_data();
    void gib();
    void gibFigureFollowsTheLocale_data();
    void gibFigureFollowsTheLocale();
    void wholeNumbers();
};

void TestUnits::gib_data()
{
    QTest::addColumn<Bytes>("bytes");
    QTest::addColumn<QString>("text");

    QTest::newRow("RTX 5090") << 32'607 * bytesPerMib << u"31.8 GiB"_s;
    QTest::newRow("two RTX 5090") << 65'214 * bytesPerMib << u"63.7 GiB"_s;
    QTest::newRow("exact") << 24'576 * bytesPerMib << u"24.0 GiB"_s;
    QTest::newRow("zero") << Bytes {0} << u"0.0 GiB"_s;
    QTest::newRow("one byte is rounded away") << Bytes {1} << u"0.0 GiB"_s;
    QTest::newRow("just under half a tenth") << bytesPerGib / 20 - 1 << u"0.0 GiB"_s;
    QTest::newRow("half a tenth goes up") << bytesPerGib / 20 + 1 << u"0.1 GiB"_s;
    QTest::newRow("carries into the whole") << 2 * bytesPerGib - 1 << u"2.0 GiB"_s;
    QTest::newRow("NVL72, grouped") << 13'641'912 * bytesPerMib << u"13,322.2 GiB"_s;
    QTest::newRow("negative") << -12'698 * bytesPerMib << u"-12.4 GiB"_s;
    QTest::newRow("no minus on zero") << Bytes {-1} << u"0.0 GiB"_s;
    QTest::newRow("largest") << std::numeric_limits<Bytes>::max() << u"8,589,934,592.0 GiB"_s;
    QTest::newRow("smallest") << std::numeric_limits<Bytes>::min() << u"-8,589,934,592.0 GiB"_s;
}

void TestUnits::gib()
{
    QFETCH(Bytes, bytes);
    QTEST(gibText(bytes), "text");
    QCOMPARE(gibFigure(bytes) + u" GiB"_s, gibText(bytes));
}

void TestUnits::gibFigureFollowsTheLocale_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("figure");

    QTest::newRow("en_US") << QLocale(u"en_US"_s) << u"-13,322.2"_s;
    QTest::newRow("de_DE") << QLocale(u"de_DE"_s) << u"-13.322,2"_s;
    QTest::newRow("ru_RU") << QLocale(u"ru_RU"_s) << u"-13\u00a0322,2"_s;
    QTest::newRow("ky_KG") << QLocale(u"ky_KG"_s) << u"-13\u00a0322,2"_s;
}

void TestUnits::gibFigureFollowsTheLocale()
{
    QFETCH(QLocale, locale);
    QTEST(gibFigure(-13'641'912 * bytesPerMib, locale), "figure");
}

void TestUnits::wholeNumbers()
{
    QCOMPARE(gbText(64), u"64 GB"_s);
    QCOMPARE(gbText(13'392), u"13,392 GB"_s);
    QCOMPARE(wattsText(1'400), u"1,400 W"_s);
    QCOMPARE(wattsText(0), u"0 W"_s);
    QCOMPARE(countText(8'192), u"8,192"_s);
    QCOMPARE(countText(8'192, QLocale(u"de_DE"_s)), u"8.192"_s);
}

CONFIGURATOR_TEST_MAIN(TestUnits)
#include "tst_units.moc"

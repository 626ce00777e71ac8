// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/amount/columnstyle.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// The decimal mark of a column is decided once, from all its cells, or asked for.
class TestColumnStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDecided_data();
    void isDecided();
    void isAsked_data();
    void isAsked();
    void samplesAreFew();
};

namespace {

ColumnStyle styleOf(const QStringList &cells)
{
    std::vector<std::optional<PriceText>> column;
    for (const QString &cell : cells)
        column.push_back(readPriceText(cell));
    return columnStyle(column);
}

} // namespace

void TestColumnStyle::isDecided_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<DecimalStyle>("style");
    QTest::addColumn<bool>("isProven");
    using enum DecimalStyle;
    QTest::newRow("B131 another cell decides for 3.350")
        << QStringList {u"3.350"_s, u"9.99"_s} << Point << true;
    QTest::newRow("B131 and it may decide otherwise")
        << QStringList {u"3.350"_s, u"9,99"_s} << Comma << true;
    QTest::newRow("B131 3.3500 beside 3.350")
        << QStringList {u"3.350"_s, u"3.3500"_s} << Point << true;
    QTest::newRow("B126 9,99") << QStringList {u"9,99"_s} << Comma << true;
    QTest::newRow("B127 a column of commas")
        << QStringList {u"20,33"_s, u"1.000"_s, u"5"_s} << Comma << true;
    QTest::newRow("two groups") << QStringList {u"1.000"_s, u"1.000.000"_s} << Comma << true;
    QTest::newRow("whole numbers read the same")
        << QStringList {u"5"_s, u"1 000"_s} << Point << false;
    QTest::newRow("nothing") << QStringList {} << Point << false;
    QTest::newRow("what is no price has no say")
        << QStringList {u"1e3"_s, u"on request"_s, u"9,99"_s, QString()} << Comma << true;
    QTest::newRow("negative ones have") << QStringList {u"3.350"_s, u"-9,13 €"_s} << Comma << true;
}

void TestColumnStyle::isDecided()
{
    QFETCH(const QStringList, cells);
    QFETCH(const DecimalStyle, style);
    QFETCH(const bool, isProven);
    QVERIFY(styleOf(cells) == (ColumnStyle {style, isProven, {}, false}));
}

void TestColumnStyle::isAsked_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QList<int>>("samples");
    QTest::addColumn<bool>("isContradictory");
    QTest::newRow("B131 3.350 alone") << QStringList {u"3.350"_s} << QList<int> {0} << false;
    QTest::newRow("B131 with whole numbers beside it")
        << QStringList {u"5"_s, u"3.350"_s, u"1,999"_s} << QList<int> {1, 2} << false;
    QTest::newRow("one of each") << QStringList {u"5"_s, u"9,99"_s, u"3.350"_s, u"9.99"_s}
                                 << QList<int> {1, 3} << true;
}

void TestColumnStyle::isAsked()
{
    QFETCH(const QStringList, cells);
    QFETCH(const QList<int>, samples);
    QFETCH(const bool, isContradictory);
    const ColumnStyle found = styleOf(cells);
    QVERIFY(!found.style);
    QCOMPARE(QList<int>(found.samples.begin(), found.samples.end()), samples);
    QCOMPARE(found.isContradictory, isContradictory);
}

void TestColumnStyle::samplesAreFew()
{
    QStringList cells;
    for (int i = 0; i < 50; ++i)
        cells << u"1,5"_s << u"1.5"_s << u"1.500"_s;
    const ColumnStyle found = styleOf(cells);
    QCOMPARE(QList<int>(found.samples.begin(), found.samples.end()),
             QList<int>({0, 1, 3, 4, 6, 7}));
}

CONFIGURATOR_TEST_MAIN(TestColumnStyle)
#include "tst_columnstyle.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/table/delimiter.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// Which character divides the fields.
class TestDelimiter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFound_data();
    void isFound();
    void namesOfColumnsDecide();
    void severalThatLookRightLeaveTheSteadiest();
};

namespace {

bool never(const Table &)
{
    return false;
}

bool hasSku(const Table &table)
{
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [](const TableRow &row) { return cellAt(row, 0).text == "sku"_L1; });
}

} // namespace

void TestDelimiter::isFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("delimiter"); // empty: none
    QTest::newRow("B136 a list with ;") << u"sku;price\na;1\nb;2\nc;3\n"_s << u";"_s;
    QTest::newRow("comma") << u"sku,price\na,1\n"_s << u","_s;
    QTest::newRow("tab") << u"sku\tprice\na\t1,5\n"_s << u"\t"_s;
    QTest::newRow("bar") << u"sku|price\na|1,5\n"_s << u"|"_s;
    QTest::newRow("B137 ; beside numbers with commas")
        << u"\"sku\";\"price\"\n\"a\";\"20,00\"\n\"b\";\"1,50\"\n"_s << u";"_s;
    QTest::newRow("B127 ; beside commas without quotes")
        << u"sku;price\na;20,33\nb;9,99\n"_s << u";"_s;
    QTest::newRow("B144 commas in a field of several lines")
        << u"Field1;Field2;\"F\ni,e,l,d\n,3\""_s << u";"_s;
    QTest::newRow("a comma in every row, also in the names")
        << u"sku;price, net\na;1,5\nb;2,5\n"_s << u";"_s;
    QTest::newRow("a semicolon in one description")
        << u"sku,name,price\na,\"x; y\",1\nb,x; y,2\nc,z,3\n"_s << u","_s;
    QTest::newRow("one column") << u"sku\na\nb\n"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("a quote is never closed") << u"sku;\"price\na;1\n"_s << QString();
}

void TestDelimiter::isFound()
{
    QFETCH(const QString, text);
    QFETCH(const QString, delimiter);
    const std::optional<QChar> found = likelyDelimiter(text, never);
    QCOMPARE(found ? QString(*found) : QString(), delimiter);
}

// Two titles with a comma each would make the comma the steadier one.
void TestDelimiter::namesOfColumnsDecide()
{
    const QString text
        = u"Prices, spring, 2026\nFrom Acme, Inc, Bishkek\nsku;price\na;1,5,0\nb;2,5,0\n"_s;
    QCOMPARE(likelyDelimiter(text, never), std::optional<QChar>(u','));
    QCOMPARE(likelyDelimiter(text, hasSku), std::optional<QChar>(u';'));
}

void TestDelimiter::severalThatLookRightLeaveTheSteadiest()
{
    const auto always = [](const Table &) { return true; };
    QCOMPARE(likelyDelimiter(u"a,b\nc,d\ne|f\n"_s, always), std::optional<QChar>(u','));
}

CONFIGURATOR_TEST_MAIN(TestDelimiter)
#include "tst_delimiter.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/assessment.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

Appliance appliance(const QString &id, int watts, const QStringList &regions = {u"EU"_s})
{
    return {id, id, id + u's', watts, regions, u"test"_s, Confidence::High};
}

Catalogue catalogueOf(std::vector<Appliance> appliances)
{
    return Catalogue({}, {}, std::move(appliances), {}, Currency {});
}

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearest_data();
    void nearest();
    void nothingToCompare_data();
    void nothingToCompare();
    void regionDecides();
    void agreesWithBruteForce();
};

void TestComparison::nearest_data()
{
    QTest::addColumn<qint64>("watts");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");

    QTest::newRow("one is a word") << 1040LL << u"oven"_s << 1 << u"about one oven"_s;
    QTest::newRow("exactly one") << 1000LL << u"oven"_s << 1 << u"about one oven"_s;
    QTest::newRow("a multiple of a smaller one is nearer")
        << 2100LL << u"bulb"_s << 7 << u"about 7 bulbs"_s;
    QTest::newRow("count is a numeral beyond one")
        << 9000LL << u"kettle"_s << 3 << u"about 3 kettles"_s;
    QTest::newRow("a tie goes to the smaller count")
        << 3000LL << u"kettle"_s << 1 << u"about one kettle"_s;
    QTest::newRow("below the smallest the smallest is nearest")
        << 1LL << u"bulb"_s << 1 << u"about one bulb"_s;
    QTest::newRow("nine of the largest") << 27000LL << u"kettle"_s << 9 << u"about 9 kettles"_s;
    QTest::newRow("five per cent beyond nine is still about")
        << 28350LL << u"kettle"_s << 9 << u"about 9 kettles"_s;
    QTest::newRow("one watt more is more than nine")
        << 28351LL << u"kettle"_s << 9 << u"more than 9 kettles"_s;
    QTest::newRow("a thousand racks")
        << 132'000'000LL << u"kettle"_s << 9 << u"more than 9 kettles"_s;
}

void TestComparison::nearest()
{
    QFETCH(qint64, watts);
    QFETCH(QString, id);
    QFETCH(int, count);
    QFETCH(QString, text);

    const Catalogue catalogue = catalogueOf(
        {appliance(u"kettle"_s, 3000), appliance(u"oven"_s, 1000), appliance(u"bulb"_s, 300)});
    const auto comparison = comparisonFor(catalogue, watts, Region::Eu);
    QVERIFY(comparison);
    QCOMPARE(comparison->appliance, id);
    QCOMPARE(comparison->count, count);
    QCOMPARE(comparison->text, text);
    QCOMPARE(comparison->watts, id == u"kettle" ? 3000 : id == u"oven" ? 1000 : 300);
}

void TestComparison::nothingToCompare_data()
{
    QTest::addColumn<qint64>("watts");
    QTest::addColumn<bool>("hasAppliances");
    QTest::newRow("0 W") << 0LL << true;
    QTest::newRow("a catalogue without appliances") << 500LL << false;
}

void TestComparison::nothingToCompare()
{
    QFETCH(qint64, watts);
    QFETCH(bool, hasAppliances);
    const Catalogue catalogue
        = hasAppliances ? catalogueOf({appliance(u"oven"_s, 1000)}) : catalogueOf({});
    QVERIFY(!comparisonFor(catalogue, watts, Region::Eu));
}

void TestComparison::regionDecides()
{
    const Catalogue catalogue = catalogueOf({appliance(u"kettle"_s, 3000, {u"EU"_s}),
                                             appliance(u"heater"_s, 1500, {u"US"_s}),
                                             appliance(u"broken"_s, 0, {u"EU"_s, u"US"_s})});
    QCOMPARE(comparisonFor(catalogue, 1500, Region::Us)->appliance, u"heater"_s);
    QCOMPARE(comparisonFor(catalogue, 1500, Region::Eu)->appliance, u"kettle"_s);
}

// Every appliance times every count, by the rule as it is written.
void TestComparison::agreesWithBruteForce()
{
    const Catalogue catalogue = catalogueOf({appliance(u"c"_s, 700), appliance(u"a"_s, 1100),
                                             appliance(u"b"_s, 1100), appliance(u"d"_s, 2300)});
    for (qint64 watts = 1; watts < 25'000; watts += 7) {
        std::tuple<qint64, int, QString> best(1'000'000, 0, QString());
        for (const Appliance &one : catalogue.appliances()) {
            for (int count = 1; count <= 9; ++count)
                best = std::min(
                    best, std::tuple(qAbs(watts - qint64 {one.watts} * count), count, one.id));
        }
        const auto comparison = comparisonFor(catalogue, watts, Region::Eu);
        QVERIFY(comparison);
        QCOMPARE(comparison->count, std::get<1>(best));
        QCOMPARE(comparison->appliance, std::get<2>(best));
    }
}

CONFIGURATOR_TEST_MAIN(TestComparison)
#include "tst_comparison.moc"

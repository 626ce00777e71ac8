// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/withprices.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// A catalogue with imported prices.
class TestWithPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPriceBringsItsDateAndSource();
    void othersStayAsTheyAre();
    void whatDoesNotBelongChangesNothing();
    void ownModelsStay();
    void sourcesAreWords();
};

namespace {

PriceNow priceOf(const QString &sku, Minor price, const QString &currency = u"USD"_s)
{
    return {sku, price, currency, QDate(2026, 11, 30), u"Acme, list.xlsx"_s};
}

} // namespace

void TestWithPrices::aPriceBringsItsDateAndSource()
{
    const Catalogue after = withPrices(
        sampleCatalogue(), {priceOf(u"gpu-32"_s, 189'950), priceOf(u"amd-48"_s, 349'900)});
    const Unit *gpu = after.unit(u"gpu-32"_s);
    QCOMPARE(gpu->price, std::optional<Minor>(189'950));
    QCOMPARE(gpu->priceDate, u"2026-11-30"_s);
    QCOMPARE(gpu->isExamplePrice, false);
    const Origin origin {u"Acme, list.xlsx"_s, u"2026-11-30"_s, Confidence::High, false};
    QVERIFY(gpu->origins.value(u"price"_s) == origin);
    QCOMPARE(after.unit(u"amd-48"_s)->price, std::optional<Minor>(349'900));
}

void TestWithPrices::othersStayAsTheyAre()
{
    const Catalogue before = sampleCatalogue();
    const Catalogue after = withPrices(before, {priceOf(u"gpu-32"_s, 1)});
    QCOMPARE(after.units().size(), before.units().size());
    for (const Unit &unit : before.units())
        if (unit.id != u"gpu-32"_s)
            QVERIFY2(*after.unit(unit.id) == unit, qPrintable(unit.id));
    Unit gpu = *after.unit(u"gpu-32"_s);
    gpu.price = before.unit(u"gpu-32"_s)->price;
    gpu.priceDate.clear();
    gpu.origins.remove(u"price"_s);
    QVERIFY(gpu == *before.unit(u"gpu-32"_s));
    QVERIFY(after.appliances() == before.appliances());
    QVERIFY(after.circuits() == before.circuits());
    QVERIFY(after.currency() == before.currency());
    QCOMPARE(after.bridgeWays(u"gpu-24"_s), before.bridgeWays(u"gpu-24"_s));
}

void TestWithPrices::whatDoesNotBelongChangesNothing()
{
    const Catalogue before = sampleCatalogue();
    const Catalogue after
        = withPrices(before, {priceOf(u"rtx-9999"_s, 5), priceOf(u"gpu-32"_s, 5, u"EUR"_s)});
    QVERIFY(after.units() == before.units());
}

void TestWithPrices::ownModelsStay()
{
    AiModel shipped;
    shipped.id = u"shipped"_s;
    AiModel own;
    own.id = u"own"_s;
    Catalogue before({}, {shipped}, {}, {}, Currency {});
    before.setOwnModels({own});
    Catalogue after = withPrices(before, {});
    QVERIFY(after.models() == before.models());
    QVERIFY(after.model(u"own"_s)->isOwn);
    after.setOwnModels({});
    QCOMPARE(after.models().size(), std::size_t {1});
}

void TestWithPrices::sourcesAreWords()
{
    QCOMPARE(priceSource({u"Acme"_s, u"list.xlsx"_s, {}, {}, {}}), u"Acme, list.xlsx"_s);
    QCOMPARE(priceSource({{}, u"list.xlsx"_s, {}, {}, {}}), u"list.xlsx"_s);
}

CONFIGURATOR_TEST_MAIN(TestWithPrices)
#include "tst_withprices.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/storefolder.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

namespace {

PriceBatch batchOf(const std::vector<PricedUnit> &units, QDate date = storeDay)
{
    return {u"Supplier"_s, u"list.xlsx"_s, date, Currency {}, units};
}

QString pricesText(const SqliteStore &store)
{
    const auto prices = store.currentPrices();
    if (!prices)
        return prices.error();
    QStringList texts;
    for (const PriceNow &price : *prices)
        texts.append(u"%1 %2"_s.arg(price.sku).arg(price.price));
    return texts.join(u", "_s);
}

} // namespace

class TestStorePrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void applies();
    void undoesStepByStep();
    void undoKeepsTheHistory();
    void appliesAllOrNothing_data();
    void appliesAllOrNothing();
    void knowsOnlyItsOwnCurrency();
    void changesNothingTheSecondTime();
    void twoProgramsImport();
    void remembersMappings();

private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<SqliteStore> m_store;
};

void TestStorePrices::init()
{
    m_store.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_store = m_folder->open();
}

void TestStorePrices::applies()
{
    VERIFY_OK(m_store->applyPrices(batchOf({{u"b"_s, 100, 110}, {u"007"_s, {}, 0}})));
    m_store = m_folder->open();
    const auto prices = m_store->currentPrices();
    VERIFY_OK(prices);
    const PriceBatch batch = batchOf({});
    const std::vector<PriceNow> expected {{u"007"_s, 0, u"USD"_s, storeDay, priceSource(batch)},
                                          {u"b"_s, 110, u"USD"_s, storeDay, priceSource(batch)}};
    QVERIFY(*prices == expected);
    VERIFY_OK(m_store->applyPrices(batchOf({{u"b"_s, 110, 120}}, storeDay.addDays(1))));
    QCOMPARE(pricesText(*m_store), u"007 0, b 120"_s);
}

void TestStorePrices::undoesStepByStep()
{
    const PriceBatch first = batchOf({{u"a"_s, {}, 1}, {u"b"_s, 5, 2}});
    const PriceBatch second = batchOf({{u"b"_s, 2, 3}});
    VERIFY_OK(m_store->applyPrices(first));
    VERIFY_OK(m_store->applyPrices(second));
    Result<PriceBatch> undone = m_store->undoLastPrices();
    VERIFY_OK(undone);
    QVERIFY(*undone == second);
    QCOMPARE(pricesText(*m_store), u"a 1, b 2"_s);
    undone = m_store->undoLastPrices();
    VERIFY_OK(undone);
    QVERIFY(*undone == first);
    QCOMPARE(pricesText(*m_store), u""_s);
    QCOMPARE(m_store->undoLastPrices().error(), u"There is no import of prices to take back."_s);
}

void TestStorePrices::undoKeepsTheHistory()
{
    VERIFY_OK(m_store->applyPrices(batchOf({{u"a"_s, {}, 1}, {u"b"_s, {}, 9}})));
    VERIFY_OK(m_store->applyPrices(batchOf({{u"a"_s, 1, 2}}, storeDay.addDays(1))));
    VERIFY_OK(m_store->undoLastPrices());
    VERIFY_OK(m_store->applyPrices(batchOf({{u"a"_s, 1, 3}}, storeDay.addDays(2))));
    const auto history = m_store->history(u"a"_s);
    VERIFY_OK(history);
    const auto step = [](std::optional<Minor> before, Minor after, int day, bool isUndone) {
        return PriceStep {{u"a"_s, before, after},
                          storeDay.addDays(day),
                          u"Supplier"_s,
                          u"list.xlsx"_s,
                          isUndone};
    };
    QVERIFY(*history
            == (std::vector {step(1, 3, 2, false), step(1, 2, 1, true), step({}, 1, 0, false)}));
    QVERIFY(m_store->history(u"nobody"_s)->empty());
}

void TestStorePrices::appliesAllOrNothing_data()
{
    QTest::addColumn<PriceBatch>("batch");
    QTest::addColumn<QString>("says");
    QTest::newRow("B152 the last of many has another price by now")
        << batchOf({{u"x"_s, {}, 1}, {u"y"_s, {}, 1}, {u"a"_s, 4, 6}})
        << u"a got another price meanwhile, so none was taken over."_s;
    QTest::newRow("on request meanwhile no more")
        << batchOf({{u"a"_s, {}, 6}}) << u"a got another price meanwhile"_s;
    QTest::newRow("a unit twice") << batchOf({{u"x"_s, {}, 1}, {u"x"_s, {}, 2}})
                                  << u"x has two prices, so none was taken over."_s;
    QTest::newRow("no day") << batchOf({{u"x"_s, {}, 1}}, {}) << u"The prices have no day"_s;
}

void TestStorePrices::appliesAllOrNothing()
{
    QFETCH(const PriceBatch, batch);
    QFETCH(const QString, says);
    VERIFY_OK(m_store->applyPrices(batchOf({{u"a"_s, {}, 5}})));
    const Done applied = m_store->applyPrices(batch);
    QVERIFY2(applied.error().startsWith(says), qPrintable(applied.error()));
    QCOMPARE(pricesText(*m_store), u"a 5"_s);
    QCOMPARE(m_store->history(u"a"_s)->size(), std::size_t {1});
}

void TestStorePrices::knowsOnlyItsOwnCurrency()
{
    VERIFY_OK(m_store->applyPrices(batchOf({{u"a"_s, {}, 5}})));
    PriceBatch other = batchOf({{u"a"_s, 700, 800}}); // the catalogue's, in the shop's new currency
    other.currency = Currency::fromCode(u"KGS"_s).value();
    VERIFY_OK(m_store->applyPrices(other));
    QCOMPARE(m_store->currentPrices()->at(0).currency, u"KGS"_s);
    QVERIFY(*m_store->undoLastPrices() == other);
}

// An empty step would stand between the person and what they want to take back.
void TestStorePrices::changesNothingTheSecondTime()
{
    VERIFY_OK(m_store->applyPrices(batchOf({{u"a"_s, {}, 5}})));
    VERIFY_OK(m_store->applyPrices(batchOf({})));
    QCOMPARE(m_store->undoLastPrices()->units.size(), std::size_t {1});
}

void TestStorePrices::twoProgramsImport()
{
    const auto other = m_folder->open();
    VERIFY_OK(m_store->applyPrices(batchOf({{u"a"_s, {}, 5}})));
    QCOMPARE(pricesText(*other), u"a 5"_s);
    QVERIFY(!other->applyPrices(batchOf({{u"a"_s, {}, 6}})));
    VERIFY_OK(other->applyPrices(batchOf({{u"a"_s, 5, 6}})));
    QCOMPARE(pricesText(*m_store), u"a 6"_s);
}

void TestStorePrices::remembersMappings()
{
    const QJsonObject mapping {{u"sku"_s, 1}, {u"decimal"_s, u","_s}};
    VERIFY_OK(m_store->mapping(u"Supplier"_s));
    QVERIFY(m_store->mapping(u"Supplier"_s)->isEmpty());
    VERIFY_OK(m_store->saveMapping(u"Supplier"_s, {{u"sku"_s, 0}}));
    VERIFY_OK(m_store->saveMapping(u"Supplier"_s, mapping));
    VERIFY_OK(m_store->saveMapping(u""_s, {{u"sku"_s, 2}}));
    m_store = m_folder->open();
    QCOMPARE(*m_store->mapping(u"Supplier"_s), mapping);
    QCOMPARE(m_store->mapping(u""_s)->value(u"sku"_s).toInt(), 2);
    VERIFY_OK(m_store->saveMapping(u"Supplier"_s, {}));
    QVERIFY(m_store->mapping(u"Supplier"_s)->isEmpty());
}

CONFIGURATOR_TEST_MAIN(TestStorePrices)
#include "tst_storeprices.moc"

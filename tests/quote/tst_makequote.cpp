// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/frombuild/makequote.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

using Items = std::vector<BuildItem>;
Q_DECLARE_METATYPE(Items)

namespace {

const QDate issued(2026, 11, 30);

AiModel modelNamed(const QString &id, const QString &name)
{
    AiModel model;
    model.id = id;
    model.name = name;
    return model;
}

Catalogue catalogueWith(std::vector<Unit> more = {})
{
    const Catalogue sample = test::sampleCatalogue();
    std::vector<Unit> units = sample.units();
    units.insert(units.end(), more.begin(), more.end());
    return Catalogue(units, {modelNamed(u"llama"_s, u"Llama 3.3 70B Instruct"_s)},
                     sample.appliances(), sample.circuits(), Currency {});
}

Quote made(const Catalogue &catalogue, const Build &build)
{
    return quoteOf(catalogue, build, ShopProfile(), issued);
}

Alternative made(const Items &items, const Catalogue &catalogue = catalogueWith())
{
    Build build;
    build.items = items;
    return made(catalogue, build).alternatives.front();
}

// "1 × GPU-32 | gpu-32: details | 1999"
QString written(const QuoteLine &line)
{
    return QStringList {line.quantity.text() + u" × "_s + line.name,
                        line.sku + u": "_s + line.details,
                        line.unitPrice ? line.unitPrice->text() : u"on request"_s}
        .join(u" | "_s);
}

QStringList written(const Alternative &alternative)
{
    QStringList lines;
    for (const QuoteLine &line : alternative.lines)
        lines.append(written(line));
    return lines;
}

} // namespace

class TestMakeQuote : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void factsOfUnits_data();
    void factsOfUnits();
    void modelLines_data();
    void modelLines();
    void theProfileIsTakenOver();
    void factsAreFrozen();
    void aFilesBuildIsAssessedLater();
};

void TestMakeQuote::lines_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QStringList>("lines");
    const QString towerLine = u"1 × TOWER-4 | tower-4: 1,600 W supply, 4 × PCIe 5.0 ×16 | 2890"_s;
    QTest::newRow("a loose row") << Items {{u"gpu-32"_s, 3, {}}}
                                 << QStringList {u"3 × GPU-32 | gpu-32: 32 GB, 575 W | 1999"_s};
    QTest::newRow("cards in two slots")
        << Items {{u"tower-4"_s, 1, {{u"gpu-32"_s, 2, {}}}}}
        << QStringList {towerLine,
                        u"2 × GPU-32 | gpu-32: 32 GB, 575 W · in slots 1 and 2 of line 1 | 1999"_s};
    QTest::newRow("slots go on after the row before")
        << Items {{u"tower-4"_s, 1, {{u"gpu-32"_s, 1, {}}, {u"gpu-24"_s, 1, {}}}}}
        << QStringList {towerLine,
                        u"1 × GPU-32 | gpu-32: 32 GB, 575 W · in slot 1 of line 1 | 1999"_s,
                        u"1 × GPU-24 | gpu-24: 24 GB, 350 W · in slots 2 and 3 of line 1 | 1499"_s};
    QTest::newRow("many slots, and the line of the second machine")
        << Items {{u"gpu-32"_s, 1, {}}, {u"tower-4"_s, 1, {{u"gpu-32"_s, 4, {}}}}}
        << QStringList {u"1 × GPU-32 | gpu-32: 32 GB, 575 W | 1999"_s, towerLine,
                        u"4 × GPU-32 | gpu-32: 32 GB, 575 W · in slots 1 to 4 of line 2 | 1999"_s};
    QTest::newRow("several machines: quantities multiply")
        << Items {{u"tower-4"_s, 3, {{u"gpu-32"_s, 2, {}}, {u"gpu-32"_s, 1, {}}}}}
        << QStringList {
               u"3 × TOWER-4 | tower-4: 1,600 W supply, 4 × PCIe 5.0 ×16 | 2890"_s,
               u"6 × GPU-32 | gpu-32: 32 GB, 575 W · in slots 1 and 2 of each machine of line 1 | 1999"_s,
               u"3 × GPU-32 | gpu-32: 32 GB, 575 W · in slot 3 of each machine of line 1 | 1999"_s};
    QTest::newRow("a bridge covers no slot")
        << Items {{u"tower-4"_s, 1, {{u"bridge-24"_s, 1, {}}, {u"gpu-24"_s, 2, {}}}}}
        << QStringList {towerLine,
                        u"1 × BRIDGE-24 | bridge-24: joins 2 cards · in line 1 | on request"_s,
                        u"2 × GPU-24 | gpu-24: 24 GB, 350 W · in slots 1 to 4 of line 1 | 1499"_s};
    QTest::newRow("a bridge held by loose cards")
        << Items {{u"gpu-24"_s, 2, {{u"bridge-24"_s, 1, {}}}}}
        << QStringList {
               u"2 × GPU-24 | gpu-24: 24 GB, 350 W | 1499"_s,
               u"2 × BRIDGE-24 | bridge-24: joins 2 cards · on the cards of line 1 | on request"_s};
    QTest::newRow("an unknown unit keeps its id")
        << Items {{u"<b>gone</b>"_s, 2, {}}}
        << QStringList {u"2 × <b>gone</b> | <b>gone</b>: not in this catalogue | on request"_s};
    QTest::newRow("nothing") << Items {} << QStringList {};
}

void TestMakeQuote::lines()
{
    QFETCH(Items, items);
    QFETCH(QStringList, lines);
    QCOMPARE(written(made(items)), lines);
}

void TestMakeQuote::factsOfUnits_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("details");
    QTest::newRow("complete machine")
        << u"server-8"_s << u"8 × module, together 640 GB, 10,200 W"_s;
    QTest::newRow("switch") << u"ib-switch"_s << u"700 W, joins up to 32 machines"_s;
    QTest::newRow("shared memory") << u"mini"_s << u"128 GB shared, 240 W"_s;
    QTest::newRow("host of unknown generation and supply") << u"bare"_s << u"50 W, 2 × PCIe ×8"_s;
    QTest::newRow("draw not known") << u"quiet"_s << u"16 GB"_s;
}

void TestMakeQuote::factsOfUnits()
{
    QFETCH(QString, unit);
    QFETCH(QString, details);
    Unit mini = test::server(u"mini"_s, 1, 128, 122'000, 240, {});
    mini.accelerator->isUnified = true;
    Unit bare = test::tower(u"bare"_s, 2, 0, 50, {});
    bare.host = Host {2, 4, 8, 0, {}, {}, {}, false};
    Unit quiet = test::gpu(u"quiet"_s, 16, 16'000, 0, {});
    quiet.powerW.reset();
    const Alternative alternative = made({{unit, 1, {}}}, catalogueWith({mini, bare, quiet}));
    QCOMPARE(alternative.lines.front().details, details);
}

void TestMakeQuote::modelLines_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("users");
    QTest::addColumn<KvFormat>("kv");
    QTest::addColumn<QString>("modelLine");
    QTest::addColumn<QString>("usageLine");
    QTest::newRow("none chosen") << QString() << 1 << KvFormat::F16 << QString() << QString();
    QTest::newRow("one user") << u"llama"_s << 1 << KvFormat::F16
                              << u"Llama 3.3 70B Instruct, Q4_K_M"_s
                              << u"8,192 tokens of context, 1 user, llama.cpp"_s;
    QTest::newRow("many users, smaller cache")
        << u"llama"_s << 64 << KvFormat::Q8_0 << u"Llama 3.3 70B Instruct, Q4_K_M"_s
        << u"8,192 tokens of context for each of 64 users, llama.cpp, context kept as q8_0"_s;
    QTest::newRow("not in the catalogue") << u"gone"_s << 1 << KvFormat::F16 << u"gone, Q4_K_M"_s
                                          << u"8,192 tokens of context, 1 user, llama.cpp"_s;
}

void TestMakeQuote::modelLines()
{
    QFETCH(QString, model);
    QFETCH(int, users);
    QFETCH(KvFormat, kv);
    QFETCH(QString, modelLine);
    QFETCH(QString, usageLine);
    Build build;
    build.choice.model = model;
    build.choice.users = users;
    build.choice.kv = kv;
    const BuildFacts facts = factsOf(catalogueWith(), build, Region::Eu);
    QCOMPARE(facts.modelLine, modelLine);
    QCOMPARE(facts.usageLine, usageLine);
}

void TestMakeQuote::theProfileIsTakenOver()
{
    ShopProfile profile;
    profile.seller.name = u"Shop"_s;
    profile.mode = PriceMode::Gross;
    profile.taxRates = {Decimal::whole(12), Decimal::whole(0)};
    profile.validDays = 30;
    profile.paper = PaperSize::Letter;
    profile.terms = u"Terms."_s;
    profile.leadTime = u"10 days"_s;
    profile.currency = *Currency::fromCode(u"JPY"_s);
    Build build;
    build.name = u"70B box"_s;
    build.items = {{u"gpu-32"_s, 1, {}}};
    const Quote quote = quoteOf(catalogueWith(), build, profile, issued);
    QCOMPARE(quote.seller, profile.seller);
    QCOMPARE(quote.mode, PriceMode::Gross);
    QCOMPARE(quote.validUntil(), QDate(2026, 12, 30));
    QCOMPARE(quote.paper, PaperSize::Letter);
    QCOMPARE(quote.terms, profile.terms);
    QCOMPARE(quote.leadTime, profile.leadTime);
    QCOMPARE(quote.currency.code, u"USD"_s); // the catalogue's prices are in it
    QCOMPARE(quote.alternatives.size(), std::size_t {1});
    QCOMPARE(quote.alternatives.front().name, u"70B box"_s);
    QCOMPARE(quote.alternatives.front().lines.front().taxRate, Decimal::whole(12));
    QVERIFY(quote.number.isEmpty() && quote.status == QuoteStatus::Draft);
}

void TestMakeQuote::factsAreFrozen()
{
    const Items items {{u"tower-4"_s, 1, {{u"gpu-32"_s, 3, {}}}}};
    Build build;
    build.items = items;
    const Assessment assessment = assess(catalogueWith(), build, Region::Eu);
    const BuildFacts facts = *made(items).facts;
    QCOMPARE(facts.build, build);
    QCOMPARE(facts.combinedMemory, u"96 GB"_s);
    QCOMPARE(facts.usableMemory, u"95.5 GiB"_s);
    QCOMPARE(facts.fastLinkedMemory, u"31.8 GiB"_s);
    QCOMPARE(facts.combinedPower, u"1,975 W"_s);
    QCOMPARE(facts.comparison, u"about 2 microwave ovens"_s);
    QCOMPARE(facts.verdict, assessment.fit.verdict);
    QCOMPARE(facts.picture, assessment.picture);
    QCOMPARE(facts.warnings,
             QStringList {u"3 cards and TOWER-4 can draw 1,975 W, more than its supply of 1,600 W "
                          u"gives."_s});
}

void TestMakeQuote::aFilesBuildIsAssessedLater()
{
    Build build;
    build.items = {{u"gpu-32"_s, 1, {}}};
    Quote quote = made(catalogueWith(), build);
    const Quote whole = quote;
    quote.alternatives.front().facts = BuildFacts {};
    quote.alternatives.front().facts->build = build;
    QCOMPARE(withFacts(catalogueWith(), quote, Region::Eu), whole);
    // What is frozen stays so.
    quote.alternatives.front().facts->combinedMemory = u"7 GB"_s;
    QCOMPARE(withFacts(catalogueWith(), quote, Region::Eu), quote);
}

CONFIGURATOR_TEST_MAIN(TestMakeQuote)
#include "tst_makequote.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/quotesheet.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <limits>

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

QuoteSheet sheetOf(const Catalogue &catalogue, const Build &build)
{
    return quoteSheet(catalogue, build, assess(catalogue, build, Region::Eu), issued);
}

QuoteSheet sheetOf(const Items &items)
{
    Build build;
    build.items = items;
    return sheetOf(catalogueWith(), build);
}

// "1 × GPU-32 | details | 1999.00 | 1999.00"
QString printed(const QuoteLine &line)
{
    const auto figure = [](std::optional<Minor> amount) {
        return amount ? QString::number(*amount) : u"on request"_s;
    };
    return QStringList {u"%1 × %2"_s.arg(line.quantity).arg(line.name), line.details,
                        figure(line.unitPrice), figure(line.amount)}
        .join(u" | "_s);
}

QStringList printed(const QuoteSheet &sheet)
{
    QStringList lines;
    for (const QuoteLine &line : sheet.lines)
        lines.append(printed(line));
    return lines;
}

} // namespace

class TestQuoteSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void factsOfUnits_data();
    void factsOfUnits();
    void amountsAddUpToTheSubtotal();
    void hugePricesDoNotOverflow();
    void unknownUnitsAreOnRequest();
    void dates();
    void modelLines_data();
    void modelLines();
    void combinedNumbers();
    void verdictAndWarnings();
};

void TestQuoteSheet::lines_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QStringList>("lines");
    const QString towerLine
        = u"1 × TOWER-4 | SKU tower-4 · 1,600 W supply, 4 × PCIe 5.0 ×16 | 289000 | 289000"_s;
    QTest::newRow("a loose row") << Items {{u"gpu-32"_s, 3, {}}}
                                 << QStringList {u"3 × GPU-32 | SKU gpu-32 · 32 GB, 575 W | 199900 "
                                                 u"| 599700"_s};
    QTest::newRow("cards in two slots")
        << Items {{u"tower-4"_s, 1, {{u"gpu-32"_s, 2, {}}}}}
        << QStringList {towerLine,
                        u"2 × GPU-32 | SKU gpu-32 · 32 GB, 575 W · in slots 1 and 2 of "
                        u"line 1 | 199900 | 399800"_s};
    QTest::newRow("slots go on after the row before")
        << Items {{u"tower-4"_s, 1, {{u"gpu-32"_s, 1, {}}, {u"gpu-24"_s, 1, {}}}}}
        << QStringList {towerLine,
                        u"1 × GPU-32 | SKU gpu-32 · 32 GB, 575 W · in slot 1 of line 1 | 199900 | "
                        u"199900"_s,
                        u"1 × GPU-24 | SKU gpu-24 · 24 GB, 350 W · in slots 2 and 3 of line 1 | "
                        u"149900 | 149900"_s};
    QTest::newRow("many slots, and the line of the second machine")
        << Items {{u"gpu-32"_s, 1, {}}, {u"tower-4"_s, 1, {{u"gpu-32"_s, 4, {}}}}}
        << QStringList {u"1 × GPU-32 | SKU gpu-32 · 32 GB, 575 W | 199900 | 199900"_s, towerLine,
                        u"4 × GPU-32 | SKU gpu-32 · 32 GB, 575 W · in slots 1 to 4 of line 2 | "
                        u"199900 | 799600"_s};
    QTest::newRow("several machines: quantities multiply")
        << Items {{u"tower-4"_s, 3, {{u"gpu-32"_s, 2, {}}, {u"gpu-32"_s, 1, {}}}}}
        << QStringList {u"3 × TOWER-4 | SKU tower-4 · 1,600 W supply, 4 × PCIe 5.0 ×16 | 289000 | "
                        u"867000"_s,
                        u"6 × GPU-32 | SKU gpu-32 · 32 GB, 575 W · in slots 1 and 2 of each "
                        u"machine of line 1 | 199900 | 1199400"_s,
                        u"3 × GPU-32 | SKU gpu-32 · 32 GB, 575 W · in slot 3 of each machine of "
                        u"line 1 | 199900 | 599700"_s};
    QTest::newRow("a bridge covers no slot")
        << Items {{u"tower-4"_s, 1, {{u"bridge-24"_s, 1, {}}, {u"gpu-24"_s, 2, {}}}}}
        << QStringList {towerLine,
                        u"1 × BRIDGE-24 | SKU bridge-24 · joins 2 cards · in line 1 | on request | "
                        u"on request"_s,
                        u"2 × GPU-24 | SKU gpu-24 · 24 GB, 350 W · in slots 1 to 4 of line 1 | "
                        u"149900 | 299800"_s};
    QTest::newRow("a bridge held by loose cards")
        << Items {{u"gpu-24"_s, 2, {{u"bridge-24"_s, 1, {}}}}}
        << QStringList {u"2 × GPU-24 | SKU gpu-24 · 24 GB, 350 W | 149900 | 299800"_s,
                        u"2 × BRIDGE-24 | SKU bridge-24 · joins 2 cards · on the cards of line 1 | "
                        u"on request | on request"_s};
    QTest::newRow("an unknown unit keeps its id")
        << Items {{u"<b>gone</b>"_s, 2, {}}}
        << QStringList {u"2 × <b>gone</b> | SKU <b>gone</b> · not in this catalogue | on request | "
                        u"on request"_s};
    QTest::newRow("nothing") << Items {} << QStringList {};
}

void TestQuoteSheet::lines()
{
    QFETCH(Items, items);
    QFETCH(QStringList, lines);
    QCOMPARE(printed(sheetOf(items)), lines);
}

void TestQuoteSheet::factsOfUnits_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("details");
    QTest::newRow("complete machine")
        << u"server-8"_s << u"SKU server-8 · 8 × module, together 640 GB, 10,200 W"_s;
    QTest::newRow("switch") << u"ib-switch"_s
                            << u"SKU ib-switch · 700 W, joins up to 32 machines"_s;
    QTest::newRow("shared memory") << u"mini"_s << u"SKU mini · 128 GB shared, 240 W"_s;
    QTest::newRow("host of unknown generation and supply")
        << u"bare"_s << u"SKU bare · 50 W, 2 × PCIe ×8"_s;
    QTest::newRow("draw not known") << u"quiet"_s << u"SKU quiet · 16 GB"_s;
}

void TestQuoteSheet::factsOfUnits()
{
    QFETCH(QString, unit);
    QFETCH(QString, details);
    Unit mini = test::server(u"mini"_s, 1, 128, 122'000, 240, {});
    mini.accelerator->isUnified = true;
    Unit bare = test::tower(u"bare"_s, 2, 0, 50, {});
    bare.host = Host {2, 4, 8, 0, {}, {}, {}, false};
    Unit quiet = test::gpu(u"quiet"_s, 16, 16'000, 0, {});
    quiet.powerW.reset();
    Build build;
    build.items = {{unit, 1, {}}};
    QCOMPARE(sheetOf(catalogueWith({mini, bare, quiet}), build).lines.front().details, details);
}

void TestQuoteSheet::amountsAddUpToTheSubtotal()
{
    const QuoteSheet sheet = sheetOf({{u"tower-4"_s, 3, {{u"gpu-32"_s, 2, {}}}},
                                      {u"gpu-24"_s, 2, {}},
                                      {u"server-8"_s, 2, {}},
                                      {u"bridge-24"_s, 1, {}}});
    Minor sum = 0;
    for (const QuoteLine &line : sheet.lines)
        sum += line.amount.value_or(0);
    QCOMPARE(sheet.subtotal, sum);
    QCOMPARE(sheet.subtotal, Minor {3 * 289'000 + 6 * 199'900 + 2 * 149'900});
    QCOMPARE(sheet.onRequest, 3);
}

void TestQuoteSheet::hugePricesDoNotOverflow()
{
    const Minor price = std::numeric_limits<Minor>::max() / 2;
    const Unit dear = test::gpu(u"dear"_s, 1, 1, 1, price);
    Build build;
    build.items = {{u"dear"_s, 3, {}}};
    Assessment assessment; // sums are guarded where they are made
    const QuoteSheet sheet = quoteSheet(catalogueWith({dear}), build, assessment, issued);
    QCOMPARE(sheet.lines.front().unitPrice, std::optional<Minor>(price));
    QVERIFY(!sheet.lines.front().amount);
}

void TestQuoteSheet::unknownUnitsAreOnRequest()
{
    const QuoteSheet sheet = sheetOf({{u"gpu-32"_s, 1, {}}, {u"gone"_s, 2, {}}});
    QCOMPARE(sheet.onRequest, 2);
    QCOMPARE(sheet.priceRemark, u"plus 2 items on request"_s);
    QCOMPARE(sheet.combinedPrice, u"$1,999"_s);
}

void TestQuoteSheet::dates()
{
    const QuoteSheet sheet = sheetOf({{u"gpu-32"_s, 1, {}}});
    QCOMPARE(sheet.issued, issued);
    QCOMPARE(sheet.validUntil, QDate(2026, 12, 14));
    const QuoteSheet longer
        = quoteSheet(catalogueWith(), Build {}, Assessment {}, QDate(2028, 2, 20), 30);
    QCOMPARE(longer.validUntil, QDate(2028, 3, 21));
}

void TestQuoteSheet::modelLines_data()
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

void TestQuoteSheet::modelLines()
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
    const QuoteSheet sheet = sheetOf(catalogueWith(), build);
    QCOMPARE(sheet.modelLine, modelLine);
    QCOMPARE(sheet.usageLine, usageLine);
}

void TestQuoteSheet::combinedNumbers()
{
    Build build;
    build.name = u"70B box"_s;
    build.items = {{u"tower-4"_s, 1, {{u"gpu-32"_s, 2, {}}}}};
    const QuoteSheet sheet = sheetOf(catalogueWith(), build);
    QCOMPARE(sheet.buildName, u"70B box"_s);
    QCOMPARE(sheet.shop.name, u"Bektursun's AI Hardware Store"_s);
    QCOMPARE(sheet.combinedMemory, u"64 GB"_s);
    QCOMPARE(sheet.memoryRemark, u"usable 63.7 GiB, fast-linked 31.8 GiB"_s);
    QCOMPARE(sheet.combinedPower, u"1,400 W"_s);
    QCOMPARE(sheet.powerRemark, u"about one microwave oven"_s);
    QCOMPARE(sheet.combinedPrice, u"$6,888"_s);
    QCOMPARE(sheet.priceRemark, u"before tax"_s);
    QCOMPARE(sheet.currency, Currency {});
}

void TestQuoteSheet::verdictAndWarnings()
{
    Build build;
    build.items = {{u"tower-4"_s, 1, {{u"gpu-32"_s, 3, {}}}}};
    const Catalogue catalogue = catalogueWith();
    Assessment assessment = assess(catalogue, build, Region::Eu);
    assessment.fit.verdict = Verdict::Paper;
    const QuoteSheet sheet = quoteSheet(catalogue, build, assessment, issued);
    QCOMPARE(sheet.verdict, Verdict::Paper);
    QCOMPARE(sheet.verdictTitle, verdictTitle(assessment.fit));
    QCOMPARE(sheet.verdictText, verdictText(assessment.fit, assessment.totals));
    QCOMPARE(sheet.clusterSentence, clusterSentence(assessment.totals));
    QCOMPARE(sheet.picture, assessment.picture);
    QCOMPARE(sheet.warnings,
             QStringList {u"3 cards and TOWER-4 can draw 1,975 W, more than its supply of 1,600 W "
                          u"gives."_s});
}

CONFIGURATOR_TEST_MAIN(TestQuoteSheet)
#include "tst_quotesheet.moc"

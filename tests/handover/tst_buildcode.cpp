// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shippedparts.h"
#include "support/testmain.h"

#include <QRegularExpression>

using namespace configurator;
using namespace configurator::test;

// What a build code carries, how long it is and how it may be typed.
class TestBuildCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looks();
    void staysTheSame_data();
    void staysTheSame();
    void lengths_data();
    void lengths();
    void typed_data();
    void typed();
    void carriesEverything_data();
    void carriesEverything();
    void neverCarriesTheName();
    void namesWhatIsMissing();
    void aNewerCatalogueKnowsTheNumber();
    void anOlderCodeSpellsWhatHasANumberNow();
    void refusesToEncode_data();
    void refusesToEncode();
    void theLargestBuildThatGoes();
};

void TestBuildCode::looks()
{
    const QRegularExpression look(u"^BK1(-[0-9A-HJKMNP-TV-Z]{4})+(-[0-9A-HJKMNP-TV-Z]{1,4})?$"_s);
    for (const Build &build : {Build(), typicalBuild(), differentRows(40), spelledBuild()})
        QVERIFY2(look.match(code(build)).hasMatch(), qPrintable(code(build)));
}

// Codes on paper have to open for years.
void TestBuildCode::staysTheSame_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QString>("pinned");
    QTest::newRow("empty") << Build() << u"BK1-703Q"_s;
    QTest::newRow("typical") << typicalBuild() << u"BK1-G9GM-SDZB-EV04-8"_s;
    QTest::newRow("nine rows") << differentRows(9, 60)
                               << u"BK1-09GM-XYK9-D7MP-PNTF-E213-BRXC-MB1Y-Z"_s;
    QTest::newRow("spelled") << spelledBuild()
                             << u"BK1-H80P-FBWZ-SWNH-N9Y5-VPGG-TNXV-C6ZR-3EN3-R62Q-HX5V-QBN0-W9"_s;
}

void TestBuildCode::staysTheSame()
{
    QFETCH(Build, build);
    QFETCH(QString, pinned);
    QCOMPARE(code(build), pinned);
}

void TestBuildCode::lengths_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<int>("most");
    QTest::newRow("an empty build") << Build() << 7;
    QTest::newRow("a tower with two cards and a model") << typicalBuild() << 20;
    Build cluster = buildOf({row(u"dgx-spark"_s, 2), row(u"spark-cable-200g"_s)});
    cluster.choice = llama();
    cluster.choice.users = 4;
    cluster.choice.engine = Engine::Vllm;
    cluster.choice.format = u"FP8"_s;
    cluster.choice.context = 131072;
    QTest::newRow("two machines and a cable") << cluster << 20;
    for (const int first : {0, 30, 60, 90, 110})
        QTest::addRow("40 different items from %d", first) << differentRows(40, first) << 120;
}

void TestBuildCode::lengths()
{
    QFETCH(Build, build);
    QFETCH(int, most);
    const QString encoded = code(build);
    QVERIFY2(characters(encoded) <= most, qPrintable(encoded));
}

void TestBuildCode::typed_data()
{
    QTest::addColumn<QString>("typed");
    const QString plain = code(typicalBuild());
    QString bare = plain;
    bare.remove(u'-');
    QTest::newRow("as it is") << plain;
    QTest::newRow("without dashes") << bare;
    QTest::newRow("small letters") << plain.toLower();
    QTest::newRow("blanks") << QString(plain).replace(u'-', u' ');
    QTest::newRow("other dashes") << QString(plain).replace(u'-', QChar(0x2013));
    QTest::newRow("as scanned") << plain + u"\r\n"_s;
    QTest::newRow("one by one") << bare.split(QString()).join(u' ');
    QTest::newRow("O for 0") << QString(plain).replace(u'0', u'O');
    QTest::newRow("o for 0") << QString(plain).replace(u'0', u'o');
    QTest::newRow("I for 1") << QString(plain).replace(u'1', u'I');
    QTest::newRow("l for 1") << QString(plain).replace(u'1', u'l');
    QTest::newRow("Cyrillic capitals")
        << QString(plain).replace(u'B', QChar(0x0412)).replace(u'K', QChar(0x041a));
    QTest::newRow("Cyrillic small letters")
        << QString(plain).replace(u'C', QChar(0x0441)).replace(u'A', QChar(0x0430));
}

void TestBuildCode::typed()
{
    QFETCH(QString, typed);
    const Result<DecodedBuild> decoded = decodeBuild(typed, shippedCatalogue());
    VERIFY_OK(decoded);
    QCOMPARE(decoded->build, typicalBuild());
    QCOMPARE(decoded->missing, QStringList());
}

void TestBuildCode::carriesEverything_data()
{
    QTest::addColumn<Build>("build");
    const auto with = [](auto change) {
        Build build = typicalBuild();
        change(build.choice);
        return build;
    };
    QTest::newRow("nothing") << Build();
    QTest::newRow("a model alone") << Build {{}, {}, llama()};
    QTest::newRow("no model, other users") << with([](ModelChoice &c) { c = {}, c.users = 3; });
    QTest::newRow("format with a number") << with([](ModelChoice &c) { c.format = u"Q3_K_S"_s; });
    QTest::newRow("format without") << with([](ModelChoice &c) { c.format = u"TQ9_new"_s; });
    QTest::newRow("odd context") << with([](ModelChoice &c) { c.context = 99'999'999; });
    QTest::newRow("round context") << with([](ModelChoice &c) { c.context = 100'000'000; });
    QTest::newRow("least context") << with([](ModelChoice &c) { c.context = 1; });
    QTest::newRow("most users") << with([](ModelChoice &c) { c.users = 100'000; });
    QTest::newRow("vllm") << with([](ModelChoice &c) { c.engine = Engine::Vllm; });
    QTest::newRow("keys") << with([](ModelChoice &c) { c.kv.keys = KvFormat::Q4_0; });
    QTest::newRow("values") << with([](ModelChoice &c) { c.kv.values = KvFormat::Fp8; });
    QTest::newRow("micro batch") << with([](ModelChoice &c) { c.settings.microBatch = 1; });
    QTest::newRow("unified") << with([](ModelChoice &c) { c.settings.isCacheUnified = true; });
    QTest::newRow("no flash attention")
        << with([](ModelChoice &c) { c.settings.hasFlashAttention = false; });
    QTest::newRow("embedding") << with([](ModelChoice &c) { c.settings.isEmbeddingInRam = true; });
    QTest::newRow("utilisation") << with([](ModelChoice &c) { c.settings.utilisationPercent = 1; });
    QTest::newRow("batch") << with([](ModelChoice &c) { c.settings.batchTokens = 1'000'000; });
    QTest::newRow("no graphs") << with([](ModelChoice &c) { c.settings.hasGraphs = false; });
    QTest::newRow("names alone") << spelledBuild();
    QTest::newRow("largest count") << buildOf({row(u"rtx-5090"_s, Build::maxCount)});
    Build full = buildOf({row(u"tower-4slot-1600w"_s, 2)});
    for (int i = 0; i < Build::maxHolds; ++i)
        full.items[0].holds.push_back(row(shippedCatalogue().units()[0].id, i + 1));
    QTest::newRow("a machine with all it may hold") << full;
    Build rows = differentRows(12);
    rows.items[5].holds = {row(u"rtx-5090"_s), row(u"not here"_s, 4)};
    QTest::newRow("a long list that holds") << rows;
    rows.items[6].unit = u"another shop's"_s;
    QTest::newRow("a long list with a name") << rows;
}

void TestBuildCode::carriesEverything()
{
    QFETCH(Build, build);
    const Result<QString> encoded = encodeBuild(build, shippedCatalogue());
    VERIFY_OK(encoded);
    const Result<DecodedBuild> decoded = decodeBuild(*encoded, shippedCatalogue());
    VERIFY_OK(decoded);
    QCOMPARE(decoded->build, build);
}

void TestBuildCode::neverCarriesTheName()
{
    Build named = typicalBuild();
    named.name = u"For Ms Example"_s;
    QCOMPARE(code(named), code(typicalBuild()));
}

void TestBuildCode::namesWhatIsMissing()
{
    Build build = typicalBuild();
    build.items.push_back(row(u"rtx-5090"_s));
    build.items.push_back(row(u"old-card"_s, 2));
    const Result<DecodedBuild> decoded = decodeBuild(code(build), Catalogue());
    VERIFY_OK(decoded);
    QCOMPARE(decoded->missing,
             QStringList({u"unit number 73"_s, u"unit number 1"_s, u"unit “old-card”"_s,
                          u"AI model number 2"_s}));
    QCOMPARE(printed(decoded->build),
             QStringList({u"unknown-73 x1 [unknown-1 x2]"_s, u"unknown-1 x1"_s, u"old-card x2"_s}));
    QCOMPARE(decoded->build.choice.model, u"unknown-2"_s);

    Build own;
    own.choice.model = u"my-model"_s;
    QCOMPARE(decodeBuild(code(own), shippedCatalogue())->missing,
             QStringList({u"AI model “my-model”"_s}));
}

// Opened where a unit is not known, quoted, and opened again where it is.
void TestBuildCode::aNewerCatalogueKnowsTheNumber()
{
    const QString encoded = code(typicalBuild());
    const Result<DecodedBuild> without = decodeBuild(encoded, Catalogue());
    VERIFY_OK(without);
    QCOMPARE(code(without->build, Catalogue()), encoded);
    QCOMPARE(decodeBuild(code(without->build, Catalogue()), shippedCatalogue())->build,
             typicalBuild());
    // Where the number is known, a unit that is really called so is another one.
    const Build literal = buildOf({row(u"unknown-1"_s)});
    QCOMPARE(decodeBuild(code(literal), shippedCatalogue())->build, literal);
}

void TestBuildCode::anOlderCodeSpellsWhatHasANumberNow()
{
    const QString spelled = code(typicalBuild(), Catalogue());
    QVERIFY(spelled != code(typicalBuild()));
    const Result<DecodedBuild> decoded = decodeBuild(spelled, shippedCatalogue());
    VERIFY_OK(decoded);
    QCOMPARE(decoded->build, typicalBuild());
    QCOMPARE(decoded->missing, QStringList());
}

void TestBuildCode::refusesToEncode_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QString>("sentence");
    Build large;
    for (int i = 0; i < Build::maxRows; ++i)
        large.items.push_back(row(u"rtx-5090"_s));
    QTest::newRow("too large") << large
                               << u"The build is too large for a build code, which has at most "
                                  u"1000 characters. Save it as a build file instead."_s;
    QTest::newRow("count of 0") << buildOf({row(u"rtx-5090"_s, 0)})
                                << u"The build, field items[0].count: must be a whole number from "
                                   u"1 to 100000, but is 0."_s;
    QTest::newRow("no unit") << buildOf({row(QString())})
                             << u"The build, field items[0].unit: must not be empty."_s;
    QTest::newRow("half a character")
        << buildOf({row(QString(QChar(0xd800)))})
        << u"The build, field items[0].unit: must be plain text without control characters."_s;
}

void TestBuildCode::refusesToEncode()
{
    QFETCH(Build, build);
    QFETCH(QString, sentence);
    QCOMPARE(encodeBuild(build, shippedCatalogue()).error(), sentence);
}

void TestBuildCode::theLargestBuildThatGoes()
{
    Build build;
    QString last;
    while (const Result<QString> encoded = encodeBuild(build, shippedCatalogue())) {
        last = *encoded;
        build.items.push_back(row(QString(64, u'x')));
    }
    build.items.pop_back();
    QVERIFY(characters(last) > 900 && characters(last) <= 1000);
    QCOMPARE(decodeBuild(last, shippedCatalogue())->build, build);
}

CONFIGURATOR_TEST_MAIN(TestBuildCode)
#include "tst_buildcode.moc"

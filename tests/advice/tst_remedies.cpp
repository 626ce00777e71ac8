// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/remedies.h"

#include "catalogue/catalogueloader.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestRemedies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void offersTheSmallestChanges_data();
    void offersTheSmallestChanges();
    void everyOfferKeepsItsWord();
    void saysWhatItCosts();

private:
    [[nodiscard]] Build buildOf(const QString &unit, int count, const QString &host = {}) const;
    [[nodiscard]] std::vector<Remedy> remedies(const Build &build) const;

    Catalogue m_catalogue;
};

void TestRemedies::initTestCase()
{
    const LoadedCatalogue loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR) + u"/resources/catalogue"_s);
    QCOMPARE(loaded.faults, QStringList());
    m_catalogue = loaded.catalogue;
}

Build TestRemedies::buildOf(const QString &unit, int count, const QString &host) const
{
    Build build;
    const BuildItem cards {unit, count, {}};
    if (host.isEmpty())
        build.items = {cards};
    else
        build.items = {{host, 1, {cards}}};
    build.choice.model = u"llama-3.3-70b-instruct"_s;
    return build;
}

std::vector<Remedy> TestRemedies::remedies(const Build &build) const
{
    return remediesFor(m_catalogue, build, assess(m_catalogue, build, Region::Eu));
}

void TestRemedies::offersTheSmallestChanges_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("titles");
    const QString tower = u"tower-4slot-1600w"_s;
    QTest::newRow("one more card where there is room, or one more machine")
        << buildOf(u"rtx-3090"_s, 1, tower)
        << QStringList {u"Add 1 × GeForce RTX 3090"_s,
                        u"Add 1 × 4-slot workstation tower with all it holds"_s};
    QTest::newRow("as many as it takes")
        << buildOf(u"rtx-3060-12gb"_s, 1) << QStringList {u"Add 3 × GeForce RTX 3060 12GB"_s};
    QTest::newRow("the bridge that is missing")
        << buildOf(u"rtx-3090"_s, 2, tower)
        << QStringList {u"Add 1 × NVLink bridge for RTX 3090"_s};
    QTest::newRow("nothing, where it fits in one")
        << buildOf(u"h100-80gb-sxm5"_s, 1) << QStringList();
    Build users = buildOf(u"h100-80gb-pcie"_s, 1);
    users.choice.users = 40;
    QTest::newRow("less of what was asked for")
        << users
        << QStringList {u"Add 1 × H100 80GB PCIe"_s, u"Take 3,072 tokens of context"_s,
                        u"Take 15 users"_s};
    Build unknown = buildOf(u"rtx-3090"_s, 1);
    unknown.choice.model = u"no-such-model"_s;
    QTest::newRow("nothing, where nothing is known") << unknown << QStringList();
}

void TestRemedies::offersTheSmallestChanges()
{
    QFETCH(Build, build);
    QFETCH(QStringList, titles);
    QStringList offered;
    for (const Remedy &remedy : remedies(build))
        offered.append(remedy.title);
    QCOMPARE(offered, titles);
}

void TestRemedies::everyOfferKeepsItsWord()
{
    for (const QString &unit : {u"rtx-3090"_s, u"rtx-5090"_s, u"rtx-a6000"_s, u"l40s"_s}) {
        for (int count = 1; count <= 3; ++count) {
            const Build build = buildOf(unit, count, u"tower-4slot-1600w"_s);
            const Verdict before = assess(m_catalogue, build, Region::Eu).fit.verdict;
            for (const Remedy &remedy : remedies(build)) {
                Build after = build;
                for (const Change &change : remedy.changes)
                    apply(after, change);
                const Verdict verdict = assess(m_catalogue, after, Region::Eu).fit.verdict;
                QVERIFY(verdict == remedy.verdict);
                QVERIFY(verdict > before);
                QVERIFY(verdict >= Verdict::Paper);
            }
        }
    }
}

void TestRemedies::saysWhatItCosts()
{
    const std::vector<Remedy> offers = remedies(buildOf(u"rtx-3090"_s, 1, u"tower-4slot-1600w"_s));
    QVERIFY(!offers.empty());
    QCOMPARE(offers.front().code, u"more-units"_s);
    QCOMPARE(offers.front().outcome,
             u"Fits on paper, not in one fast-linked group. Price: $1,070. Power: 350 W more."_s);
    QCOMPARE(offers.front().cost, u"$1,070"_s);
    const std::vector<Remedy> bridge = remedies(buildOf(u"rtx-3090"_s, 2, u"tower-4slot-1600w"_s));
    QCOMPARE(bridge.front().outcome, u"Fits inside one fast-linked group. Price: on request."_s);
}

CONFIGURATOR_TEST_MAIN(TestRemedies)
#include "tst_remedies.moc"

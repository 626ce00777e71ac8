// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/saidnotes.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slotsUsed_data();
    void slotsUsed();
    void loose_data();
    void loose();
    void cooling_data();
    void cooling();
    void baseboard();
    void mixedVendors();
    void mixedCards_data();
    void mixedCards();
    void unknownUnits_data();
    void unknownUnits();
    void usableAssumed();
    void sortedBySeverity();
    void equalNotesAreMerged_data();
    void equalNotesAreMerged();
    void thousandsOfRowsStayBounded();
    void emptyBuildSaysNothing();
};

void TestNotes::slotsUsed_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("none") << Items {towerWith({})}
                          << QStringList {u"info: 0 of 4 double-width slots used."_s};
    QTest::newRow("two cards") << Items {towerWith({{u"gpu-32"_s, 2, {}}})}
                               << QStringList {u"good: 2 of 4 double-width slots used."_s};
    QTest::newRow("a wide card covers two places")
        << Items {towerWith({{u"gpu-24"_s, 1, {}}})}
        << QStringList {u"good: 2 of 4 double-width slots used."_s};
    QTest::newRow("too full") << Items {towerWith({{u"gpu-32"_s, 5, {}}})}
                              << QStringList {u"warning: The cards in TOWER-4 need 5 slots, and it "
                                              u"has 4."_s};
    QTest::newRow("several hosts are named")
        << Items {towerWith({{u"gpu-32"_s, 1, {}}}), towerWith({{u"gpu-32"_s, 2, {}}})}
        << QStringList {u"good: TOWER-4: 1 of 4 double-width slots used."_s,
                        u"good: TOWER-4: 2 of 4 double-width slots used."_s};
    QTest::newRow("no slots, no note") << Items {{u"server-8"_s, 1, {}}} << QStringList {};
}

void TestNotes::slotsUsed()
{
    QFETCH(Items, items);
    QFETCH(QStringList, said);
    QCOMPARE(::said(notesOf(items), u"slots"_s), said);
}

void TestNotes::loose_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("one card") << Items {{u"gpu-32"_s, 1, {}}}
                              << QStringList {
                                     u"info: 1 card goes into a computer that the customer "
                                     u"has; it needs 2 places there."_s};
    QTest::newRow("all of them in one note")
        << Items {{u"gpu-32"_s, 2, {}}, {u"gpu-24"_s, 1, {}}}
        << QStringList {u"info: 3 cards go into a computer that the customer has; they need 7 "
                        u"places there."_s};
    QTest::newRow("held cards are not loose")
        << Items {towerWith({{u"gpu-32"_s, 2, {}}})} << QStringList {};
}

void TestNotes::loose()
{
    QFETCH(Items, items);
    QFETCH(QStringList, said);
    QCOMPARE(::said(notesOf(items), u"no-host"_s), said);
}

void TestNotes::cooling_data()
{
    QTest::addColumn<Cooling>("cooling");
    QTest::addColumn<bool>("doesHostCool");
    QTest::addColumn<bool>("isWarned");
    QTest::newRow("a fan of its own") << Cooling::Active << false << false;
    QTest::newRow("passive in a tower") << Cooling::Passive << false << true;
    QTest::newRow("server card in a tower") << Cooling::Server << false << true;
    QTest::newRow("passive in a server") << Cooling::Passive << true << false;
    QTest::newRow("liquid") << Cooling::Liquid << false << false;
}

void TestNotes::cooling()
{
    QFETCH(Cooling, cooling);
    QFETCH(bool, doesHostCool);
    QFETCH(bool, isWarned);
    std::vector<Unit> units = sampleCatalogue().units();
    for (Unit &unit : units) {
        if (unit.card)
            unit.card->cooling = cooling;
        if (unit.host)
            unit.host->coolsPassiveCards = doesHostCool;
    }
    const Catalogue catalogue(units, {}, {}, {}, Currency {});
    const QStringList warning {u"warning: GPU-32 has no fan of its own and needs a server's air "
                               u"flow, which TOWER-4 does not give."_s};
    QCOMPARE(said(notesOf(catalogue, {towerWith({{u"gpu-32"_s, 2, {}}})}), u"passive-in-tower"_s),
             isWarned ? warning : QStringList {});
}

void TestNotes::baseboard()
{
    const Catalogue catalogue
        = changed(u"gpu-32"_s, [](Unit &unit) { unit.card->form = FormFactor::Sxm; });
    const auto notes = notesOf(catalogue, {{u"gpu-32"_s, 2, {}}});
    QCOMPARE(said(notes, u"needs-baseboard"_s),
             QStringList {u"warning: GPU-32 is a module for a maker's baseboard. It goes into no "
                          u"slot, so it has to come in a complete machine."_s});
    QVERIFY(said(notes, u"no-host"_s).isEmpty());
}

void TestNotes::mixedVendors()
{
    const auto notes = notesOf({{u"gpu-32"_s, 2, {}}, {u"amd-48"_s, 1, {}}});
    QCOMPARE(said(notes, u"mixed-vendors"_s),
             QStringList {u"warning: This build mixes GPUs for %1 and %2. They never share one "
                          u"model, so only the memory of one sort counts for it."_s.arg(
                              stackName(Stack::Cuda), stackName(Stack::Rocm))});
    QVERIFY(said(notes, u"mixed-cards"_s).isEmpty());
    QVERIFY(said(notesOf({{u"gpu-32"_s, 2, {}}}), u"mixed-vendors"_s).isEmpty());
}

void TestNotes::mixedCards_data()
{
    QTest::addColumn<Mib>("otherUsable");
    QTest::addColumn<QString>("said");
    QTest::newRow("the smallest is named")
        << Mib {24576}
        << u"info: This build mixes GPU-24 and GPU-32. Where a model is split into equal shares, "
           u"the smallest, GPU-24 with 24.0 GiB, sets the size of every share."_s;
    QTest::newRow("of equal memory")
        << Mib {32607}
        << u"info: This build mixes GPU-24 and GPU-32. They offer the same memory, so equal shares "
           u"of a model suit each of them."_s;
}

void TestNotes::mixedCards()
{
    QFETCH(Mib, otherUsable);
    QFETCH(QString, said);
    const Catalogue catalogue
        = changed(u"gpu-24"_s, [=](Unit &unit) { unit.accelerator->usableMib = otherUsable; });
    QCOMPARE(::said(notesOf(catalogue, {{u"gpu-32"_s, 1, {}}, towerWith({{u"gpu-24"_s, 1, {}}})}),
                    u"mixed-cards"_s),
             QStringList {said});
}

void TestNotes::unknownUnits_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("said");
    QTest::newRow("one") << 1
                         << u"warning: 1 unit is not in this catalogue and counts as not known."_s;
    QTest::newRow("several")
        << 1200 << u"warning: 1,200 units are not in this catalogue and count as not known."_s;
}

void TestNotes::unknownUnits()
{
    QFETCH(int, count);
    QFETCH(QString, said);
    QCOMPARE(::said(notesOf({{u"nope"_s, count, {}}}), u"unknown-units"_s), QStringList {said});
}

void TestNotes::usableAssumed()
{
    const Catalogue catalogue = changed(u"gpu-32"_s, [](Unit &unit) {
        unit.origins.insert(u"usable"_s, {u"rule"_s, u"2026"_s, Confidence::Low, true});
    });
    const Items items {{u"gpu-32"_s, 1, {}}, towerWith({{u"gpu-32"_s, 1, {}}})};
    QCOMPARE(said(notesOf(catalogue, items), u"usable-assumed"_s),
             QStringList {u"info: The usable memory of GPU-32 is assumed from similar products; no "
                          u"driver or maker states it."_s});
    QVERIFY(said(notesOf(items), u"usable-assumed"_s).isEmpty());
}

void TestNotes::sortedBySeverity()
{
    const auto notes = notesOf({towerWith({{u"gpu-32"_s, 2, {}}}),
                                {u"gpu-24"_s, 1, {}},
                                {u"nope"_s, 1, {}},
                                {u"amd-48"_s, 1, {}}});
    QVERIFY(std::is_sorted(notes.begin(), notes.end(),
                           [](const Note &a, const Note &b) { return a.severity > b.severity; }));
    QCOMPARE(notes.front().severity, Severity::Warning);
    QCOMPARE(notes.back().severity, Severity::Good);
}

void TestNotes::equalNotesAreMerged_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QStringList>("said");
    const QString text = u"good: TOWER-4 can draw 250 W of the 1,600 W supply."_s;
    QTest::newRow("three rows stay apart")
        << Items(3, towerWith({})) << QStringList {text, text, text};
    QTest::newRow("four become one")
        << Items(4, towerWith({})) << QStringList {text + u" The same goes for 3 more machines."_s};
    QTest::newRow("machines are counted, not rows")
        << Items {towerWith({}, 2), towerWith({}, 10), towerWith({}, 1), towerWith({}, 1)}
        << QStringList {text + u" The same goes for 12 more machines."_s};
}

void TestNotes::equalNotesAreMerged()
{
    QFETCH(Items, items);
    QFETCH(QStringList, said);
    QCOMPARE(::said(notesOf(items), u"supply-headroom"_s), said);
}

void TestNotes::thousandsOfRowsStayBounded()
{
    // Every machine has a name of its own, so that no two notes are equal.
    std::vector<Unit> units = sampleCatalogue().units();
    Items items;
    for (int machine = 0; machine < 2000; ++machine) {
        const QString id = u"tower-%1"_s.arg(1000 + machine);
        units.push_back(test::tower(id, 4, 1600, 250, {}));
        items.push_back({id, 1, {{u"gpu-32"_s, 2, {}}}});
    }
    const auto notes = notesOf(Catalogue(units, {}, {}, {}, Currency {}), items);
    const QStringList supply = said(notes, u"supply-headroom"_s);
    QCOMPARE(supply.size(), 9);
    QCOMPARE(supply.last(), u"good: The same goes for 1,992 more machines."_s);
    QVERIFY(notes.size() < 40);
}

void TestNotes::emptyBuildSaysNothing()
{
    QVERIFY(notesOf(Items {}).empty());
}

CONFIGURATOR_TEST_MAIN(TestNotes)
#include "tst_notes.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/planning/plan.h"
#include "build/parts.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

namespace {

Unit sampleUnit(const QString &id)
{
    static const Catalogue full = fullCatalogue();
    return *full.unit(id);
}

Unit limitedTower()
{
    Unit unit = tower(u"small-tower"_s, 2, 750, 100, {});
    unit.host->maxCardW = 300;
    unit.host->maxLengthMm = 270;
    return unit;
}

Unit longCard(int lengthMm, int watts)
{
    Unit unit = gpu(u"long-card"_s, 24, 24'000, watts, {});
    unit.card->lengthMm = lengthMm;
    return unit;
}

} // namespace

class TestRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesOf_data();
    void placesOf();
    void slotUse_data();
    void slotUse();
    void goesInto_data();
    void goesInto();
    void whyNotInto_data();
    void whyNotInto();
    void unknownFiguresDoNotForbid();
};

void TestRoom::placesOf_data()
{
    QTest::addColumn<int>("halfSlots");
    QTest::addColumn<int>("slotHalves");
    QTest::addColumn<int>("places");
    QTest::newRow("one slot in a double place") << 2 << 4 << 1;
    QTest::newRow("two in a double place") << 4 << 4 << 1;
    QTest::newRow("two and a half take a second place") << 5 << 4 << 2;
    QTest::newRow("four slots in double places") << 8 << 4 << 2;
    QTest::newRow("two slots in single places") << 4 << 2 << 2;
    QTest::newRow("three and a half in single places") << 7 << 2 << 4;
    QTest::newRow("a card without a width takes one") << 0 << 4 << 1;
}

void TestRoom::placesOf()
{
    QFETCH(const int, halfSlots);
    QFETCH(const int, slotHalves);
    Card card;
    card.halfSlots = halfSlots;
    Host host;
    host.slotHalves = slotHalves;
    QTEST(configurator::placesOf(card, host), "places");
}

void TestRoom::slotUse_data()
{
    QTest::addColumn<BuildItem>("machine");
    QTest::addColumn<int>("total");
    QTest::addColumn<int>("used");
    QTest::newRow("empty") << row(u"tower-4"_s) << 4 << 0;
    QTest::newRow("cards of one place") << row(u"tower-4"_s, 1, {row(u"gpu-32"_s, 3)}) << 4 << 3;
    QTest::newRow("a wide card takes two")
        << row(u"tower-4"_s, 1, {row(u"gpu-24"_s), row(u"gpu-32"_s)}) << 4 << 3;
    QTest::newRow("bridges take none")
        << row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)}) << 4 << 4;
    QTest::newRow("equal machines each have their own")
        << row(u"tower-4"_s, 9, {row(u"gpu-32"_s, 2)}) << 4 << 2;
    QTest::newRow("too many from a file") << row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 3)}) << 4 << 6;
    QTest::newRow("no places") << row(u"server-8"_s, 1, {row(u"gpu-32"_s)}) << 0 << 0;
    QTest::newRow("an unknown machine") << row(u"nobody"_s, 1, {row(u"gpu-32"_s)}) << 0 << 0;
    QTest::newRow("an unknown card takes none that we know")
        << row(u"tower-4"_s, 1, {row(u"nobody"_s, 2)}) << 4 << 0;
}

void TestRoom::slotUse()
{
    QFETCH(const BuildItem, machine);
    const SlotUse use = configurator::slotUse(fullCatalogue(), machine);
    QTEST(use.total, "total");
    QTEST(use.used, "used");
    QCOMPARE(use.available(), use.total - use.used);
}

void TestRoom::goesInto_data()
{
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<Unit>("machine");
    const Unit tower = sampleUnit(u"tower-4"_s);
    const Unit card = sampleUnit(u"gpu-24"_s);
    const Unit bridge = sampleUnit(u"bridge-24"_s);
    Unit passive = gpu(u"passive"_s, 48, 46'000, 300, {});
    passive.card->cooling = Cooling::Passive;
    QTest::newRow("a card into a tower") << card << tower;
    QTest::newRow("a passive card into a tower") << passive << tower;
    QTest::newRow("a bridge into a tower") << bridge << tower;
    QTest::newRow("a bridge onto a card that it fits") << bridge << card;
    QTest::newRow("one more of the same card") << card << card;
    QTest::newRow("just as long and drawing as much as allowed")
        << longCard(270, 300) << limitedTower();
}

void TestRoom::goesInto()
{
    QFETCH(const Unit, unit);
    QFETCH(const Unit, machine);
    QCOMPARE(configurator::whyNotInto(unit, machine), QString());
}

void TestRoom::whyNotInto_data()
{
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<Unit>("machine");
    QTest::addColumn<QString>("reason");
    Unit noCard = gpu(u"no-card"_s, 8, 8'000, 50, {});
    noCard.card.reset();
    const Unit tower = sampleUnit(u"tower-4"_s);
    const Unit card = sampleUnit(u"gpu-24"_s);
    const auto add
        = [](const char *rule, const Unit &unit, const Unit &machine, const QString &reason) {
              QTest::newRow(rule) << unit << machine << reason;
          };
    add("a machine into a machine", sampleUnit(u"server-8"_s), tower,
        u"SERVER-8 is a whole machine and does not go into TOWER-4."_s);
    add("a switch into a machine", sampleUnit(u"ib-switch"_s), tower,
        u"IB-SWITCH joins whole machines, so it stands beside TOWER-4, not in it."_s);
    add("a module into a tower", sampleUnit(u"module-141"_s), tower,
        u"MODULE-141 is a module for its own board and fits no slot of TOWER-4."_s);
    add("an OAM module into a tower", module(u"oam"_s, FormFactor::Oam), tower,
        u"OAM is a module for its own board and fits no slot of TOWER-4."_s);
    add("a superchip into a tower", module(u"chip"_s, FormFactor::Superchip), tower,
        u"CHIP is a module for its own board and fits no slot of TOWER-4."_s);
    add("a card into a machine without places", card, sampleUnit(u"server-8"_s),
        u"SERVER-8 has no places for cards, so GPU-24 does not go into it."_s);
    add("a card onto another card", card, sampleUnit(u"gpu-32"_s),
        u"GPU-32 is no machine, so GPU-24 cannot go into it."_s);
    add("a bridge onto a card that it does not fit", sampleUnit(u"bridge-24"_s),
        sampleUnit(u"gpu-32"_s), u"BRIDGE-24 does not fit GPU-32."_s);
    add("a card that draws too much", longCard(250, 301), limitedTower(),
        u"LONG-CARD draws up to 301 W, but SMALL-TOWER takes cards of at most 300 W."_s);
    add("a card that is too long", longCard(271, 300), limitedTower(),
        u"LONG-CARD is 271 mm long, but SMALL-TOWER takes cards of at most 270 mm."_s);
    add("a card wider than the machine", gpu(u"wide"_s, 24, 24'000, 300, {}, 9), limitedTower(),
        u"WIDE is wider than all the places of SMALL-TOWER together."_s);
    add("a card of unknown shape", noCard, tower,
        u"What slot NO-CARD needs is not known, so it does not go into TOWER-4."_s);
}

void TestRoom::whyNotInto()
{
    QFETCH(const Unit, unit);
    QFETCH(const Unit, machine);
    QFETCH(const QString, reason);
    QCOMPARE(configurator::whyNotInto(unit, machine), reason);
}

void TestRoom::unknownFiguresDoNotForbid()
{
    Unit card = longCard(0, 0);
    card.powerW.reset();
    card.card->lengthMm.reset();
    QCOMPARE(configurator::whyNotInto(card, limitedTower()), QString());
    QCOMPARE(configurator::whyNotInto(longCard(999, 999), tower(u"free"_s, 4, 0, 0, {})),
             QString());
}

CONFIGURATOR_TEST_MAIN(TestRoom)
#include "tst_room.moc"

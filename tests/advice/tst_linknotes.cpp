// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/assessment.h"
#include "build/planning/change.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

using Items = std::vector<BuildItem>;
Q_DECLARE_METATYPE(Items)

namespace {

Unit fabricPart(const QString &id, bool isSwitch, int maxMachines, const QString &portKind,
                std::optional<Minor> price = {})
{
    Unit unit = test::infinibandSwitch(id, maxMachines);
    unit.fabric->isSwitch = isSwitch;
    unit.fabric->portKind = portKind;
    unit.price = price;
    return unit;
}

Unit small(const QString &id, const QString &portKind, Stack stack = Stack::Cuda)
{
    Unit unit = test::server(id, 1, 128, 122'000, 240, 399'900);
    unit.accelerator->stack = stack;
    unit.ports = {{portKind, 200, 1}};
    return unit;
}

// The sample, wider bridges for a fourth card, and small machines with a cable for four of them.
Catalogue linkCatalogue()
{
    std::vector<Unit> units = test::sampleCatalogue().units();
    units.push_back(test::gpu(u"gpu-96"_s, 96, 97'000, 400, {}));
    units.push_back(test::bridgeFor(u"bridge-96x2"_s, {u"gpu-96"_s}, 2));
    units.push_back(test::bridgeFor(u"bridge-96x4"_s, {u"gpu-96"_s}, 4));
    units.push_back(small(u"mini-eth"_s, u"ethernet"_s));
    units.push_back(fabricPart(u"eth-cable"_s, false, 4, u"ethernet"_s, 10'000));
    units.push_back(fabricPart(u"eth-switch"_s, true, 16, u"ethernet"_s, 900'000));
    units.push_back(small(u"mini-metal"_s, u"thunderbolt"_s, Stack::Metal));
    units.push_back(fabricPart(u"tb-cable"_s, false, 4, u"thunderbolt"_s, 7'000));
    // Takes the servers' ports too, but does not match them, and its id comes first.
    units.push_back(fabricPart(u"a-narrow-switch"_s, true, 32, u"infiniband"_s, 1));
    units.back().fabric->gbitS = 200;
    units.push_back(fabricPart(u"plain-cable"_s, false, 4, u"thunderbolt"_s, 1));
    units.back().fabric->link.isFast = false;
    return Catalogue(units, {}, {}, {}, Currency {});
}

std::vector<Note> notesOf(const Items &items)
{
    const Catalogue catalogue = linkCatalogue();
    Build build;
    build.items = items;
    return notesFor(catalogue, build, totalsOf(catalogue, build), Region::Eu);
}

// "bridge-24 x1 into 0" for every offer.
QStringList offers(const std::vector<Note> &notes)
{
    QStringList offers;
    for (const Note &note : notes) {
        if (note.code == u"missing-link-part") {
            offers.append(
                u"%1 x%2 into %3"_s.arg(note.offerUnit).arg(note.offerCount).arg(note.offerRow));
        }
    }
    return offers;
}

QStringList textsOf(const std::vector<Note> &notes, const QString &code)
{
    QStringList texts;
    for (const Note &note : notes) {
        if (note.code == code)
            texts.append(severityId(note.severity) + u": "_s + note.text);
    }
    return texts;
}

BuildItem towerWith(const Items &held, int count = 1)
{
    return {u"tower-4"_s, count, held};
}

} // namespace

class TestLinkNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offered_data();
    void offered();
    void anOfferMendsWhatItSays_data() { offered_data(); }
    void anOfferMendsWhatItSays();
    void bridgeOfferText_data();
    void bridgeOfferText();
    void fabricOfferText_data();
    void fabricOfferText();
    void idleBridge_data();
    void idleBridge();
    void idleFabric_data();
    void idleFabric();
    void ordinaryLinkIsSaid();
};

void TestLinkNotes::offered_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QStringList>("offered");

    QTest::newRow("one card has no partner")
        << Items {towerWith({{u"gpu-24"_s, 1, {}}})} << QStringList {};
    QTest::newRow("no bridge fits the card")
        << Items {towerWith({{u"gpu-32"_s, 2, {}}})} << QStringList {};
    QTest::newRow("a pair in a machine")
        << Items {{u"gpu-32"_s, 1, {}}, towerWith({{u"gpu-24"_s, 2, {}}})}
        << QStringList {u"bridge-24 x1 into 1"_s};
    QTest::newRow("a pair with its bridge")
        << Items {towerWith({{u"gpu-24"_s, 2, {}}, {u"bridge-24"_s, 1, {}}})} << QStringList {};
    QTest::newRow("a loose pair over two rows")
        << Items {{u"gpu-24"_s, 1, {}}, {u"gpu-24"_s, 1, {}}}
        << QStringList {u"bridge-24 x1 into -1"_s};
    QTest::newRow("cards of different machines are no pair")
        << Items {towerWith({{u"gpu-24"_s, 1, {}}}), towerWith({{u"gpu-24"_s, 1, {}}})}
        << QStringList {};
    QTest::newRow("five cards, one bridge there")
        << Items {{u"gpu-24"_s, 5, {}}, {u"bridge-24"_s, 1, {}}}
        << QStringList {u"bridge-24 x1 into -1"_s};
    QTest::newRow("the widest that finds enough cards")
        << Items {towerWith({{u"gpu-96"_s, 4, {}}})} << QStringList {u"bridge-96x4 x1 into 0"_s};
    QTest::newRow("three take the narrow one")
        << Items {towerWith({{u"gpu-96"_s, 3, {}}})} << QStringList {u"bridge-96x2 x1 into 0"_s};

    QTest::newRow("one server") << Items {{u"server-8"_s, 1, {}}} << QStringList {};
    QTest::newRow("two servers") << Items {{u"server-8"_s, 2, {}}}
                                 << QStringList {u"ib-switch x1 into -1"_s};
    QTest::newRow("two servers with a switch")
        << Items {{u"server-8"_s, 2, {}}, {u"ib-switch"_s, 1, {}}} << QStringList {};
    QTest::newRow("more than one switch takes")
        << Items {{u"server-8"_s, 70, {}}} << QStringList {u"ib-switch x3 into -1"_s};
    QTest::newRow("one switch is there, two are missing")
        << Items {{u"server-8"_s, 70, {}}, {u"ib-switch"_s, 1, {}}}
        << QStringList {u"ib-switch x2 into -1"_s};
    QTest::newRow("two small ones take a direct cable")
        << Items {{u"mini-eth"_s, 2, {}}} << QStringList {u"eth-cable x1 into -1"_s};
    QTest::newRow("four take the cheaper: six cables")
        << Items {{u"mini-eth"_s, 4, {}}} << QStringList {u"eth-cable x6 into -1"_s};
    QTest::newRow("five are too many for cables")
        << Items {{u"mini-eth"_s, 5, {}}} << QStringList {u"eth-switch x1 into -1"_s};
    QTest::newRow("three with one cable need two more")
        << Items {{u"mini-eth"_s, 3, {}}, {u"eth-cable"_s, 1, {}}}
        << QStringList {u"eth-cable x2 into -1"_s};
    QTest::newRow("sorts that cannot meet get an offer each")
        << Items {{u"server-8"_s, 3, {}}, {u"mini-metal"_s, 2, {}}}
        << QStringList {u"ib-switch x1 into -1"_s, u"tb-cable x1 into -1"_s};
    QTest::newRow("different stacks share no fabric")
        << Items {{u"server-8"_s, 1, {}}, {u"mini-metal"_s, 1, {}}} << QStringList {};
    QTest::newRow("a tower has no port")
        << Items {towerWith({{u"gpu-32"_s, 1, {}}}, 2)} << QStringList {};
}

void TestLinkNotes::offered()
{
    QFETCH(Items, items);
    QFETCH(QStringList, offered);
    QCOMPARE(offers(notesOf(items)), offered);
}

// Taking every offer leaves none, makes the groups larger and nothing idle.
void TestLinkNotes::anOfferMendsWhatItSays()
{
    QFETCH(Items, items);
    QFETCH(QStringList, offered);
    if (offered.isEmpty())
        return;
    const Catalogue catalogue = linkCatalogue();
    Build build;
    build.items = items;
    const Totals before = totalsOf(catalogue, build);
    for (const Note &note : notesOf(items)) {
        const BuildItem part {note.offerUnit, note.offerCount, {}};
        if (note.offerUnit.isEmpty())
            continue;
        if (note.offerRow < 0)
            build.items.push_back(part);
        else
            build.items[static_cast<std::size_t>(note.offerRow)].holds.push_back(part);
    }
    const auto after = notesOf(build.items);
    QCOMPARE(offers(after), QStringList {});
    QCOMPARE(textsOf(after, u"idle-bridge"_s) + textsOf(after, u"idle-fabric"_s), QStringList {});
    QVERIFY(totalsOf(catalogue, build).groups != before.groups);
}

void TestLinkNotes::bridgeOfferText_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QString>("text");
    QTest::newRow("in a machine")
        << Items {towerWith({{u"gpu-24"_s, 2, {}}})}
        << u"info: No bridge joins the GPU-24 cards in TOWER-4 yet. 1 × BRIDGE-24 makes 2 of them "
           u"one fast-linked group of 48.0 GiB."_s;
    QTest::newRow("several, loose")
        << Items {{u"gpu-24"_s, 4, {}}}
        << u"info: No bridge joins the loose GPU-24 cards yet. 2 × BRIDGE-24 make fast-linked "
           u"groups of 2 cards, each of 48.0 GiB."_s;
}

void TestLinkNotes::bridgeOfferText()
{
    QFETCH(Items, items);
    QFETCH(QString, text);
    QCOMPARE(textsOf(notesOf(items), u"missing-link-part"_s), QStringList {text});
}

void TestLinkNotes::fabricOfferText_data()
{
    QTest::addColumn<int>("machines");
    QTest::addColumn<QString>("text");
    QTest::newRow("one part") << 2
                              << u"info: 2 machines have a port for a fast link that joins them. 1 "
                                 u"× IB-SWITCH makes them one fast-linked group."_s;
    QTest::newRow("several parts")
        << 70
        << u"info: 70 machines have a port for a fast link that joins them. 3 × IB-SWITCH make "
           u"them one fast-linked group."_s;
}

void TestLinkNotes::fabricOfferText()
{
    QFETCH(int, machines);
    QFETCH(QString, text);
    QCOMPARE(textsOf(notesOf({{u"server-8"_s, machines, {}}}), u"missing-link-part"_s),
             QStringList {text});
}

void TestLinkNotes::idleBridge_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("loose, without cards")
        << Items {{u"bridge-24"_s, 1, {}}}
        << QStringList {u"warning: 1 × BRIDGE-24 joins nothing. It takes 2 equal cards that it "
                        u"fits."_s};
    QTest::newRow("loose, cards in a machine")
        << Items {{u"bridge-24"_s, 3, {}}, towerWith({{u"gpu-24"_s, 2, {}}})}
        << QStringList {u"warning: 3 × BRIDGE-24 join nothing. Each takes 2 equal cards that it "
                        u"fits."_s};
    QTest::newRow("in a machine with one card")
        << Items {towerWith({{u"gpu-24"_s, 1, {}}, {u"bridge-24"_s, 1, {}}})}
        << QStringList {u"warning: 1 × BRIDGE-24 in TOWER-4 joins nothing. It takes 2 equal cards "
                        u"that it fits."_s};
    QTest::newRow("more bridges than pairs")
        << Items {towerWith({{u"gpu-24"_s, 2, {}}, {u"bridge-24"_s, 3, {}}})}
        << QStringList {u"warning: 2 × BRIDGE-24 in TOWER-4 join nothing. Each takes 2 equal cards "
                        u"that it fits."_s};
    QTest::newRow("in use") << Items {{u"gpu-24"_s, 4, {}}, {u"bridge-24"_s, 2, {}}}
                            << QStringList {};
}

void TestLinkNotes::idleBridge()
{
    QFETCH(Items, items);
    QFETCH(QStringList, texts);
    QCOMPARE(textsOf(notesOf(items), u"idle-bridge"_s), texts);
}

void TestLinkNotes::idleFabric_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QStringList>("texts");
    const QString one = u"warning: 1 × IB-SWITCH has nothing to join. It takes machines with "
                        u"accelerators and its port."_s;
    QTest::newRow("alone") << Items {{u"ib-switch"_s, 1, {}}} << QStringList {one};
    QTest::newRow("with one machine")
        << Items {{u"ib-switch"_s, 1, {}}, {u"server-8"_s, 1, {}}} << QStringList {one};
    QTest::newRow("one too many") << Items {{u"ib-switch"_s, 2, {}}, {u"server-8"_s, 2, {}}}
                                  << QStringList {one};
    QTest::newRow("machines without its port")
        << Items {{u"ib-switch"_s, 1, {}}, towerWith({{u"gpu-32"_s, 1, {}}}, 2)}
        << QStringList {one};
    QTest::newRow("several")
        << Items {{u"eth-cable"_s, 3, {}}}
        << QStringList {u"warning: 3 × ETH-CABLE have nothing to join. They take machines with "
                        u"accelerators and their port."_s};
    QTest::newRow("in use") << Items {{u"ib-switch"_s, 2, {}}, {u"server-8"_s, 33, {}}}
                            << QStringList {};
    QTest::newRow("a full mesh is in use")
        << Items {{u"eth-cable"_s, 6, {}}, {u"mini-eth"_s, 4, {}}} << QStringList {};
}

void TestLinkNotes::idleFabric()
{
    QFETCH(Items, items);
    QFETCH(QStringList, texts);
    QCOMPARE(textsOf(notesOf(items), u"idle-fabric"_s), texts);
}

void TestLinkNotes::ordinaryLinkIsSaid()
{
    const auto notes = notesOf({{u"plain-cable"_s, 1, {}}, {u"mini-metal"_s, 2, {}}});
    QCOMPARE(
        textsOf(notes, u"ordinary-link"_s),
        QStringList {u"info: PLAIN-CABLE joins machines, but it does not count as a fast link: "
                     u"their memory stays in separate groups."_s});
    QVERIFY(textsOf(notes, u"idle-fabric"_s).isEmpty());
    QCOMPARE(offers(notes), QStringList {u"tb-cable x1 into -1"_s});
}

CONFIGURATOR_TEST_MAIN(TestLinkNotes)
#include "tst_linknotes.moc"

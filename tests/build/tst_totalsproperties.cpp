// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/randombuilds.h"
#include "support/testmain.h"

#include <algorithm>
#include <numeric>

using namespace configurator;
using namespace configurator::test;

namespace {

const Catalogue &catalogue()
{
    static const Catalogue full = fullCatalogue();
    return full;
}

// Rows are named by where they stand, which is the one thing that an order may change.
Totals withoutRows(Totals totals)
{
    for (LinkedGroup &group : totals.groups)
        group.row = -1;
    return totals;
}

Totals totalsAnywhere(const Build &build)
{
    return withoutRows(totalsOf(catalogue(), build));
}

template <typename T>
void shuffle(std::vector<T> &items, QRandomGenerator &random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1],
                  items[static_cast<std::size_t>(below(random, static_cast<int>(i)))]);
}

Build shuffled(Build build, QRandomGenerator &random)
{
    shuffle(build.items, random);
    for (BuildItem &item : build.items)
        shuffle(item.holds, random);
    return build;
}

// A row of n becomes n rows of one.
Build takenApart(const Build &build)
{
    Build apart;
    for (const BuildItem &item : build.items)
        for (int i = 0; i < item.count; ++i)
            apart.items.push_back({item.unit, 1, item.holds});
    return apart;
}

QByteArray seedName(quint32 seed)
{
    return "seed " + QByteArray::number(seed);
}

} // namespace

class TestTotalsProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void orderOfRowsNeverMatters();
    void countIsTheSameAsRepeatedRows();
    void groupsHoldEveryDeviceOnce();
    void removingAndAddingAgainIsTheSame();
    void largestGroupComesFirst();
    void rowsOfGroupsPointAtTheirUnits();
    void tenThousandLooseCardsAreOneGroup();
    void tenThousandMachinesAreCounted();
};

void TestTotalsProperties::orderOfRowsNeverMatters()
{
    for (quint32 seed = 0; seed < 2000; ++seed) {
        QRandomGenerator random(seed);
        const Build build = randomBuild(random);
        const Build mixed = shuffled(build, random);
        QVERIFY2(totalsAnywhere(build) == totalsAnywhere(mixed), seedName(seed));
    }
}

void TestTotalsProperties::countIsTheSameAsRepeatedRows()
{
    for (quint32 seed = 0; seed < 1000; ++seed) {
        QRandomGenerator random(seed);
        const Build build = randomBuild(random);
        Totals apart = totalsAnywhere(takenApart(build));
        apart.rowCount = static_cast<int>(build.items.size());
        QVERIFY2(totalsAnywhere(build) == apart, seedName(seed));
    }
}

void TestTotalsProperties::groupsHoldEveryDeviceOnce()
{
    for (quint32 seed = 0; seed < 1000; ++seed) {
        QRandomGenerator random(seed);
        const Totals totals = totalsOf(catalogue(), randomBuild(random));
        qint64 devices = 0;
        Mib usable = 0;
        for (const LinkedGroup &group : totals.groups) {
            devices += qint64 {group.deviceCount()} * group.copies;
            usable += group.usableMib() * group.copies;
            QVERIFY2(group.copies >= 1, seedName(seed));
            QVERIFY2(group.link.isFast == (group.deviceCount() > 1), seedName(seed));
            QVERIFY2(std::count(totals.stacks.begin(), totals.stacks.end(), group.stack) == 1,
                     seedName(seed));
        }
        QVERIFY2(devices == totals.gpuCount, seedName(seed));
        QVERIFY2(usable == totals.usableMib, seedName(seed));
        QVERIFY2(totals.largestSingleMib <= totals.fastLinkedMib, seedName(seed));
        QVERIFY2(totals.fastLinkedMib <= totals.usableMib, seedName(seed));
    }
}

void TestTotalsProperties::removingAndAddingAgainIsTheSame()
{
    for (quint32 seed = 0; seed < 1000; ++seed) {
        QRandomGenerator random(seed);
        const Build before = randomBuild(random);
        if (before.items.empty())
            continue;
        const ItemPath path {below(random, static_cast<int>(before.items.size())), -1};
        Build build = before;
        const Change removal = RemoveItem {path};
        const Change back = inverse(before, removal);
        apply(build, removal);
        apply(build, back);
        QVERIFY2(totalsOf(catalogue(), build) == totalsOf(catalogue(), before), seedName(seed));
    }
}

void TestTotalsProperties::largestGroupComesFirst()
{
    for (quint32 seed = 0; seed < 1000; ++seed) {
        QRandomGenerator random(seed);
        const Totals totals = totalsOf(catalogue(), randomBuild(random));
        QVERIFY2(std::is_sorted(totals.groups.begin(), totals.groups.end(),
                                [](const LinkedGroup &left, const LinkedGroup &right) {
                                    return left.usableMib() > right.usableMib();
                                }),
                 seedName(seed));
        const Mib largest = totals.groups.empty() ? 0 : totals.groups.front().usableMib();
        QVERIFY2(totals.fastLinkedMib == largest, seedName(seed));
    }
}

void TestTotalsProperties::rowsOfGroupsPointAtTheirUnits()
{
    for (quint32 seed = 0; seed < 1000; ++seed) {
        QRandomGenerator random(seed);
        const Build build = randomBuild(random);
        for (const LinkedGroup &group : totalsOf(catalogue(), build).groups) {
            if (group.row < 0)
                continue;
            const BuildItem *item = itemAt(build, {group.row, -1});
            QVERIFY2(item, seedName(seed));
            const QString unit = group.members.front().unit;
            const bool isHeld
                = std::any_of(item->holds.begin(), item->holds.end(),
                              [&](const BuildItem &held) { return held.unit == unit; });
            QVERIFY2(item->unit == unit || isHeld, seedName(seed));
        }
    }
}

void TestTotalsProperties::tenThousandLooseCardsAreOneGroup()
{
    const Build build = buildOf(std::vector<BuildItem>(Build::maxRows, row(u"gpu-32"_s, 1)));
    const Totals totals = totalsOf(catalogue(), build);
    QCOMPARE(printed(totals.groups), QStringList {u"gpu-32:1 pcie x10000 row -1"_s});
    QCOMPARE(totals.gpuCount, qint64 {10'000});
    QCOMPARE(totals.usableMib, qint64 {326'070'000});
}

void TestTotalsProperties::tenThousandMachinesAreCounted()
{
    const BuildItem tower = row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)});
    const Totals totals
        = totalsOf(catalogue(), buildOf(std::vector<BuildItem>(Build::maxRows, tower)));
    QCOMPARE(printed(totals.groups), QStringList {u"gpu-24:2 nvlink-bridge x10000 row -1"_s});
    QCOMPARE(totals.machineCount, 10'000);
}

CONFIGURATOR_TEST_MAIN(TestTotalsProperties)
#include "tst_totalsproperties.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/randombuilds.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

namespace {

// tower with two sorts of cards and a bridge, a server, a loose card
Build sample()
{
    return buildOf(
        {row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2), row(u"gpu-32"_s), row(u"bridge-24"_s)}),
         row(u"server-8"_s), row(u"amd-48"_s, 3)});
}

} // namespace

class TestChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void apply_data();
    void apply();
    void undoesExactly_data();
    void undoesExactly();
    void inverseNamesItsOpposite();
    void randomActionsUndoAndRedo();
};

void TestChange::apply_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QStringList>("rows");
    const QString tower = u"tower-4 x1 [gpu-24 x2, gpu-32 x1, bridge-24 x1]"_s;
    const auto add = [](const char *rule, const Change &change, const QStringList &rows) {
        QTest::newRow(rule) << change << rows;
    };
    add("insert at the front", InsertItem {{0, -1}, row(u"gpu-32"_s, 2)},
        {u"gpu-32 x2"_s, tower, u"server-8 x1"_s, u"amd-48 x3"_s});
    add("insert at the end", InsertItem {{3, -1}, row(u"gpu-32"_s)},
        {tower, u"server-8 x1"_s, u"amd-48 x3"_s, u"gpu-32 x1"_s});
    add("insert in a machine", InsertItem {{0, 1}, row(u"amd-48"_s)},
        {u"tower-4 x1 [gpu-24 x2, amd-48 x1, gpu-32 x1, bridge-24 x1]"_s, u"server-8 x1"_s,
         u"amd-48 x3"_s});
    add("insert the first in a machine", InsertItem {{1, 0}, row(u"amd-48"_s)},
        {tower, u"server-8 x1 [amd-48 x1]"_s, u"amd-48 x3"_s});
    add("remove a machine with all it holds", RemoveItem {{0, -1}},
        {u"server-8 x1"_s, u"amd-48 x3"_s});
    add("remove a held part", RemoveItem {{0, 0}},
        {u"tower-4 x1 [gpu-32 x1, bridge-24 x1]"_s, u"server-8 x1"_s, u"amd-48 x3"_s});
    add("set a count", SetCount {{2, -1}, 9}, {tower, u"server-8 x1"_s, u"amd-48 x9"_s});
    add("set a held count", SetCount {{0, 0}, 4},
        {u"tower-4 x1 [gpu-24 x4, gpu-32 x1, bridge-24 x1]"_s, u"server-8 x1"_s, u"amd-48 x3"_s});
    add("move down", MoveItem {{0, -1}, {2, -1}}, {u"server-8 x1"_s, u"amd-48 x3"_s, tower});
    add("move up", MoveItem {{2, -1}, {0, -1}}, {u"amd-48 x3"_s, tower, u"server-8 x1"_s});
    add("move inside a machine", MoveItem {{0, 2}, {0, 0}},
        {u"tower-4 x1 [bridge-24 x1, gpu-24 x2, gpu-32 x1]"_s, u"server-8 x1"_s, u"amd-48 x3"_s});
    add("a choice leaves the rows alone", SetChoice {{u"m"_s, u"BF16"_s, 1, 2, Engine::Vllm, {}}},
        {tower, u"server-8 x1"_s, u"amd-48 x3"_s});
}

void TestChange::apply()
{
    QFETCH(const Change, change);
    QFETCH(const QStringList, rows);
    Build build = sample();
    configurator::apply(build, change);
    QCOMPARE(printed(build), rows);
    if (const auto *choice = std::get_if<SetChoice>(&change))
        QVERIFY(build.choice == choice->choice);
}

void TestChange::undoesExactly_data()
{
    apply_data();
}

void TestChange::undoesExactly()
{
    QFETCH(const Change, change);
    const Build before = sample();
    const Change opposite = inverse(before, change);
    Build build = before;
    configurator::apply(build, change);
    const Build after = build;
    QVERIFY(inverse(after, opposite) == change);
    configurator::apply(build, opposite);
    QVERIFY(build == before);
    configurator::apply(build, change);
    QVERIFY(build == after);
}

void TestChange::inverseNamesItsOpposite()
{
    const Build build = sample();
    const ItemPath held {0, 0};
    QVERIFY(inverse(build, RemoveItem {held}) == Change(InsertItem {held, row(u"gpu-24"_s, 2)}));
    QVERIFY(inverse(build, InsertItem {held, row(u"x"_s)}) == Change(RemoveItem {held}));
    QVERIFY(inverse(build, SetCount {held, 7}) == Change(SetCount {held, 2}));
    QVERIFY(inverse(build, MoveItem {{0, -1}, {2, -1}}) == Change(MoveItem {{2, -1}, {0, -1}}));
    QVERIFY(inverse(build, SetChoice {{u"m"_s, {}, 1, 1, {}, {}}}) == Change(SetChoice {}));
}

// Whatever a person does: each change undoes exactly, all together undo to the first build, and
// redo to the last.
void TestChange::randomActionsUndoAndRedo()
{
    const Catalogue catalogue = fullCatalogue();
    for (quint32 seed = 0; seed < 200; ++seed) {
        QRandomGenerator random(seed);
        const Build first = randomBuild(random);
        Build build = first;
        std::vector<Change> done;
        std::vector<Change> undo;
        for (int action = 0; action < 40; ++action) {
            const Plan plan = randomPlan(random, catalogue, build);
            for (const Change &change : plan ? *plan : std::vector<Change> {}) {
                done.push_back(change);
                undo.push_back(inverse(build, change));
                configurator::apply(build, change);
            }
        }
        const Build last = build;
        for (auto it = undo.rbegin(); it != undo.rend(); ++it)
            configurator::apply(build, *it);
        QVERIFY2(build == first, qPrintable(u"undo, seed %1"_s.arg(seed)));
        for (const Change &change : done)
            configurator::apply(build, change);
        QVERIFY2(build == last, qPrintable(u"redo, seed %1"_s.arg(seed)));
    }
}

CONFIGURATOR_TEST_MAIN(TestChange)
#include "tst_change.moc"

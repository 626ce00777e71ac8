// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/buildmodel.h"
#include "items/hostpicture.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

// "tower-4 x1" and, indented, what it holds: a model is checked by what a person would read.
QStringList printed(const BuildModel &model, const QModelIndex &parent = {},
                    const QString &indent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows << u"%1%2 x%3"_s.arg(indent, index.data(BuildModel::UnitIdRole).toString())
                    .arg(index.data(BuildModel::CountRole).toInt());
        rows << printed(model, index, indent + u"  "_s);
    }
    return rows;
}

struct Spies
{
    explicit Spies(const BuildModel &model)
        : inserted(&model, &QAbstractItemModel::rowsInserted)
        , removed(&model, &QAbstractItemModel::rowsRemoved)
        , moved(&model, &QAbstractItemModel::rowsMoved)
        , changed(&model, &QAbstractItemModel::dataChanged)
        , reset(&model, &QAbstractItemModel::modelReset)
    {
    }
    [[nodiscard]] QList<qsizetype> counts() const
    {
        return {inserted.size(), removed.size(), moved.size(), reset.size()};
    }
    QSignalSpy inserted;
    QSignalSpy removed;
    QSignalSpy moved;
    QSignalSpy changed;
    QSignalSpy reset;
};

struct Fixture
{
    Catalogue catalogue = test::sampleCatalogue();
    BuildDocument document {catalogue};
    BuildModel model {document};
    QAbstractItemModelTester tester {&model,
                                     QAbstractItemModelTester::FailureReportingMode::QtTest};
};

} // namespace

class TestBuildModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addingAUnitIsOneInsertedRow()
    {
        Fixture f;
        Spies spies(f.model);
        VERIFY_OK(f.document.add(u"tower-4"_s));
        QCOMPARE(spies.counts(), (QList<qsizetype> {1, 0, 0, 0}));
        QCOMPARE(spies.inserted.first().at(1).toInt(), 0);
        QCOMPARE(printed(f.model), (QStringList {u"tower-4 x1"_s}));
    }

    void aCardInAMachineIsARowBeneathIt()
    {
        Fixture f;
        VERIFY_OK(f.document.add(u"tower-4"_s));
        Spies spies(f.model);
        VERIFY_OK(f.document.add(u"gpu-32"_s));
        QCOMPARE(spies.counts(), (QList<qsizetype> {1, 0, 0, 0}));
        QCOMPARE(spies.inserted.first().at(0).value<QModelIndex>(), f.model.index(0, 0));
        QCOMPARE(printed(f.model), (QStringList {u"tower-4 x1"_s, u"  gpu-32 x1"_s}));
        // The machine's places changed as well, and only what depends on them is told.
        QCOMPARE(spies.changed.size(), 1);
        QVERIFY(
            spies.changed.first().at(2).value<QList<int>>().contains(BuildModel::SlotsUsedRole));
    }

    void anEqualUnitChangesTheCountInPlace()
    {
        Fixture f;
        VERIFY_OK(f.document.add(u"tower-4"_s));
        VERIFY_OK(f.document.add(u"gpu-32"_s));
        Spies spies(f.model);
        VERIFY_OK(f.document.add(u"gpu-32"_s));
        QCOMPARE(spies.counts(), (QList<qsizetype> {0, 0, 0, 0}));
        QCOMPARE(printed(f.model).last(), u"  gpu-32 x2"_s);
        const QList<int> roles = spies.changed.first().at(2).value<QList<int>>();
        QVERIFY(roles.contains(BuildModel::CountRole));
    }

    void removingAndUndoingAreOneSignalEach()
    {
        Fixture f;
        VERIFY_OK(f.document.add(u"tower-4"_s));
        VERIFY_OK(f.document.add(u"gpu-32"_s));
        const QStringList before = printed(f.model);
        Spies spies(f.model);
        VERIFY_OK(f.document.remove({0, 0}));
        QCOMPARE(spies.counts(), (QList<qsizetype> {0, 1, 0, 0}));
        f.document.undoStack()->undo();
        QCOMPARE(spies.counts(), (QList<qsizetype> {1, 1, 0, 0}));
        QCOMPARE(printed(f.model), before);
    }

    void movingARowIsOneMoveAndKeepsItsChildren()
    {
        Fixture f;
        VERIFY_OK(f.document.add(u"tower-4"_s));
        VERIFY_OK(f.document.add(u"gpu-32"_s));
        VERIFY_OK(f.document.add(u"server-8"_s));
        const QPersistentModelIndex card = f.model.indexOf({0, 0});
        Spies spies(f.model);
        VERIFY_OK(f.document.move({0, -1}, {Target::Kind::Ground, -1}));
        QCOMPARE(spies.counts(), (QList<qsizetype> {0, 0, 1, 0}));
        QCOMPARE(printed(f.model),
                 (QStringList {u"server-8 x1"_s, u"tower-4 x1"_s, u"  gpu-32 x1"_s}));
        QCOMPARE(f.model.pathOf(card), (ItemPath {1, 0}));
    }

    void anIndexOfAHeldCardSurvivesARowInsertedAbove()
    {
        Fixture f;
        VERIFY_OK(f.document.add(u"tower-4"_s));
        VERIFY_OK(f.document.add(u"gpu-32"_s));
        const QPersistentModelIndex card = f.model.indexOf({0, 0});
        VERIFY_OK(f.document.add(u"server-8"_s, {Target::Kind::Ground, 0}));
        QCOMPARE(card.data(BuildModel::UnitIdRole).toString(), u"gpu-32"_s);
        QCOMPARE(f.model.pathOf(card), (ItemPath {1, 0}));
    }

    void onlyOpeningABuildResets()
    {
        Fixture f;
        Spies spies(f.model);
        Build build;
        build.items = {{u"gpu-32"_s, 3, {}}};
        f.document.replace(build, u"Open"_s);
        QCOMPARE(spies.counts(), (QList<qsizetype> {0, 0, 0, 1}));
        f.document.undoStack()->undo();
        QCOMPARE(f.model.rowCount(), 0);
    }

    void rolesSayWhatAPersonSees()
    {
        Fixture f;
        VERIFY_OK(f.document.add(u"tower-4"_s));
        VERIFY_OK(f.document.add(u"gpu-24"_s));
        const QModelIndex tower = f.model.index(0, 0);
        QCOMPARE(tower.data(BuildModel::SlotCountRole).toInt(), 4);
        QCOMPARE(tower.data(BuildModel::SlotsUsedRole).toInt(), 2); // three slots wide: two places
        QCOMPARE(f.model.indexOf({0, 0}).data(BuildModel::PlacesRole).toInt(), 2);
        QCOMPARE(f.model.indexOf({0, 0}).data(BuildModel::MaxCountRole).toInt(), 2);
        QCOMPARE(tower.data(Qt::AccessibleTextRole).toString(),
                 u"TOWER-4, count 1, 2 of 4 slots used"_s);
        const auto picture = tower.data(BuildModel::HostPictureRole).value<HostPicture>();
        QCOMPARE(picture.freePlaces, 2);
        QCOMPARE(picture.tiles.size(), 1U);
    }

    void anUnknownUnitIsKeptAndMarked()
    {
        Fixture f;
        Build build;
        build.items = {{u"from-another-shop"_s, 2, {}}};
        f.document.start(build);
        const QModelIndex row = f.model.index(0, 0);
        QCOMPARE(row.data(BuildModel::NameRole).toString(), u"from-another-shop"_s);
        QCOMPARE(row.data(BuildModel::IsKnownRole).toBool(), false);
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(),
                 u"from-another-shop, count 2, not known here"_s);
    }

    void aTypedCountGoesThroughTheDocument()
    {
        Fixture f;
        VERIFY_OK(f.document.add(u"gpu-32"_s));
        QVERIFY(f.model.setData(f.model.index(0, 0), 7, Qt::EditRole));
        QCOMPARE(f.document.build().items.front().count, 7);
        QVERIFY(!f.model.setData(f.model.index(0, 0), u"many"_s, Qt::EditRole));
        f.document.undoStack()->undo();
        QCOMPARE(f.document.build().items.front().count, 1);
    }

    // Any walk of edits, undone to the end, leaves nothing; the tester watches every signal.
    void anyWalkOfEditsUndoesToEmpty()
    {
        Fixture f;
        QRandomGenerator random(20261130);
        const QStringList units {u"gpu-32"_s,   u"gpu-24"_s,    u"tower-4"_s,
                                 u"server-8"_s, u"bridge-24"_s, u"ib-switch"_s};
        for (int step = 0; step < 400; ++step) {
            const int rows = f.model.rowCount();
            const int row = rows > 0 ? random.bounded(rows) : -1;
            const int held
                = row >= 0 && f.model.rowCount(f.model.index(row, 0)) > 0 && random.bounded(2) == 0
                ? random.bounded(f.model.rowCount(f.model.index(row, 0)))
                : -1;
            const int kind = random.bounded(4);
            if (kind == 0 || row < 0)
                (void)f.document.add(
                    units.at(random.bounded(static_cast<int>(units.size()))),
                    {random.bounded(2) == 0 ? Target::Kind::Anywhere : Target::Kind::Into, row});
            else if (kind == 1)
                (void)f.document.setCount({row, held}, random.bounded(5));
            else if (kind == 2)
                (void)f.document.move(
                    {row, held},
                    {random.bounded(2) == 0 ? Target::Kind::Ground : Target::Kind::Into,
                     random.bounded(rows)});
            else if (random.bounded(4) == 0)
                (void)f.document.remove({row, held});
        }
        QVERIFY(f.document.undoStack()->count() > 100);
        const Build last = f.document.build();
        while (f.document.undoStack()->canUndo())
            f.document.undoStack()->undo();
        QCOMPARE(f.document.build(), Build {});
        while (f.document.undoStack()->canRedo())
            f.document.undoStack()->redo();
        QCOMPARE(f.document.build(), last);
    }
};

CONFIGURATOR_TEST_MAIN(TestBuildModel)
#include "tst_buildmodel.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/builddocument.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace configurator;
using namespace Qt::StringLiterals;

class TestBuildDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyChangeIsAssessedOnceAtItsEnd()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        QSignalSpy assessed(&document, &BuildDocument::assessmentChanged);
        VERIFY_OK(document.add(u"gpu-32"_s, {}, 2));
        QCOMPARE(assessed.size(), 1);
        QCOMPARE(document.assessment().totals.combinedMemoryGb, 64);
        QCOMPARE(document.assessment(), assess(catalogue, document.build(), Region::Eu));
    }

    void aRefusalLeavesEverythingAndSaysWhy()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        VERIFY_OK(document.add(u"tower-4"_s));
        const Build before = document.build();
        QSignalSpy applied(&document, &BuildDocument::applied);
        const Done refused = document.add(u"bridge-24"_s, {Target::Kind::Into, 0});
        QVERIFY(!refused);
        QVERIFY2(refused.error().endsWith(u'.'), qPrintable(refused.error()));
        QCOMPARE(document.build(), before);
        QCOMPARE(applied.size(), 0);
        QCOMPARE(document.undoStack()->count(), 1);
    }

    void countsOfOneRowMergeIntoOneStep()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        VERIFY_OK(document.add(u"gpu-32"_s));
        for (const int count : {2, 3, 4})
            VERIFY_OK(document.setCount({0, -1}, count));
        QCOMPARE(document.undoStack()->count(), 2);
        document.undoStack()->undo();
        QCOMPARE(document.build().items.front().count, 1);
        document.undoStack()->redo();
        QCOMPARE(document.build().items.front().count, 4);
    }

    void countsOfDifferentRowsDoNotMerge()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        VERIFY_OK(document.add(u"gpu-32"_s));
        VERIFY_OK(document.add(u"gpu-24"_s));
        VERIFY_OK(document.setCount({0, -1}, 2));
        VERIFY_OK(document.setCount({1, -1}, 2));
        QCOMPARE(document.undoStack()->count(), 4);
    }

    void aStepBackToWhereItBeganVanishes()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        VERIFY_OK(document.add(u"gpu-32"_s));
        VERIFY_OK(document.setCount({0, -1}, 2));
        VERIFY_OK(document.setCount({0, -1}, 1));
        QCOMPARE(document.undoStack()->count(), 1);
    }

    void choicesOfOneFieldMergeAndOfTwoDoNot()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        ModelChoice choice = document.build().choice;
        choice.users = 2;
        document.choose(choice);
        choice.users = 3;
        document.choose(choice);
        QCOMPARE(document.undoStack()->count(), 1);
        choice.context = 16384;
        document.choose(choice);
        QCOMPARE(document.undoStack()->count(), 2);
        document.undoStack()->undo();
        QCOMPARE(document.build().choice.users, 3);
        QCOMPARE(document.build().choice.context, 8192);
    }

    void theSameChoiceIsNoStep()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        document.choose(document.build().choice);
        QCOMPARE(document.undoStack()->count(), 0);
    }

    void openingABuildCanBeUndone()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        VERIFY_OK(document.add(u"gpu-32"_s));
        const Build mine = document.build();
        Build other;
        other.name = u"Other"_s;
        other.items = {{u"server-8"_s, 1, {}}};
        document.replace(other, u"Open"_s);
        QCOMPARE(document.build(), other);
        document.undoStack()->undo();
        QCOMPARE(document.build(), mine);
        document.undoStack()->redo();
        QCOMPARE(document.build(), other);
    }

    void aSessionStartsWithNothingToUndo()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        Build last;
        last.items = {{u"gpu-32"_s, 2, {}}};
        document.start(last);
        QVERIFY(!document.undoStack()->canUndo());
        QCOMPARE(document.build(), last);
    }

    void aDraggedRowThatIsGoneIsRefused()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        VERIFY_OK(document.add(u"gpu-32"_s));
        const DragPayload stale {u"gpu-24"_s, {0, -1}};
        QVERIFY(!document.dropVerdict(stale, {Target::Kind::Ground, -1}));
        QVERIFY(!document.drop({u"gpu-32"_s, {7, -1}}, {Target::Kind::Ground, -1}));
        QCOMPARE(document.build().items.size(), 1U);
    }

    void aVerdictOnADropChangesNothing()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        VERIFY_OK(document.add(u"tower-4"_s));
        const Build before = document.build();
        VERIFY_OK(document.dropVerdict({u"gpu-32"_s, {}}, {Target::Kind::Into, 0}));
        QCOMPARE(document.build(), before);
        VERIFY_OK(document.drop({u"gpu-32"_s, {}}, {Target::Kind::Into, 0}));
        QCOMPARE(document.build().items.front().holds.size(), 1U);
    }

    void pairBridgeAndUndoWalkTheFastLinkedNumber()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        BuildDocument document(catalogue);
        VERIFY_OK(document.add(u"tower-4"_s));
        VERIFY_OK(document.add(u"gpu-24"_s, {}, 2));
        QCOMPARE(document.assessment().totals.fastLinkedMib, 24576);
        VERIFY_OK(document.add(u"bridge-24"_s));
        QCOMPARE(document.assessment().totals.fastLinkedMib, 2 * 24576);
        document.undoStack()->undo();
        QCOMPARE(document.assessment().totals.fastLinkedMib, 24576);
        document.undoStack()->redo();
        QCOMPARE(document.assessment().totals.cluster, ClusterKind::FastLinked);
    }
};

CONFIGURATOR_TEST_MAIN(TestBuildDocument)
#include "tst_builddocument.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/comparepages.h"
#include "support/testmain.h"
#include "views/common/messagebar.h"

#include <QCheckBox>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// The window with builds set aside, on the compare page.
struct Compared : RealWindow
{
    explicit Compared(const std::vector<Build> &builds)
    {
        for (const Build &build : builds)
            window.compare(build);
        QApplication::setActiveWindow(&window);
        QTest::qWait(1);
    }
    [[nodiscard]] SideBySide table() const
    {
        return sideBySide(loaded.catalogue, shelf().builds(), document.region());
    }
    [[nodiscard]] const CompareShelf &shelf() const
    {
        return const_cast<MainWindow &>(window).compareShelf();
    }
    [[nodiscard]] QString message() const
    {
        return const_cast<MainWindow &>(window).messages()->text();
    }
    [[nodiscard]] QStringList titles() const
    {
        QStringList titles;
        for (const RowTitle *title : rowsOf(*this)->findChildren<RowTitle *>())
            titles << title->text();
        return titles;
    }
};

// Whether anything is drawn before the words.
bool hasSign(const RowTitle *title)
{
    const QImage image = const_cast<RowTitle *>(title)->grab({0, 0, 20, 20}).toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != image.pixel(19, 0))
                return true;
        }
    }
    return false;
}

QStringList differingTitles(const SideBySide &table)
{
    QStringList titles;
    for (const CompareRow &row : table.rows) {
        if (row.differs)
            titles << row.title;
    }
    return titles;
}

} // namespace

class TestComparePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptySaysWhatToDo()
    {
        const RealWindow f;
        QPushButton *compare = pressable(f, u"Compare"_s);
        QVERIFY(compare);
        QCOMPARE(compare->text(), u"Compare"_s);
        QCOMPARE(f.described(u"Compare"_s), u"No build is set aside yet"_s);
        compare->click();
        QVERIFY(f.named(u"Compare page"_s));
        QVERIFY(noteOn(f).startsWith(u"No build is set aside yet\nTwo to four builds"_s));
        QVERIFY(!reading(f, u"Export PDF"_s)->isEnabled());
        QVERIFY(!reading(f, u"Open build"_s));
        QCOMPARE(const_cast<MainWindow &>(f.window).messages()->text(),
                 u"This build is empty, so there is nothing to compare. Add a GPU or a machine to "
                 "it first."_s);
    }

    void thePresentBuildIsSetAside()
    {
        RealWindow f;
        f.document.start(towerBuild(2, u"70B box"_s));
        pressable(f, u"Compare"_s)->click();
        QVERIFY(f.named(u"Compare page"_s));
        QVERIFY(noteOn(f).startsWith(u"This is one build."_s));
        f.document.replace(towerBuild(1), u"step"_s); // what is set aside stays as it was
        QCOMPARE(f.window.compareShelf().builds().front(), towerBuild(2, u"70B box"_s));
        reading(f, u"Add the present build"_s)->click();
        QVERIFY(reading(f, u"Export PDF"_s)->isEnabled());
        QVERIFY(f.named(u"Remove 70B box"_s) && f.named(u"Remove Build 2"_s));
        pressable(f, u"Back to Build"_s)->click();
        QCOMPARE(pressable(f, u"Compare"_s)->text(), u"Compare · 2"_s);
        QCOMPARE(f.described(u"Compare"_s), u"2 builds are set aside"_s);
    }

    // What stands there is the table, cell for cell.
    void everyCellIsReadOut()
    {
        const Compared f({towerBuild(2), sparkBuild(u"Spark"_s), towerBuild(4)});
        const SideBySide table = f.table();
        for (const CompareRow &row : table.rows) {
            for (int i = 0; i < 3; ++i) {
                const CompareCell &cell = row.cells[static_cast<std::size_t>(i)];
                const QString said = spoken(cell) + (row.differs ? u"; differs"_s : QString());
                QCOMPARE(f.described(u"%1 of %2"_s.arg(row.title, table.names[i])), said);
            }
        }
        QCOMPARE(f.described(u"Combined memory of Spark"_s), u"128 GB, most; differs"_s);
    }

    void differencesAreMarked()
    {
        const Compared f({towerBuild(2), towerBuild(4)});
        QStringList marked;
        for (const RowTitle *title : rowsOf(f)->findChildren<RowTitle *>()) {
            const bool isMarked = title->accessibleName() == title->text() + u", differs"_s;
            if (isMarked)
                marked << title->text();
            QCOMPARE(hasSign(title), isMarked);
            QCOMPARE(title->font().weight() >= QFont::DemiBold, isMarked);
        }
        QCOMPARE(marked, differingTitles(f.table()));
        QVERIFY(!marked.isEmpty() && marked.size() < f.titles().size());
    }

    void onlyDifferences()
    {
        const Compared f({towerBuild(2), towerBuild(4)});
        auto *box = f.window.findChild<QCheckBox *>();
        QCOMPARE(f.titles().size(), 12);
        box->click();
        QCOMPARE(f.titles(), differingTitles(f.table()));
        box->click();
        QCOMPARE(f.titles().size(), 12);
    }

    void twinsDifferInNothing()
    {
        const Compared f({towerBuild(2, u"a"_s), towerBuild(2, u"b"_s)});
        QCOMPARE(noteOn(f), u"These builds differ in nothing that is compared here."_s);
        f.window.findChild<QCheckBox *>()->click();
        QCOMPARE(f.titles(), QStringList());
    }

    void differentModelsAreSaid()
    {
        Build other = towerBuild(2);
        other.choice.model = u"qwen3-32b"_s;
        const Compared f({towerBuild(2), other});
        QVERIFY(!f.table().choiceRemark.isEmpty());
        QCOMPARE(noteOn(f), f.table().choiceRemark);
    }

    void openIsOneStep()
    {
        Compared f({towerBuild(2), sparkBuild(u"Spark"_s)});
        f.document.start(towerBuild(4));
        pressable(f, u"Open build Spark"_s)->click();
        QVERIFY(f.named(u"Build page"_s));
        QCOMPARE(f.document.build(), sparkBuild(u"Spark"_s));
        QCOMPARE(f.document.undoStack()->count(), 1);
        f.document.undoStack()->undo();
        QCOMPARE(f.document.build(), towerBuild(4));
        QCOMPARE(f.shelf().count(), 2);
    }

    void removeTakesOne()
    {
        Compared f({towerBuild(1, u"a"_s), towerBuild(2, u"b"_s), towerBuild(3, u"c"_s)});
        // A double click is one wish: its second half meets the button of the build that came up.
        QTest::mouseClick(pressable(f, u"Remove a"_s), Qt::LeftButton);
        QTest::mouseDClick(pressable(f, u"Remove b"_s), Qt::LeftButton);
        QTest::mouseRelease(pressable(f, u"Remove b"_s), Qt::LeftButton);
        QCOMPARE(f.shelf().count(), 2);
        QVERIFY(f.named(u"Remove b"_s) && f.named(u"Remove c"_s));
        pressable(f, u"Remove c"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(f.shelf().count(), 1);
        QCOMPARE(QApplication::focusWidget(), pressable(f, u"Remove b"_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(f.shelf().count(), 0);
        QVERIFY(noteOn(f).startsWith(u"No build is set aside yet"_s));
    }

    void refusalsAreSaidOnThePage()
    {
        Compared f({towerBuild(1), towerBuild(2), towerBuild(3), towerBuild(4)});
        QVERIFY(f.message().isEmpty());
        f.window.compare(towerBuild(2)); // it stands there already
        QVERIFY(f.message().isEmpty());
        f.window.compare(sparkBuild());
        QCOMPARE(f.message(),
                 u"Four builds stand side by side already. Remove one of them first."_s);
        QCOMPARE(f.shelf().count(), 4);
        pressable(f, u"Remove Build 4"_s)->click();
        QVERIFY2(f.message().isEmpty(), "the sentence is stale");
        f.document.start(towerBuild(2));
        reading(f, u"Add the present build"_s)->click();
        QCOMPARE(f.message(), u"This build is in the comparison already."_s);
        reading(f, u"Remove all"_s)->click();
        QCOMPARE(f.shelf().count(), 0);
    }

    // Build, compare, cluster, and the same way back.
    void leadsBackStepByStep()
    {
        Compared f({towerBuild(2), towerBuild(3)});
        pressable(f, u"What's a cluster? What the sorts mean"_s)->click();
        QVERIFY(f.named(u"Cluster page"_s));
        pressable(f, u"Back to Compare builds"_s)->click();
        QVERIFY(f.named(u"Compare page"_s));
        QTest::keyClick(&f.window, Qt::Key_Escape);
        QVERIFY(f.named(u"Build page"_s));
        reading(f, u"Models"_s)->click();
        f.window.compare(towerBuild(2));
        pressable(f, u"Back to Open-Source Models"_s)->click();
        QVERIFY(f.named(u"Models page"_s));
    }

    void filesAndPapersAreAskedFor()
    {
        Compared f({towerBuild(2), towerBuild(3)});
        const QSignalSpy opened(&f.window, &MainWindow::openAsked);
        const QSignalSpy printed(&f.window, &MainWindow::pdfAsked);
        const QSignalSpy file(&f.window, &MainWindow::comparedFileAsked);
        const QSignalSpy paper(&f.window, &MainWindow::comparisonPdfAsked);
        reading(f, u"Add from a file…"_s)->click();
        reading(f, u"Export PDF"_s)->click();
        QTest::keyClick(&f.window, Qt::Key_O, Qt::ControlModifier);
        QTest::keyClick(&f.window, Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(file.count(), 2);
        QCOMPARE(paper.count(), 2);
        reading(f, u"Build"_s)->click();
        QTest::keyClick(&f.window, Qt::Key_O, Qt::ControlModifier);
        QTest::keyClick(&f.window, Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(file.count() + paper.count(), 4);
        QCOMPARE(opened.count() + printed.count(), 2);
    }

    void droppedFilesAreCompared()
    {
        Compared f({towerBuild(2)});
        const QSignalSpy compared(&f.window, &MainWindow::comparedFilesDropped);
        const QSignalSpy opened(&f.window, &MainWindow::filesDropped);
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(u"/a.json"_s), QUrl::fromLocalFile(u"/b.json"_s)});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, {});
        QApplication::sendEvent(f.named(u"Compare page"_s), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, {});
        QApplication::sendEvent(f.named(u"Compare page"_s), &drop);
        QCOMPARE(compared.count(), 1);
        QCOMPARE(compared.front().front().toStringList(),
                 (QStringList {u"/a.json"_s, u"/b.json"_s}));
        QCOMPARE(opened.count(), 0);
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestComparePage)
#include "tst_comparepage.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "items/dragpayload.h"
#include "support/realwindow.h"
#include "support/testmain.h"
#include "views/build/buildpage.h"
#include "views/build/panel/buildpanel.h"
#include "views/build/panel/buildview.h"
#include "views/build/catalogue/catalogueview.h"
#include "views/build/fit/memorychart.h"
#include "views/common/messagebar.h"
#include "views/common/theme.h"

#include <QAccessible>
#include <QChart>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// Names as a screen reader walks them, labels of fields included.
void collectNames(QAccessibleInterface *node, QStringList &names)
{
    if (!node || node->state().invisible)
        return;
    names << node->text(QAccessible::Name);
    for (int i = 0; i < node->childCount(); ++i)
        collectNames(node->child(i), names);
}

BuildView *viewOf(RealWindow &f)
{
    return f.window.buildPage()->panel()->view();
}

// Events as the system's drag sends them, without a system.
bool dropOn(BuildView *view, const DragPayload &payload, QPoint position)
{
    const std::unique_ptr<QMimeData> data = payload.toMimeData();
    QDragEnterEvent enter(position, Qt::CopyAction | Qt::MoveAction, data.get(), Qt::LeftButton,
                          Qt::NoModifier);
    QApplication::sendEvent(view->viewport(), &enter);
    QDragMoveEvent move(position, Qt::CopyAction | Qt::MoveAction, data.get(), Qt::LeftButton,
                        Qt::NoModifier);
    QApplication::sendEvent(view->viewport(), &move);
    QDropEvent drop(position, Qt::CopyAction | Qt::MoveAction, data.get(), Qt::LeftButton,
                    Qt::NoModifier);
    QApplication::sendEvent(view->viewport(), &drop);
    return drop.isAccepted();
}

} // namespace

class TestBuildPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasItsAccessibleName()
    {
        RealWindow f;
        VERIFY_OK(f.document.add(u"tower-4slot-1600w"_s));
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QApplication::processEvents();
        QStringList names;
        collectNames(QAccessible::queryAccessibleInterface(&f.window), names);
        for (const QString &name : {u"Catalogue"_s,
                                    u"Search catalogue"_s,
                                    u"Add to build"_s,
                                    u"Build"_s,
                                    u"Model"_s,
                                    u"Format"_s,
                                    u"Context"_s,
                                    u"Users"_s,
                                    u"Engine"_s,
                                    u"Combined memory"_s,
                                    u"Usable memory"_s,
                                    u"Fast-linked memory"_s,
                                    u"Combined power"_s,
                                    u"Everyday comparison"_s,
                                    u"Combined price"_s,
                                    u"Verdict"_s,
                                    u"Memory chart"_s,
                                    u"Undo"_s,
                                    u"Redo"_s,
                                    u"Clear build"_s,
                                    u"Export PDF"_s,
                                    u"Build page"_s,
                                    u"Remove GeForce RTX 5090"_s,
                                    u"More GeForce RTX 5090"_s,
                                    u"Fewer GeForce RTX 5090"_s,
                                    u"Remove 4-slot workstation tower"_s})
            QVERIFY2(names.contains(name), qPrintable(name));
        for (const QPushButton *button : f.window.findChildren<QPushButton *>())
            QVERIFY2(!button->isVisible() || !button->accessibleName().isEmpty()
                         || !button->text().isEmpty(),
                     qPrintable(button->objectName()));
    }

    void figuresAreTheAssessments()
    {
        RealWindow f;
        VERIFY_OK(f.document.add(u"rtx-5090"_s, {}, 2));
        ModelChoice choice = f.document.build().choice;
        choice.model = u"llama-3.3-70b-instruct"_s;
        f.document.choose(choice);
        const Assessment &assessment = f.document.assessment();
        QCOMPARE(f.described(u"Combined memory"_s), u"64 GB"_s);
        QCOMPARE(f.described(u"Usable memory"_s), usableMemoryText(assessment.totals));
        QCOMPARE(f.described(u"Fast-linked memory"_s), u"31.8 GiB"_s);
        QCOMPARE(f.described(u"Everyday comparison"_s), assessment.comparison->text);
        QCOMPARE(f.described(u"Memory chart"_s), assessment.picture.sentence);
        QVERIFY(f.described(u"Verdict"_s).contains(verdictText(assessment.fit, assessment.totals)));
    }

    void enterOnACardAddsIt()
    {
        RealWindow f;
        auto *view = f.window.findChild<CatalogueView *>(u"catalogueView"_s);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(f.document.build().items.size(), 1U);
        QCOMPARE(f.document.build().items.front().unit, u"rtx-5090"_s);
    }

    void keysOnARowDoWhatDraggingDoes()
    {
        RealWindow f;
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        VERIFY_OK(f.document.add(u"rtx-3090"_s));
        QApplication::processEvents();
        UnitLine *first = viewOf(f)->rowWidget(0)->findChild<UnitLine *>();
        QTest::keyClick(first, Qt::Key_Plus);
        QCOMPARE(f.document.build().items[0].count, 2);
        QTest::keyClick(first, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(f.document.build().items[0].unit, u"rtx-3090"_s);
        UnitLine *moved = viewOf(f)->rowWidget(1)->findChild<UnitLine *>();
        QTest::keyClick(moved, Qt::Key_Minus);
        QCOMPARE(f.document.build().items[1].count, 1);
        QTest::keyClick(moved, Qt::Key_Delete);
        QCOMPARE(f.document.build().items.size(), 1U);
    }

    void aDropIntoAMachineFillsASlotAndOnGroundIsLoose()
    {
        RealWindow f;
        VERIFY_OK(f.document.add(u"tower-4slot-1600w"_s));
        QApplication::processEvents();
        BuildView *view = viewOf(f);
        QVERIFY(dropOn(view, {u"rtx-5090"_s, {}}, {200, 30}));
        QCOMPARE(f.document.build().items[0].holds.size(), 1U);
        QVERIFY(dropOn(view, {u"rtx-5090"_s, {}}, {200, view->viewport()->height() - 40}));
        QCOMPARE(f.document.build().items.size(), 2U);
    }

    void aRefusedDropSaysWhyInTheMessageBar()
    {
        RealWindow f;
        VERIFY_OK(f.document.add(u"tower-4slot-1600w"_s));
        QApplication::processEvents();
        QVERIFY(!dropOn(viewOf(f), {u"h100-80gb-sxm5"_s, {}}, {200, 30}));
        QVERIFY2(f.window.messages()->text().contains(u"H100"_s),
                 qPrintable(f.window.messages()->text()));
        QCOMPARE(f.document.build().items[0].holds.size(), 0U);
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QCOMPARE(f.window.messages()->text(), QString());
    }

    void foreignDataIsNoDrop()
    {
        RealWindow f;
        QMimeData data;
        data.setText(u"rtx-5090"_s);
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(viewOf(f)->viewport(), &enter);
        QVERIFY(!enter.isAccepted());
    }

    void onlyRowsInSightAreWidgets()
    {
        RealWindow f;
        Build build;
        for (int i = 0; i < 3000; ++i)
            build.items.push_back({i % 2 == 0 ? u"rtx-5090"_s : u"rtx-3090"_s, 1, {}});
        f.document.start(build);
        QApplication::processEvents();
        QTest::qWait(1); // deferred deletes
        QVERIFY2(viewOf(f)->findChildren<BuildRow *>().size() < 40, "only what is seen");
        QVERIFY(viewOf(f)->rowWidget(0));
        QVERIFY(!viewOf(f)->rowWidget(2999));
        VERIFY_OK(f.document.add(u"dgx-spark"_s, {Target::Kind::Ground, -1}));
        QApplication::processEvents();
        QVERIFY2(viewOf(f)->rowWidget(3000), "a new row comes into sight");
    }

    void theChartIsNeverRebuilt()
    {
        RealWindow f;
        auto *chart = f.window.findChild<MemoryChart *>(u"memoryChart"_s);
        const QList<QAbstractSeries *> series = chart->chart()->series();
        const QList<QAbstractAxis *> axes = chart->chart()->axes();
        for (int i = 0; i < 20; ++i)
            VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QApplication::setPalette(Theme::palette(true));
        QApplication::processEvents();
        QCOMPARE(chart->chart()->series(), series);
        QCOMPARE(chart->chart()->axes(), axes);
        QApplication::setPalette(Theme::palette(false));
    }

    void wordsAreNotCutAt1280By800_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void wordsAreNotCutAt1280By800()
    {
        QFETCH(const bool, isDark);
        QApplication::setPalette(Theme::palette(isDark));
        RealWindow f;
        f.window.resize(1280, 800);
        Build build;
        build.items = {{u"tower-4slot-1600w"_s,
                        1,
                        {{u"rtx-3090"_s, 2, {}}, {u"nvlink-bridge-rtx-3090"_s, 1, {}}}},
                       {u"dgx-h200"_s, 2, {}}};
        build.choice.model = u"deepseek-r1"_s;
        f.document.start(build);
        QTest::qWait(100); // the offers follow a moment later
        const auto cutButtons = [&f] {
            QStringList cut;
            for (const QPushButton *button : f.window.findChildren<QPushButton *>()) {
                const int width = button->fontMetrics().horizontalAdvance(button->text());
                if (button->isVisible() && button->width() < width)
                    cut << button->text();
            }
            return cut;
        };
        QTRY_COMPARE(cutButtons(), QStringList()); // they are laid out a moment after that
        for (const QLabel *label : f.window.findChildren<QLabel *>()) {
            // Elided and wrapped labels find their own way; the others must have their whole width.
            const bool isFree = label->wordWrap()
                || label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
            if (label->isVisible() && !isFree
                && label->metaObject()->className() != QByteArray("configurator::FigureLabel"))
                QVERIFY2(label->width() >= label->fontMetrics().horizontalAdvance(label->text()),
                         qPrintable(label->text()));
        }
        QApplication::setPalette(Theme::palette(false));
    }

    void pickersFollowTheFileAndUndo()
    {
        RealWindow f;
        auto *model = f.window.findChild<QComboBox *>(u"modelPicker"_s);
        auto *engine = f.window.findChild<QComboBox *>(u"enginePicker"_s);
        auto *format = f.window.findChild<QComboBox *>(u"formatPicker"_s);
        model->setCurrentIndex(model->findText(u"Llama 3.3 70B Instruct"_s));
        QCOMPARE(f.document.build().choice.model, u"llama-3.3-70b-instruct"_s);
        engine->setCurrentIndex(1);
        QCOMPARE(f.document.build().choice.engine, Engine::Vllm);
        QVERIFY(format->currentText() != u"Q4_K_M"_s);
        f.document.undoStack()->undo();
        QCOMPARE(engine->currentIndex(), 0);
        QCOMPARE(format->currentText(), u"Q4_K_M"_s);
        Build other;
        other.choice.model = u"a-model-of-elsewhere"_s;
        f.document.replace(other, u"Open"_s);
        QCOMPARE(model->currentText(), u"a-model-of-elsewhere"_s);
        QVERIFY(f.described(u"Verdict"_s).contains(u"a-model-of-elsewhere"_s));
    }
};

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestBuildPage)
#include "tst_buildpage.moc"

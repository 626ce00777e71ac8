// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/modelspages.h"
#include "support/testmain.h"

#include <algorithm>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// From a cold start to a recommended build in the panel, by hand.
class TestRealModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeClicks()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        QVERIFY(click(centre(buttonNamed(f, u"Models"_s))));
        QTRY_VERIFY(modelTable(f) && modelTable(f)->isVisible());
        QTRY_VERIFY(modelTable(f)->viewport()->height() > 200);
        // The first row that is in sight without scrolling and whose need is known.
        const QModelIndex index = modelTable(f)->model()->index(firstKnownRow(f), 0);
        const QString id = index.data(AiModelListModel::ModelIdRole).toString();
        QVERIFY(click(
            modelTable(f)->viewport()->mapToGlobal(modelTable(f)->visualRect(index).center())));
        QTRY_VERIFY(!openButtons(f).isEmpty());
        QPushButton *open = openButtons(f).first();
        QTRY_VERIFY(isInSight(open));
        QVERIFY(click(centre(open)));
        QTRY_VERIFY(f.named(u"Build page"_s));
        QCOMPARE(f.document.build().choice.model, id);
        QVERIFY(f.document.assessment().fit.verdict >= Verdict::Paper);
        QVERIFY(key(u"ctrl+z"_s));
        QTRY_COMPARE(f.document.build().items.size(), 0U);
    }

    void byKeyboardAlone()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QVERIFY(tabTo(f, [&](QWidget *widget) { return widget == buttonNamed(f, u"Models"_s); }));
        QVERIFY(key(u"space"_s));
        QTRY_VERIFY(modelTable(f) && modelTable(f)->hasFocus());
        QVERIFY(key(u"Down"_s));
        QTRY_COMPARE(modelTable(f)->currentIndex().row(), 1);
        QVERIFY(key(u"Return"_s));
        QTRY_VERIFY(needTable(f) && needTable(f)->hasFocus());
        const int before = needTable(f)->currentIndex().column();
        QVERIFY(key(u"Left"_s));
        QTRY_COMPARE(needTable(f)->currentIndex().column(), before - 1);
        QVERIFY(tabTo(f, [&](QWidget *widget) { return openButtons(f).contains(widget); }));
        QVERIFY(key(u"Return"_s));
        QTRY_VERIFY(f.named(u"Build page"_s));
        QVERIFY(!f.document.build().items.empty());
        QCOMPARE(f.document.build().choice.context, 4096);
    }

    // Two clicks where one is enough must not open a build by accident.
    void aDoubleClickOnAModelOpensItsPageAndNoBuild()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        QVERIFY(click(centre(buttonNamed(f, u"Models"_s))));
        QTRY_VERIFY(modelTable(f) && modelTable(f)->isVisible());
        QTRY_VERIFY(modelTable(f)->viewport()->height() > 200);
        // A row in whose place its own page has a button.
        QPoint point;
        for (int row = 4; row < 12 && !isOpenButton(f, point); ++row) {
            QVERIFY(key(u"Escape"_s));
            QTRY_VERIFY(modelTable(f)->isVisible());
            const QRect box = modelTable(f)->visualRect(modelTable(f)->model()->index(row, 6));
            point = modelTable(f)->viewport()->mapToGlobal(box.center());
            QVERIFY(click(point));
            QTRY_VERIFY(f.named(u"Back to Open-Source Models"_s));
        }
        QVERIFY(isOpenButton(f, point));
        QVERIFY(key(u"Escape"_s));
        QTRY_VERIFY(modelTable(f)->isVisible());
        QTest::qWait(QApplication::doubleClickInterval() + 100); // the next click is a first one
        QVERIFY(xdotool(at(point) << u"click"_s << u"--repeat"_s << u"2"_s << u"--delay"_s
                                  << u"90"_s << u"1"_s));
        QTRY_VERIFY(f.named(u"Back to Open-Source Models"_s));
        QTest::qWait(100);
        QVERIFY(f.named(u"Models page"_s));
        QCOMPARE(f.document.build().items.size(), 0U);
    }

private:
    static int firstKnownRow(const RealWindow &f)
    {
        const QAbstractItemModel *model = modelTable(f)->model();
        const int need = static_cast<int>(ModelColumn::Need);
        int row = 0;
        while (model->index(row, need).data().toString() == u"not known"_s)
            ++row;
        return row;
    }

    static bool isOpenButton(const RealWindow &f, QPoint point)
    {
        return std::ranges::any_of(openButtons(f), [point](const QPushButton *button) {
            return button->rect().contains(button->mapFromGlobal(point));
        });
    }

    static bool isInSight(const QWidget *widget)
    {
        return widget->visibleRegion().boundingRect() == widget->rect();
    }

    template <typename IsTarget>
    static bool tabTo(const RealWindow &f, IsTarget isTarget)
    {
        for (int i = 0; i < 80 && !isTarget(f.window.focusWidget()); ++i) {
            if (!key(u"Tab"_s))
                return false;
        }
        return isTarget(f.window.focusWidget());
    }
};

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealModels)
#include "tst_realmodels.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/realwindow.h"

#include "items/cataloguemodel.h"
#include "views/build/buildpage.h"
#include "views/build/panel/buildpanel.h"
#include "views/build/panel/buildview.h"
#include "views/build/catalogue/catalogueview.h"

#include <QLineEdit>
#include <QComboBox>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// The shop's main job, by hand: tower, cards, bridge, with the system's own drag and drop.
class TestRealDrag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mainJobByDragging()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        chooseModel(f);

        QVERIFY(dragCard(f, u"tower-4slot-1600w"_s, emptyGround(f)));
        QTRY_VERIFY(rowCentre(f, 0) != QPoint());
        QVERIFY(dragCard(f, u"rtx-5090"_s, rowCentre(f, 0)));
        QVERIFY(dragCard(f, u"rtx-5090"_s, rowCentre(f, 0)));
        QTRY_COMPARE(f.described(u"Combined memory"_s), u"64 GB"_s);
        QCOMPARE(f.described(u"Fast-linked memory"_s), u"31.8 GiB"_s);
        QCOMPARE(f.document.assessment().fit.verdict, Verdict::Paper);
        QVERIFY(f.described(u"Verdict"_s).startsWith(u"Fits on paper"_s));

        QVERIFY(click(centre(f.named(u"Remove GeForce RTX 5090"_s))));
        QTRY_COMPARE(f.described(u"Combined memory"_s), u"0 GB"_s);
        QVERIFY(dragCard(f, u"rtx-3090"_s, rowCentre(f, 0)));
        QVERIFY(dragCard(f, u"rtx-3090"_s, rowCentre(f, 0)));
        QTRY_COMPARE(f.described(u"Combined memory"_s), u"48 GB"_s);
        QCOMPARE(f.document.assessment().fit.verdict, Verdict::Paper);
        QVERIFY(dragCard(f, bridgeFor3090(f), rowCentre(f, 0)));
        QTRY_COMPARE(f.document.assessment().fit.verdict, Verdict::Linked);
        QCOMPARE(f.described(u"Fast-linked memory"_s), u"48.0 GiB"_s);
        walkBackAndForth(f);
    }

    void aRefusedDropSaysWhyAndChangesNothing()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        QVERIFY(f.document.add(u"tower-4slot-1600w"_s).isOk());
        QVERIFY(dragCard(f, bridgeFor3090(f), rowCentre(f, 0)));
        QTest::qWait(300);
        QCOMPARE(f.document.build().items.front().holds.size(), 0U);
        QCOMPARE(f.document.undoStack()->count(), 1);
    }

    void cardsMoveBetweenMachinesByDrag()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        QVERIFY(f.document.add(u"tower-4slot-1600w"_s).isOk());
        QVERIFY(f.document.add(u"rtx-5090"_s).isOk());
        QVERIFY(f.document.add(u"desktop-2slot-1000w"_s, {Target::Kind::Ground, -1}).isOk());
        BuildRow *from = f.window.buildPage()->panel()->view()->rowWidget(0);
        QTRY_VERIFY(from && from->isVisible());
        // The first place of the first machine is where its card stands.
        QVERIFY(drag(from->mapToGlobal(QPoint(70, 130)), rowCentre(f, 1)));
        QTRY_COMPARE(f.document.build().items[1].holds.size(), 1U);
        QCOMPARE(f.document.build().items[0].holds.size(), 0U);
    }

private:
    static void chooseModel(RealWindow &f)
    {
        ModelChoice choice = f.document.build().choice;
        choice.model = u"llama-3.3-70b-instruct"_s;
        f.document.choose(choice);
        QCOMPARE(f.document.build().choice.format, u"Q4_K_M"_s);
        QCOMPARE(f.document.build().choice.context, 8192);
    }

    static QPoint emptyGround(RealWindow &f)
    {
        const QWidget *viewport = f.window.buildPage()->panel()->view()->viewport();
        return viewport->mapToGlobal(QPoint(viewport->width() / 2, 60));
    }

    static QPoint rowCentre(RealWindow &f, int row)
    {
        const BuildRow *widget = f.window.buildPage()->panel()->view()->rowWidget(row);
        return widget ? widget->mapToGlobal(QPoint(widget->width() / 2, 24)) : QPoint();
    }

    // Found as a person finds it: by search, then by its card.
    static bool dragCard(RealWindow &f, const QString &unit, QPoint to)
    {
        auto *search = f.window.findChild<QLineEdit *>(u"searchCatalogue"_s);
        auto *view = f.window.findChild<CatalogueView *>(u"catalogueView"_s);
        if (!click(centre(search)) || !key(u"ctrl+a"_s) || !type(unit))
            return false;
        const auto *model = static_cast<const CatalogueModel *>(view->model());
        if (!QTest::qWaitFor([&] { return model->rowOf(unit) >= 0 && search->text() == unit; }))
            return false;
        const QRect card = view->visualRect(model->index(model->rowOf(unit), 0));
        return drag(view->viewport()->mapToGlobal(card.center() - QPoint(40, 0)), to);
    }

    static QString bridgeFor3090(RealWindow &f)
    {
        for (const Unit &unit : f.document.catalogue().units()) {
            if (unit.bridge && unit.bridge->gpus.contains(u"rtx-3090"_s))
                return unit.id;
        }
        return {};
    }

    static void walkBackAndForth(RealWindow &f)
    {
        QWidget *remove = nullptr;
        for (const Unit &unit : f.document.catalogue().units()) {
            if (unit.id == bridgeFor3090(f))
                remove = f.named(u"Remove %1"_s.arg(unit.name));
        }
        QVERIFY(remove);
        // The bridge has just come: what is pressed is where it stands once its row is laid out.
        QTest::qWait(250);
        QVERIFY(click(centre(remove)));
        QTRY_COMPARE(f.document.assessment().fit.verdict, Verdict::Paper);
        QVERIFY(key(u"ctrl+z"_s));
        QTRY_COMPARE(f.document.assessment().fit.verdict, Verdict::Linked);
        const Build last = f.document.build();
        for (int i = 0; i < 30 && f.document.undoStack()->canUndo(); ++i)
            QVERIFY(key(u"ctrl+z"_s));
        QTRY_COMPARE(f.document.build().items.size(), 0U);
        QCOMPARE(f.described(u"Combined memory"_s), u"0 GB"_s);
        for (int i = 0;
             i < 30 && f.document.undoStack()->index() < f.document.undoStack()->count() - 1; ++i)
            QVERIFY(key(u"ctrl+shift+z"_s));
        QTRY_COMPARE(f.document.build(), last);
        QCOMPARE(f.document.assessment().fit.verdict, Verdict::Linked);
    }
};

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealDrag)
#include "tst_realdrag.moc"

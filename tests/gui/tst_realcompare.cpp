// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/comparepages.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Builds side by side, by hand.
class TestRealCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoBuildsAreComparedByPointer()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        f.document.start(towerBuild(2, u"70B box"_s));
        QVERIFY(click(centre(f.named(u"Compare"_s))));
        QTRY_VERIFY(f.named(u"Compare page"_s));
        QVERIFY(f.named(u"Remove 70B box"_s));

        QVERIFY(click(centre(f.named(u"Back to Build"_s))));
        QTRY_VERIFY(f.named(u"More GeForce RTX 5090"_s));
        QVERIFY(click(centre(f.named(u"More GeForce RTX 5090"_s))));
        QTRY_COMPARE(f.document.build().items.front().holds.front().count, 3);
        QCOMPARE(pressable(f, u"Compare"_s)->text(), u"Compare · 1"_s);
        QVERIFY(click(centre(f.named(u"Compare"_s))));
        QTRY_COMPARE(f.described(u"Combined memory of 70B box"_s), u"64 GB; differs"_s);
        QCOMPARE(f.described(u"Combined memory of 70B box (2)"_s), u"96 GB, most; differs"_s);
        QCOMPARE(f.described(u"Fast-linked memory of 70B box"_s), u"31.8 GiB"_s);

        QVERIFY(click(centre(f.named(u"Only differences"_s))));
        QTRY_VERIFY(!f.named(u"Fast-linked memory of 70B box"_s));
        QVERIFY(f.named(u"Combined memory of 70B box"_s));

        QVERIFY(click(centre(f.named(u"Remove 70B box (2)"_s))));
        QTRY_VERIFY(!f.named(u"Remove 70B box (2)"_s));
        QCOMPARE(f.window.compareShelf().count(), 1);
        QVERIFY(click(centre(f.named(u"Open build 70B box"_s))));
        QTRY_VERIFY(f.named(u"Build page"_s));
        QCOMPARE(f.document.build(), towerBuild(2, u"70B box"_s));
    }

    void twoBuildsAreComparedByKeyboard()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        f.document.start(towerBuild(2, u"70B box"_s));
        QVERIFY(tabTo(f, u"Compare"_s));
        QVERIFY(key(u"space"_s));
        QTRY_VERIFY(f.named(u"Compare page"_s));
        QVERIFY(key(u"Escape"_s));
        QTRY_VERIFY(f.named(u"Build page"_s));
        f.document.replace(sparkBuild(u"Spark"_s), u"step"_s);
        // The reader stands where they left.
        QTRY_COMPARE(f.window.focusWidget(), f.named(u"Compare"_s));
        QVERIFY(key(u"space"_s));
        QTRY_VERIFY(f.named(u"Remove Spark"_s));
        QVERIFY(tabTo(f, u"Open build 70B box"_s));
        QVERIFY(key(u"Return"_s));
        QTRY_VERIFY(f.named(u"Build page"_s));
        QCOMPARE(f.document.build(), towerBuild(2, u"70B box"_s));
        QVERIFY(key(u"ctrl+z"_s));
        QTRY_COMPARE(f.document.build(), sparkBuild(u"Spark"_s));
    }

private:
    static bool tabTo(RealWindow &f, const QString &name)
    {
        for (int i = 0; i < 80 && f.window.focusWidget() != f.named(name); ++i) {
            if (!key(u"Tab"_s))
                return false;
        }
        return f.window.focusWidget() == f.named(name);
    }
};

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealCompare)
#include "tst_realcompare.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/realwindow.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// From page to page by hand.
class TestRealPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClusterIsExplainedByPointer()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        VERIFY_OK(f.document.add(u"tower-4slot-1600w"_s));
        VERIFY_OK(f.document.add(u"rtx-5090"_s, {}, 2));
        const Build before = f.document.build();
        QTRY_VERIFY(f.named(askName));
        QVERIFY(click(centre(f.named(askName))));
        QTRY_VERIFY(f.named(u"Cluster page"_s));
        QCOMPARE(f.described(u"Combined memory"_s), u"96 GB"_s);
        QCOMPARE(f.described(u"Fast-linked memory"_s), u"24.0 GiB"_s);
        QVERIFY(f.described(u"Verdict"_s).startsWith(u"Fits on paper"_s));

        QVERIFY(click(centre(chip(f, u"NVSwitch"_s))));
        QTRY_COMPARE(f.described(u"Fast-linked memory"_s), u"96.0 GiB"_s);
        QCOMPARE(f.described(u"Combined memory"_s), u"96 GB"_s);
        QVERIFY(f.described(u"Verdict"_s).startsWith(u"Fits inside one fast-linked group"_s));

        QVERIFY(click(centre(f.named(u"Back to Build"_s))));
        QTRY_VERIFY(f.named(u"Build page"_s));
        QVERIFY(!f.named(u"Cluster page"_s));
        QCOMPARE(f.document.build(), before);
    }

    void aClusterIsExplainedByKeyboard()
    {
        RealWindow f;
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        VERIFY_OK(f.document.add(u"rtx-5090"_s, {}, 2));
        QTRY_VERIFY(f.named(askName));
        QVERIFY(tabTo(f, f.named(askName)));
        QVERIFY(key(u"space"_s));
        QTRY_VERIFY(f.named(u"Cluster page"_s));
        QVERIFY(tabTo(f, chip(f, u"one tower, PCIe"_s)));
        QVERIFY(key(u"Right"_s));
        QTRY_COMPARE(f.described(u"Fast-linked memory"_s), u"48.0 GiB"_s);
        QVERIFY(key(u"Escape"_s));
        QTRY_VERIFY(f.named(u"Build page"_s));
        // The reader stands where they left.
        QTRY_COMPARE(f.window.focusWidget(), f.named(askName));
        QVERIFY(key(u"space"_s));
        QTRY_VERIFY(f.named(u"Cluster page"_s));
        QVERIFY(key(u"alt+Left"_s));
        QTRY_VERIFY(f.named(u"Build page"_s));
    }

private:
    static inline const QString askName = u"What's a cluster? This build is one"_s;

    static QPushButton *chip(RealWindow &f, const QString &text)
    {
        for (QPushButton *button : f.window.findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisible())
                return button;
        }
        return nullptr;
    }

    static bool tabTo(RealWindow &f, const QWidget *target)
    {
        for (int i = 0; i < 80 && f.window.focusWidget() != target; ++i) {
            if (!key(u"Tab"_s))
                return false;
        }
        return f.window.focusWidget() == target;
    }
};

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealPages)
#include "tst_realpages.moc"

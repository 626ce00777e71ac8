// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/kiosk.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

const QStringList walk {u"Build"_s, u"Models"_s, u"What's a cluster?"_s,
                        u"Show this at the counter"_s};

} // namespace

// On every screen that shops have, at every text size.
class TestKioskLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { wearLook({}); }
    void theScreenNeverOutgrowsTheWindow_data();
    void theScreenNeverOutgrowsTheWindow();
    void noLineIsCut_data();
    void noLineIsCut();
};

void TestKioskLooks::theScreenNeverOutgrowsTheWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("isLow");
    for (const QSize size :
         {QSize(1080, 1920), QSize(1920, 1080), QSize(1280, 800), QSize(1280, 720)}) {
        for (const int percent : kioskTextSizes) {
            for (const bool isLow : {false, true})
                QTest::addRow("%d x %d, %d %%%s", size.width(), size.height(), percent,
                              isLow ? ", low" : "")
                    << size << percent << isLow;
        }
    }
}

void TestKioskLooks::theScreenNeverOutgrowsTheWindow()
{
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QFETCH(bool, isLow);
    Kiosk f(size);
    f.window.wake();
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s, {}, 2));
    f.window.wear({percent, Theme::Scheme::Light, isLow, true});
    for (const QString &page : walk.mid(0, 3)) {
        QVERIFY(f.press(page));
        QTest::qWait(10);
        QCOMPARE(f.window.size(), size);
        const QWidget *last = f.named(u"Start over"_s);
        QVERIFY(last);
        const QRect box(last->mapTo(&f.window, QPoint()), last->size());
        QVERIFY2(f.window.rect().contains(box), qPrintable(page));
    }
}

void TestKioskLooks::noLineIsCut_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QSize size : {QSize(1024, 768), QSize(1280, 720), QSize(1366, 768),
                             QSize(1920, 1080), QSize(720, 1280), QSize(1080, 1920)}) {
        for (const int percent : {100, 200})
            QTest::addRow("%d x %d, %d %%", size.width(), size.height(), percent)
                << size << percent;
    }
}

void TestKioskLooks::noLineIsCut()
{
    QFETCH(QSize, size);
    QFETCH(int, percent);
    Kiosk f(size);
    const auto check = [&f](const QString &page) {
        QTest::qWait(10);
        for (const QLabel *label : f.seen<QLabel>()) {
            if (label->text().isEmpty() || !label->hasHeightForWidth())
                continue;
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(page + u": "_s + label->text()));
        }
    };
    f.window.wear({percent, Theme::Scheme::Light, false, true});
    check(u"Welcome"_s);
    f.window.wake();
    f.window.wear({percent, Theme::Scheme::Light, false, true});
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s, {}, 2));
    for (const QString &page : walk) {
        QVERIFY(f.press(page));
        check(page);
    }
    f.window.showPin(0);
    check(u"PIN"_s);
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestKioskLooks)
#include "tst_kiosklooks.moc"

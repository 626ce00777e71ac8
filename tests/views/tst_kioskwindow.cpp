// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/kiosk.h"
#include "support/testmain.h"
#include "views/kiosk/screens/pinscreen.h"
#include "views/kiosk/touch/touch.h"

#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// Goes to the shop's pages and further screens, one after the other.
const QStringList walk {u"Build"_s, u"Models"_s, u"What's a cluster?"_s};

} // namespace

class TestKioskWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { wearLook({}); }
    void beginsWithTheWelcome();
    void nobodyClosesItWithoutThePin();
    void aResetWipesWhatTheCustomerLeft();
    void everyTargetIsLargeEnough_data();
    void everyTargetIsLargeEnough();
    void everyControlHasANameAndARole_data() { everyTargetIsLargeEnough_data(); }
    void everyControlHasANameAndARole();
    void theKeyboardReachesEverything();
    void onlyTheCustomersPagesAreThere();
    void countsChangeByTheSteppers();
    void theHandoverShowsCodeAndNumbers();
    void halfAPinIsForgotten();
    void thePinIsNeverShown();
};

void TestKioskWindow::beginsWithTheWelcome()
{
    Kiosk f;
    QVERIFY(f.isAttracting());
    QVERIFY(!f.window.isAwake());
    f.window.wake();
    QVERIFY(f.named(u"Build page"_s));
    QVERIFY(!f.isAttracting());
}

void TestKioskWindow::nobodyClosesItWithoutThePin()
{
    Kiosk f;
    QVERIFY(!f.window.close());
    QVERIFY(f.window.isVisible());
    f.window.leave();
    QVERIFY(!f.window.isVisible());
}

// B184
void TestKioskWindow::aResetWipesWhatTheCustomerLeft()
{
    Kiosk f;
    f.window.wake();
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s, {}, 2));
    auto *search = qobject_cast<QLineEdit *>(f.named(u"Search catalogue"_s));
    QVERIFY(search);
    search->setText(u"my name"_s);
    QApplication::clipboard()->setText(u"my address"_s);
    QVERIFY(f.press(u"Letters, colours, place"_s));
    QVERIFY(f.press(u"High contrast"_s));
    QTRY_VERIFY(Theme::of(QApplication::palette()).window == QColor(Qt::black));
    f.window.reset();
    QVERIFY(f.isAttracting());
    f.window.wake();
    QVERIFY(f.window.document().build().items.empty());
    QVERIFY(!f.window.document().undoStack()->canUndo());
    QCOMPARE(qobject_cast<QLineEdit *>(f.named(u"Search catalogue"_s))->text(), QString());
    QCOMPARE(QApplication::clipboard()->text(), QString());
    QVERIFY(!Theme::isDark(QApplication::palette()));
}

void TestKioskWindow::everyTargetIsLargeEnough_data()
{
    QTest::addColumn<QString>("page");
    for (const QString &page : walk)
        QTest::newRow(qPrintable(page)) << page;
}

void TestKioskWindow::everyTargetIsLargeEnough()
{
    QFETCH(QString, page);
    Kiosk f;
    f.window.wake();
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s, {}, 2));
    QTest::qWait(20);
    QVERIFY(f.press(page));
    int targets = 0;
    for (const QAbstractButton *button : f.seen<QAbstractButton>()) {
        const QByteArray name = button->accessibleName().toUtf8() + button->text().toUtf8();
        QVERIFY2(button->height() >= 48 && button->width() >= 48,
                 name + ' ' + QByteArray::number(button->width()) + 'x'
                     + QByteArray::number(button->height()));
        ++targets;
    }
    QVERIFY(targets > 5);
    for (const QLineEdit *field : f.seen<QLineEdit>())
        QVERIFY(field->height() >= 48);
    const auto *more = f.named(u"More GeForce RTX 5090"_s);
    if (page == "Build"_L1) {
        QVERIFY(more);
        QVERIFY(more->width() >= touch::step && more->height() >= touch::step);
    }
}

void TestKioskWindow::everyControlHasANameAndARole()
{
    QFETCH(QString, page);
    Kiosk f;
    f.window.wake();
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s, {}, 2));
    QTest::qWait(20);
    QVERIFY(f.press(page));
    int controls = 0;
    for (QWidget *widget : f.seen<QWidget>()) {
        // A view's inner widget hands the keyboard on to the view.
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(spoken);
        QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(),
                 qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' '
                            + widget->parentWidget()->objectName()));
        QVERIFY(spoken->role() != QAccessible::NoRole);
        ++controls;
    }
    QVERIFY(controls > 5);
}

void TestKioskWindow::theKeyboardReachesEverything()
{
    Kiosk f;
    QApplication::setActiveWindow(&f.window);
    f.window.wake();
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s, {}, 2));
    QTest::qWait(20);
    QStringList reached;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(&f.window, Qt::Key_Tab);
        if (const QWidget *focus = QApplication::focusWidget())
            reached.append(focus->accessibleName());
    }
    for (const QString &name :
         {u"Build"_s, u"Models"_s, u"What's a cluster?"_s, u"Letters, colours, place"_s, u"Model"_s,
          u"Format"_s, u"Context"_s, u"Users"_s, u"Engine"_s, u"Fewer GeForce RTX 5090"_s,
          u"More GeForce RTX 5090"_s, u"Search catalogue"_s, u"Catalogue"_s,
          u"Show this at the counter"_s, u"Undo"_s, u"Start over"_s})
        QVERIFY2(reached.contains(name), qPrintable(name));
}

// Nothing of staff's, no file, no print: by the names of all that can be pressed.
void TestKioskWindow::onlyTheCustomersPagesAreThere()
{
    Kiosk f;
    f.window.wake();
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s, {}, 2));
    QTest::qWait(20);
    const QStringList allowed {u"Build"_s,
                               u"Models"_s,
                               u"What's a cluster?"_s,
                               u"Letters, colours, place"_s,
                               u"Show this at the counter"_s,
                               u"Undo"_s,
                               u"Redo"_s,
                               u"Start over"_s,
                               u"All"_s,
                               u"GPUs"_s,
                               u"Machines"_s,
                               u"Links"_s,
                               u"Add to build"_s,
                               u"Model"_s,
                               u"Format"_s,
                               u"Context"_s,
                               u"Users"_s,
                               u"Engine"_s,
                               u"Fewer GeForce RTX 5090"_s,
                               u"More GeForce RTX 5090"_s};
    for (const QAbstractButton *button : f.seen<QAbstractButton>()) {
        const QString &name = button->accessibleName();
        QVERIFY2(allowed.contains(name), qPrintable(name));
    }
    QVERIFY(f.window.findChildren<QAction *>().isEmpty());
}

void TestKioskWindow::countsChangeByTheSteppers()
{
    Kiosk f;
    f.window.wake();
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s));
    QTest::qWait(20);
    QVERIFY(f.press(u"More GeForce RTX 5090"_s));
    QCOMPARE(f.window.document().build().items.front().count, 2);
    QCOMPARE(f.described(u"Combined memory"_s), u"64 GB"_s);
    QVERIFY(f.press(u"Fewer GeForce RTX 5090"_s));
    QVERIFY(f.press(u"Fewer GeForce RTX 5090"_s));
    QVERIFY(f.window.document().build().items.empty());
    QVERIFY(f.press(u"Undo"_s));
    QCOMPARE(f.described(u"Combined memory"_s), u"32 GB"_s);
}

void TestKioskWindow::theHandoverShowsCodeAndNumbers()
{
    Kiosk f;
    f.window.wake();
    QSignalSpy shown(&f.window, &KioskWindow::buildShown);
    VERIFY_OK(f.window.document().add(u"rtx-5090"_s, {}, 2));
    QVERIFY(f.press(u"Show this at the counter"_s));
    QVERIFY(f.described(u"Build code"_s).startsWith(u"BK1-"_s));
    QVERIFY(f.named(u"QR code of the build"_s));
    QCOMPARE(f.described(u"Combined memory"_s), u"64 GB"_s);
    QCOMPARE(f.described(u"Fast-linked memory"_s), u"31.8 GiB"_s);
    QCOMPARE(shown.count(), 1);
    QVERIFY(f.press(u"Back to my build"_s));
    QVERIFY(f.named(u"Build page"_s));
}

void TestKioskWindow::halfAPinIsForgotten()
{
    Kiosk f;
    f.window.wake();
    f.window.showPin(0);
    QSignalSpy entered(f.window.pinScreen(), &PinScreen::entered);
    QVERIFY(f.press(u"4"_s) && f.press(u"7"_s));
    QVERIFY(f.press(u"Cancel"_s));
    QVERIFY(f.named(u"Build page"_s)); // where the customer was
    f.window.showPin(0);
    QVERIFY(f.press(u"1"_s) && f.press(u"2"_s) && f.press(u"3"_s) && f.press(u"4"_s));
    QVERIFY(f.press(u"OK"_s));
    QCOMPARE(entered.count(), 1);
    QCOMPARE(entered[0][0].toString(), u"1234"_s);
}

void TestKioskWindow::thePinIsNeverShown()
{
    Kiosk f;
    f.window.showPin(0);
    QTest::keyClicks(f.window.pinScreen(), u"9182"_s);
    for (const QLabel *label : f.seen<QLabel>()) {
        QVERIFY2(!label->text().contains(u"9182"_s), qPrintable(label->text()));
        QVERIFY(!label->accessibleDescription().contains(u"9182"_s));
    }
    QCOMPARE(f.described(u"Digits typed"_s), u"4 typed"_s);
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestKioskWindow)
#include "tst_kioskwindow.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/realwindow.h"
#include "support/testmain.h"
#include "views/kiosk/kioskguard.h"

#include <QDropEvent>
#include <QHelpEvent>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

// Says which events came as far as a widget of the kiosk.
class Reached : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;
    QList<QEvent::Type> types;

protected:
    bool event(QEvent *event) override
    {
        types.append(event->type());
        return QLineEdit::event(event);
    }
};

struct Guarded
{
    Guarded()
    {
        auto *column = new QVBoxLayout(&window);
        column->addSpacing(KioskGuard::exitCorner);
        column->addWidget(field);
        window.resize(600, 400);
        window.show();
        field->setFocus();
        field->types.clear();
    }
    QWidget window;
    Reached *field = new Reached(&window);
    int activities = 0;
    bool isSwallowing = false;
    KioskGuard guard {window, [this] {
                          ++activities;
                          return isSwallowing;
                      }};
};

} // namespace

// Each way out that is known is tried here; what a customer needs goes through.
class TestKioskGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysThatLeadNowhere_data();
    void keysThatLeadNowhere();
    void keysThatAPersonNeeds_data();
    void keysThatAPersonNeeds();
    void eventsThatLeadNowhere_data();
    void eventsThatLeadNowhere();
    void otherButtonsLeadNowhere_data();
    void otherButtonsLeadNowhere();
    void anotherWindowIsSentAway();
    void everyTouchKeyAndWheelCounts();
    void whatWakesIsSeenByNobodyElse();
    void tapsInTheCornerAskForNothing();
    void aHoldInTheCornerAsksForThePin();
    void aHoldThatMovesAwayAsksForNothing();
};

void TestKioskGuard::keysThatLeadNowhere_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<uint>("modifiers");
    const auto row = [](const char *name, Qt::Key key, Qt::KeyboardModifiers held = {}) {
        QTest::newRow(name) << static_cast<int>(key) << uint {held.toInt()};
    };
    row("Alt+F4 closes nothing", Qt::Key_F4, Qt::AltModifier);
    row("Ctrl+Q quits nothing", Qt::Key_Q, Qt::ControlModifier);
    row("Ctrl+W", Qt::Key_W, Qt::ControlModifier);
    row("Ctrl+N", Qt::Key_N, Qt::ControlModifier);
    row("Ctrl+O opens no file", Qt::Key_O, Qt::ControlModifier);
    row("Ctrl+P prints nothing", Qt::Key_P, Qt::ControlModifier);
    row("Ctrl+S saves nothing", Qt::Key_S, Qt::ControlModifier);
    row("Ctrl+C copies nothing", Qt::Key_C, Qt::ControlModifier);
    row("Ctrl+V pastes nothing", Qt::Key_V, Qt::ControlModifier);
    row("F1", Qt::Key_F1);
    row("Shift+F1", Qt::Key_F1, Qt::ShiftModifier);
    row("Shift+F10 opens no menu", Qt::Key_F10, Qt::ShiftModifier);
    row("F11 leaves no full screen", Qt::Key_F11);
    row("the menu key", Qt::Key_Menu);
    row("Alt+Tab", Qt::Key_Tab, Qt::AltModifier);
    row("Meta+D", Qt::Key_D, Qt::MetaModifier);
    row("B186 louder", Qt::Key_VolumeUp);
    row("B186 quieter", Qt::Key_VolumeDown);
    row("play", Qt::Key_MediaPlay);
    row("the key for print", Qt::Key_Print);
    row("the key for the browser", Qt::Key_HomePage);
    row("the key for back", Qt::Key_Back);
    row("a dead key", Qt::Key_Dead_Acute);
    row("compose", Qt::Key_Multi_key);
}

void TestKioskGuard::keysThatLeadNowhere()
{
    QFETCH(int, key);
    QFETCH(uint, modifiers);
    Guarded f;
    for (const QEvent::Type type : {QEvent::ShortcutOverride, QEvent::KeyPress}) {
        QKeyEvent event(type, key, Qt::KeyboardModifiers::fromInt(modifiers), QString(QChar(key)));
        QApplication::sendEvent(f.field, &event);
    }
    QVERIFY(!f.field->types.contains(QEvent::KeyPress));
    QVERIFY(!f.field->types.contains(QEvent::ShortcutOverride));
    QVERIFY(f.window.isVisible());
}

void TestKioskGuard::keysThatAPersonNeeds_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<uint>("modifiers");
    const auto row = [](const char *name, Qt::Key key, Qt::KeyboardModifiers held = {}) {
        QTest::newRow(name) << static_cast<int>(key) << uint {held.toInt()};
    };
    row("a letter", Qt::Key_A);
    row("a capital", Qt::Key_A, Qt::ShiftModifier);
    row("a digit", Qt::Key_4);
    row("Return", Qt::Key_Return);
    row("Backspace", Qt::Key_Backspace);
    row("arrows", Qt::Key_Left);
    row("undo", Qt::Key_Z, Qt::ControlModifier);
}

void TestKioskGuard::keysThatAPersonNeeds()
{
    QFETCH(int, key);
    QFETCH(uint, modifiers);
    Guarded f;
    for (const QEvent::Type type : {QEvent::ShortcutOverride, QEvent::KeyPress}) {
        QKeyEvent event(type, key, Qt::KeyboardModifiers::fromInt(modifiers), QString(QChar(key)));
        QApplication::sendEvent(f.field, &event);
    }
    QVERIFY(f.field->types.contains(QEvent::KeyPress));
}

void TestKioskGuard::eventsThatLeadNowhere_data()
{
    QTest::addColumn<std::shared_ptr<QEvent>>("event");
    static QMimeData files;
    files.setUrls({QUrl(u"file:///etc/passwd"_s)});
    const auto row = [](const char *name, QEvent *event) {
        QTest::newRow(name) << std::shared_ptr<QEvent>(event);
    };
    row("Q18 a context menu",
        new QContextMenuEvent(QContextMenuEvent::Mouse, QPoint(5, 5), QPoint(5, 5)));
    row("Q18 a context menu by key",
        new QContextMenuEvent(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5)));
    row("a tool tip", new QHelpEvent(QEvent::ToolTip, {5, 5}, {5, 5}));
    row("what is this", new QHelpEvent(QEvent::WhatsThis, {5, 5}, {5, 5}));
    row("composed input", new QInputMethodEvent(u"\u00e9"_s, {}));
    row("a file or URL dragged in",
        new QDragEnterEvent({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier));
    row("a file or URL let go",
        new QDropEvent({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier));
}

void TestKioskGuard::eventsThatLeadNowhere()
{
    QFETCH(std::shared_ptr<QEvent>, event);
    Guarded f;
    QApplication::sendEvent(f.field, event.get());
    QVERIFY(!f.field->types.contains(event->type()));
    QVERIFY(f.field->text().isEmpty());
}

void TestKioskGuard::otherButtonsLeadNowhere_data()
{
    QTest::addColumn<int>("button");
    QTest::newRow("right") << static_cast<int>(Qt::RightButton);
    QTest::newRow("middle pastes nothing") << static_cast<int>(Qt::MiddleButton);
    QTest::newRow("back") << static_cast<int>(Qt::BackButton);
    QTest::newRow("forward") << static_cast<int>(Qt::ForwardButton);
}

void TestKioskGuard::otherButtonsLeadNowhere()
{
    QFETCH(int, button);
    Guarded f;
    QTest::mouseClick(f.field, static_cast<Qt::MouseButton>(button));
    QVERIFY(!f.field->types.contains(QEvent::MouseButtonPress));
    QVERIFY(!f.field->types.contains(QEvent::MouseButtonRelease));
    QTest::mouseClick(f.field, Qt::LeftButton);
    QVERIFY(f.field->types.contains(QEvent::MouseButtonPress));
}

// B197, Q16: whatever opens a window of its own, it is gone at once.
void TestKioskGuard::anotherWindowIsSentAway()
{
    Guarded f;
    QMenu menu;
    menu.addAction(u"Open"_s);
    menu.popup({10, 10});
    QWidget other;
    other.show();
    QTRY_VERIFY(!menu.isVisible());
    QTRY_VERIFY(!other.isVisible());
    QVERIFY(f.window.isVisible());
}

void TestKioskGuard::everyTouchKeyAndWheelCounts()
{
    Guarded f;
    QTest::mouseClick(f.field, Qt::LeftButton);
    QVERIFY(f.activities > 0);
    f.activities = 0;
    QTest::keyClick(f.field, Qt::Key_A);
    QCOMPARE(f.activities, 1);
    f.activities = 0;
    QWheelEvent wheel({5, 5}, {5, 5}, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(f.field, &wheel);
    QVERIFY(f.activities > 0);
    f.activities = 0;
    QTest::mouseMove(f.field, {20, 5});
    QCOMPARE(f.activities, 0); // a pointer that rests or is blown about is nobody
}

void TestKioskGuard::whatWakesIsSeenByNobodyElse()
{
    Guarded f;
    f.isSwallowing = true;
    QTest::keyClick(f.field, Qt::Key_A);
    QTest::mousePress(f.field, Qt::LeftButton);
    QVERIFY(!f.field->types.contains(QEvent::KeyPress));
    QVERIFY(!f.field->types.contains(QEvent::MouseButtonPress));
    QVERIFY(f.field->text().isEmpty());
    // The mouse that a touch becomes is the same touch; the next one is a person's.
    f.isSwallowing = false;
    QTest::mousePress(f.field, Qt::LeftButton);
    QVERIFY(!f.field->types.contains(QEvent::MouseButtonPress));
    QTest::mouseRelease(f.field, Qt::LeftButton);
    QTest::qWait(500);
    QTest::mouseClick(f.field, Qt::LeftButton);
    QVERIFY(f.field->types.contains(QEvent::MouseButtonPress));
}

// B189
void TestKioskGuard::tapsInTheCornerAskForNothing()
{
    Guarded f;
    QSignalSpy asked(&f.guard, &KioskGuard::exitAsked);
    for (int i = 0; i < 10; ++i)
        QTest::mouseClick(&f.window, Qt::LeftButton, {}, {20, 20});
    QTest::qWait(KioskGuard::exitHold + 200);
    QCOMPARE(asked.count(), 0);
}

void TestKioskGuard::aHoldInTheCornerAsksForThePin()
{
    Guarded f;
    QSignalSpy asked(&f.guard, &KioskGuard::exitAsked);
    QTest::mousePress(&f.window, Qt::LeftButton, {}, {20, 20});
    QTest::qWait(KioskGuard::exitHold / 2);
    QCOMPARE(asked.count(), 0);
    QVERIFY(asked.wait(KioskGuard::exitHold));
    QTest::mouseRelease(&f.window, Qt::LeftButton, {}, {20, 20});
    QCOMPARE(asked.count(), 1);
}

void TestKioskGuard::aHoldThatMovesAwayAsksForNothing()
{
    Guarded f;
    QSignalSpy asked(&f.guard, &KioskGuard::exitAsked);
    QTest::mousePress(&f.window, Qt::LeftButton, {}, {20, 20});
    QTest::mouseMove(&f.window, {300, 200});
    QTest::qWait(KioskGuard::exitHold + 200);
    QCOMPARE(asked.count(), 0);
    QTest::mouseRelease(&f.window, Qt::LeftButton, {}, {300, 200});
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestKioskGuard)
#include "tst_kioskguard.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/keyboardkeys.h"

#include "views/kiosk/keyboard/keybutton.h"

#include <QIntValidator>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(configurator::KeyLayout)

// What the keys type and into what, by mouse and by fingers.
class TestOnScreenKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void everyKeyTypesWhatItShows_data();
    void everyKeyTypesWhatItShows();
    void shiftIsForOneLetter();
    void layouts();
    void backspaceRepeatsWhileHeld();
    void theFocusStays();
    void fieldsKeepTheirRules();
    void otherFields();
    void nobodyHasTheFocus();
    void eachFingerPressesItsKey();
    void aFingerThatSlidesOffTypesNothing();

private:
    [[nodiscard]] bool tap(const QString &name) const { return test::tap(m_keyboard, name); }
    [[nodiscard]] bool type(const QString &text) const { return typeText(m_keyboard, text); }
    [[nodiscard]] QAbstractButton *key(const QString &name) const
    {
        return keyNamed(m_keyboard, name);
    }

    std::unique_ptr<QWidget> m_window;
    OnScreenKeyboard *m_keyboard = nullptr;
    QLineEdit *m_field = nullptr;
};

void TestOnScreenKeyboard::init()
{
    wearSize(100);
    m_window = std::make_unique<QWidget>();
    m_window->setFocusPolicy(Qt::ClickFocus); // would take it if a press came so far
    auto *column = new QVBoxLayout(m_window.get());
    m_field = new QLineEdit;
    m_keyboard = new OnScreenKeyboard;
    column->addWidget(m_field);
    column->addWidget(m_keyboard);
    m_window->resize(1080, 500);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_field->setFocus();
    m_keyboard->setFocusProxy(m_field);
}

void TestOnScreenKeyboard::everyKeyTypesWhatItShows_data()
{
    QTest::addColumn<KeyLayout>("layout");
    QTest::addColumn<bool>("isShifted");
    QTest::addColumn<QString>("typed");
    QTest::newRow("Latin") << KeyLayout::Latin << false << u"qwertyuiopasdfghjklzxcvbnm- ."_s;
    QTest::newRow("Latin, Shift") << KeyLayout::Latin << true << u"QWERTYUIOPASDFGHJKLZXCVBNM- ."_s;
    QTest::newRow("Cyrillic") << KeyLayout::Cyrillic << false
                              << u"йцукенгшщзхъфывапролджэёячсмитьбюүөң "_s;
    QTest::newRow("Cyrillic, Shift")
        << KeyLayout::Cyrillic << true << u"ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЁЯЧСМИТЬБЮҮӨҢ "_s;
    QTest::newRow("digits and signs")
        << KeyLayout::Signs << false << u"1234567890-_/:;()&@\".,?!'+=# "_s;
}

void TestOnScreenKeyboard::everyKeyTypesWhatItShows()
{
    QFETCH(const KeyLayout, layout);
    QFETCH(const bool, isShifted);
    QFETCH(const QString, typed);
    m_keyboard->setKeyLayout(layout);
    QString shown;
    for (QAbstractButton *key : keysOf(m_keyboard)) {
        const KeyAction action = static_cast<KeyButton *>(key)->spec().action;
        if (action != KeyAction::Type && action != KeyAction::Space)
            continue;
        if (isShifted && !m_keyboard->isShifted())
            QVERIFY(tap(u"Shift"_s));
        shown += action == KeyAction::Space ? u" "_s : key->accessibleName();
        QTest::mouseClick(key, Qt::LeftButton);
        QCOMPARE(m_field->text(), shown);
    }
    QCOMPARE(shown, typed);
}

void TestOnScreenKeyboard::shiftIsForOneLetter()
{
    QVERIFY(tap(u"Shift"_s));
    QVERIFY(key(u"Shift"_s)->isChecked());
    QVERIFY(key(u"L"_s) && !key(u"l"_s));
    QVERIFY(tap(u"Space"_s)); // no letter
    QVERIFY(tap(u"L"_s));
    QVERIFY(!key(u"Shift"_s)->isChecked());
    QVERIFY(type(u"lama"_s));
    QCOMPARE(m_field->text(), u" Llama"_s);
    QVERIFY(tap(u"Shift"_s));
    QVERIFY(tap(u"Shift"_s)); // taken back
    QVERIFY(type(u"x"_s));
    QCOMPARE(m_field->text(), u" Llamax"_s);
}

void TestOnScreenKeyboard::layouts()
{
    QVERIFY(tap(u"Other letters"_s));
    QCOMPARE(m_keyboard->keyLayout(), KeyLayout::Cyrillic);
    QCOMPARE(key(u"Other letters"_s)->text(), u"ABC"_s);
    QVERIFY(tap(u"Digits and signs"_s));
    QCOMPARE(m_keyboard->keyLayout(), KeyLayout::Signs);
    QCOMPARE(key(u"Letters"_s)->text(), u"АБВ"_s);
    QVERIFY(tap(u"Letters"_s));
    QCOMPARE(m_keyboard->keyLayout(), KeyLayout::Cyrillic);
    QVERIFY(tap(u"Shift"_s));
    QVERIFY(tap(u"Digits and signs"_s));
    QVERIFY(tap(u"Other letters"_s));
    QCOMPARE(m_keyboard->keyLayout(), KeyLayout::Latin);
    QVERIFY(!m_keyboard->isShifted());
    QVERIFY(tap(u"Other letters"_s) && tap(u"Shift"_s));
    m_keyboard->reset();
    QCOMPARE(m_keyboard->keyLayout(), KeyLayout::Latin);
    QVERIFY(!m_keyboard->isShifted());
    QCOMPARE(m_field->text(), QString());
}

void TestOnScreenKeyboard::backspaceRepeatsWhileHeld()
{
    m_field->setText(u"123456789"_s);
    QVERIFY(tap(u"Backspace"_s));
    QCOMPARE(m_field->text(), u"12345678"_s);
    QTest::mousePress(key(u"Backspace"_s), Qt::LeftButton);
    QTRY_VERIFY(m_field->text().size() <= 5);
    QTest::mouseRelease(key(u"Backspace"_s), Qt::LeftButton);
    const QString left = m_field->text();
    QTest::qWait(200);
    QCOMPARE(m_field->text(), left);
    // A letter that is held stays one letter.
    m_field->clear();
    QTest::mousePress(key(u"q"_s), Qt::LeftButton);
    QTest::qWait(600);
    QTest::mouseRelease(key(u"q"_s), Qt::LeftButton);
    QCOMPARE(m_field->text(), u"q"_s);
}

void TestOnScreenKeyboard::theFocusStays()
{
    for (const KeyLayout layout : {KeyLayout::Latin, KeyLayout::Cyrillic, KeyLayout::Signs}) {
        m_keyboard->setKeyLayout(layout);
        for (QAbstractButton *key : keysOf(m_keyboard)) {
            QCOMPARE(key->focusPolicy(), Qt::NoFocus);
            QTest::mouseClick(key, Qt::LeftButton);
            QVERIFY2(m_field->hasFocus(), qPrintable(key->accessibleName()));
            m_keyboard->setKeyLayout(layout);
        }
    }
    QTest::mouseClick(m_keyboard, Qt::LeftButton, {}, QPoint(3, 3)); // between the keys
    QVERIFY(m_field->hasFocus());
    QCOMPARE(QApplication::focusWidget(), m_field);
}

void TestOnScreenKeyboard::fieldsKeepTheirRules()
{
    m_field->setMaxLength(3);
    QVERIFY(type(u"abcd"_s));
    QCOMPARE(m_field->text(), u"abc"_s);
    m_field->undo();
    QVERIFY(m_field->text().size() < 3);
    m_field->setText(u"abc"_s);
    m_field->setReadOnly(true);
    QVERIFY(type(u"x"_s) && tap(u"Backspace"_s));
    QCOMPARE(m_field->text(), u"abc"_s);
    m_field->setReadOnly(false);
    m_field->clear();
    m_field->setValidator(new QIntValidator(0, 99, m_field));
    QVERIFY(type(u"a"_s));
    m_keyboard->setKeyLayout(KeyLayout::Signs);
    QVERIFY(type(u"4.27"_s));
    QCOMPARE(m_field->text(), u"42"_s);
    m_field->selectAll();
    QVERIFY(type(u"7"_s)); // in place of what is selected
    QCOMPARE(m_field->text(), u"7"_s);
    QCOMPARE(m_field->isModified(), true);
}

void TestOnScreenKeyboard::otherFields()
{
    auto *number = new QSpinBox(m_window.get());
    auto *notes = new QPlainTextEdit(m_window.get());
    number->setRange(0, 50);
    for (QWidget *field : {static_cast<QWidget *>(number), static_cast<QWidget *>(notes)}) {
        field->show();
        field->setFocus();
        m_keyboard->setFocusProxy(field);
        m_keyboard->setKeyLayout(KeyLayout::Signs);
        if (field == number)
            number->selectAll();
        QVERIFY(type(u"4"_s) && type(u"2"_s) && type(u"1"_s));
    }
    QCOMPARE(number->value(), 42);
    QCOMPARE(notes->toPlainText(), u"421"_s);
    QVERIFY(tap(u"Backspace"_s));
    QCOMPARE(notes->toPlainText(), u"42"_s);
    notes->undo();
    QVERIFY(notes->toPlainText() != u"42"_s);
}

void TestOnScreenKeyboard::nobodyHasTheFocus()
{
    QSignalSpy done(m_keyboard, &OnScreenKeyboard::doneAsked);
    m_keyboard->setFocusProxy(nullptr);
    m_window->setFocusPolicy(Qt::NoFocus);
    m_field->clearFocus();
    QVERIFY(type(u"a"_s) && tap(u"Backspace"_s) && tap(u"Done"_s));
    QCOMPARE(m_field->text(), QString());
    QCOMPARE(done.size(), 1);
}

void TestOnScreenKeyboard::eachFingerPressesItsKey()
{
    QPointingDevice *screen = QTest::createTouchDevice();
    QAbstractButton *first = key(u"q"_s);
    QAbstractButton *second = key(u"p"_s);
    const auto middle = [](QAbstractButton *key) { return key->rect().center(); };
    QTest::touchEvent(m_window.get(), screen).press(1, middle(first), first);
    QVERIFY(first->isDown());
    QTest::touchEvent(m_window.get(), screen).stationary(1).press(2, middle(second), second);
    QVERIFY(first->isDown() && second->isDown());
    QTest::touchEvent(m_window.get(), screen).release(1, middle(first), first).stationary(2);
    QCOMPARE(m_field->text(), u"q"_s);
    QTest::touchEvent(m_window.get(), screen).release(2, middle(second), second);
    QCOMPARE(m_field->text(), u"qp"_s); // once each: no mouse stands in for the fingers
    QVERIFY(m_field->hasFocus() && !first->isDown() && !second->isDown());
}

void TestOnScreenKeyboard::aFingerThatSlidesOffTypesNothing()
{
    QPointingDevice *screen = QTest::createTouchDevice();
    QAbstractButton *letter = key(u"q"_s);
    QTest::touchEvent(m_window.get(), screen).press(1, QPoint(20, 20), letter);
    QTest::touchEvent(m_window.get(), screen).move(1, QPoint(20, 300), letter);
    QVERIFY(!letter->isDown());
    QTest::touchEvent(m_window.get(), screen).release(1, QPoint(20, 300), letter);
    QCOMPARE(m_field->text(), QString());
}

CONFIGURATOR_KEYBOARD_TEST_MAIN(TestOnScreenKeyboard)
#include "tst_onscreenkeyboard.moc"

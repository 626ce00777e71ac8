// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/keyboardkeys.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QWindow>

#include <functional>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// When the keyboard shows and when it goes.
class TestKeyboardHost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        wearSize(100);
        m_shop = std::make_unique<KeyboardWindow>();
        QVERIFY(QTest::qWaitForWindowActive(&m_shop->window));
    }
    void cleanup() { m_shop.reset(); }
    void whatItShowsFor_data();
    void whatItShowsFor();
    void hidesWithTheFocus();
    void doneHides();
    void doneTakesANumber();
    void nothingMovesUnderAFinger();
    void theLettersUsedLast();
    void theFieldGoesAway();

private:
    std::unique_ptr<KeyboardWindow> m_shop;
};

namespace {

template <typename Widget>
QWidget *make()
{
    return new Widget;
}

} // namespace

void TestKeyboardHost::whatItShowsFor_data()
{
    QTest::addColumn<std::function<QWidget *()>>("make");
    QTest::addColumn<bool>("isField");
    const auto row = [](const char *tag, const std::function<QWidget *()> &make, bool isField) {
        QTest::newRow(tag) << make << isField;
    };
    row("a line", make<QLineEdit>, true);
    row("a number", make<QSpinBox>, true);
    row("several lines", make<QPlainTextEdit>, true);
    row("a button", make<QPushButton>, false);
    row("a list", make<QScrollArea>, false);
    const auto readOnly = [] {
        auto *field = new QLineEdit;
        field->setReadOnly(true);
        return field;
    };
    row("a line that takes nothing", readOnly, false);
    const auto ownKeys = [] {
        auto *field = new QLineEdit;
        field->setProperty("ownKeys", true);
        return field;
    };
    row("a line with keys of its own", ownKeys, false);
}

void TestKeyboardHost::whatItShowsFor()
{
    QFETCH(const std::function<QWidget *()>, make);
    QFETCH(const bool, isField);
    QWidget *widget = m_shop->add(make());
    QVERIFY(!m_shop->isShown());
    widget->setFocus();
    QTest::qWait(50);
    QCOMPARE(OnScreenKeyboardHost::isField(widget), isField);
    QCOMPARE(m_shop->isShown(), isField);
    QVERIFY(widget->hasFocus());
}

void TestKeyboardHost::hidesWithTheFocus()
{
    auto *first = m_shop->add(new QLineEdit);
    auto *second = m_shop->add(new QLineEdit);
    auto *button = m_shop->add(new QPushButton(u"B"_s));
    first->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    second->setFocus(); // stays, and types there
    QTest::qWait(50);
    QVERIFY(m_shop->isShown());
    QVERIFY(typeText(m_shop->keyboard(), u"ab"_s));
    QCOMPARE(second->text(), u"ab"_s);
    QVERIFY(second->hasFocus());
    button->setFocus();
    QTRY_VERIFY(!m_shop->isShown());
    QCOMPARE(m_shop->window.contentsMargins(), QMargins());
}

void TestKeyboardHost::doneHides()
{
    auto *field = m_shop->add(new QLineEdit);
    field->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    QVERIFY(tap(m_shop->keyboard(), u"Done"_s));
    QTRY_VERIFY(!m_shop->isShown());
    QVERIFY(field->hasFocus()); // for who goes on with a real keyboard
    QTest::mouseClick(field, Qt::LeftButton);
    QTRY_VERIFY(m_shop->isShown());
}

void TestKeyboardHost::doneTakesANumber()
{
    auto *number = m_shop->add(new QSpinBox);
    number->setKeyboardTracking(false);
    number->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    number->selectAll();
    QCOMPARE(m_shop->keyboard()->keyLayout(), KeyLayout::Signs);
    QVERIFY(typeText(m_shop->keyboard(), u"37"_s));
    QVERIFY(tap(m_shop->keyboard(), u"Done"_s));
    QCOMPARE(number->value(), 37);
    QTRY_VERIFY(!m_shop->isShown());
    QTest::mouseClick(number->findChild<QLineEdit *>(), Qt::LeftButton);
    QTRY_VERIFY(m_shop->isShown());
}

// A button that a finger presses takes the focus; were the keyboard to go at once, the button would
// have moved when the finger leaves.
void TestKeyboardHost::nothingMovesUnderAFinger()
{
    auto *field = m_shop->add(new QLineEdit);
    m_shop->column->addStretch();
    auto *button = m_shop->add(new QPushButton(u"At the bottom"_s));
    QSignalSpy clicked(button, &QPushButton::clicked);
    field->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    QTest::qWait(20);
    const QPoint at = button->mapTo(&m_shop->window, button->rect().center());
    QTest::mousePress(m_shop->window.windowHandle(), Qt::LeftButton, {}, at);
    QVERIFY(button->hasFocus());
    QTest::qWait(150);
    QVERIFY(m_shop->isShown());
    QTest::mouseRelease(m_shop->window.windowHandle(), Qt::LeftButton, {}, at);
    QTRY_COMPARE(clicked.size(), 1);
    QTRY_VERIFY(!m_shop->isShown());
}

void TestKeyboardHost::theLettersUsedLast()
{
    auto *field = m_shop->add(new QLineEdit);
    auto *number = m_shop->add(new QSpinBox);
    field->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    QVERIFY(tap(m_shop->keyboard(), u"Other letters"_s));
    QVERIFY(tap(m_shop->keyboard(), u"Done"_s));
    QTRY_VERIFY(!m_shop->isShown());
    number->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    QCOMPARE(m_shop->keyboard()->keyLayout(), KeyLayout::Signs);
    QVERIFY(tap(m_shop->keyboard(), u"Done"_s));
    QTRY_VERIFY(!m_shop->isShown());
    field->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    QCOMPARE(m_shop->keyboard()->keyLayout(), KeyLayout::Cyrillic);
    m_shop->host->reset();
    QVERIFY(!m_shop->isShown());
    QCOMPARE(m_shop->keyboard()->keyLayout(), KeyLayout::Latin);
}

void TestKeyboardHost::theFieldGoesAway()
{
    auto *field = m_shop->add(new QLineEdit);
    field->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    delete field;
    QTRY_VERIFY(!m_shop->isShown());
    auto *next = m_shop->add(new QLineEdit);
    next->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    next->hide();
    QTRY_VERIFY(!m_shop->isShown());
}

CONFIGURATOR_KEYBOARD_TEST_MAIN(TestKeyboardHost)
#include "tst_keyboardhost.moc"

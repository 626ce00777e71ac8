// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/keyboardkeys.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// What is typed stays in sight above the keyboard.
class TestKeyboardSight : public QObject
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
    void theFieldStaysInSight_data();
    void theFieldStaysInSight();
    void insideAnotherScrollArea();
    void theContentsGiveWay();
    void theWindowNeverGrows();
    void followsTheWindow();

private:
    std::unique_ptr<KeyboardWindow> m_shop;
};

namespace {

// Whole, above the keyboard, and not cut off by anything around it.
bool isInSight(const QWidget *field, const OnScreenKeyboard *keyboard)
{
    const QRect place(field->mapTo(field->window(), QPoint()), field->size());
    return field->visibleRegion().boundingRect() == field->rect()
        && !place.intersects(keyboard->geometry()) && field->window()->rect().contains(place);
}

// Fields, one below the other, far more than the window is high.
QList<QLineEdit *> addPage(QWidget *page)
{
    auto *column = new QVBoxLayout(page);
    QList<QLineEdit *> fields;
    for (int count = 0; count < 60; ++count) {
        fields.append(new QLineEdit);
        column->addWidget(fields.last());
    }
    return fields;
}

} // namespace

void TestKeyboardSight::theFieldStaysInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("place");
    for (const QSize size : {QSize(1080, 1920), QSize(1920, 1080)})
        for (const int percent : {100, 200})
            for (const int place : {0, 1, 17, 30, 58, 59})
                QTest::addRow("B192 %d × %d, text %d %%, field %d", size.width(), size.height(),
                              percent, place)
                    << size << percent << place;
}

void TestKeyboardSight::theFieldStaysInSight()
{
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    QFETCH(const int, place);
    wearSize(percent);
    m_shop->window.resize(size);
    auto *area = m_shop->add(new QScrollArea);
    area->setWidgetResizable(true);
    auto *page = new QWidget;
    const QList<QLineEdit *> fields = addPage(page);
    area->setWidget(page);
    QTest::qWait(20);
    area->ensureWidgetVisible(fields.at(place)); // where a finger finds it
    fields.at(place)->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    QVERIFY(isInSight(fields.at(place), m_shop->keyboard()));
    fields.at(59 - place)->setFocus(); // the next one, with the keyboard there already
    QTest::qWait(50);
    QVERIFY(isInSight(fields.at(59 - place), m_shop->keyboard()));
    QCOMPARE(m_shop->window.size(), size);
}

void TestKeyboardSight::insideAnotherScrollArea()
{
    auto *outer = m_shop->add(new QScrollArea);
    auto *page = new QWidget;
    auto *inner = new QScrollArea(page);
    auto *list = new QWidget;
    const QList<QLineEdit *> fields = addPage(list);
    inner->setWidget(list);
    inner->setFixedSize(600, 400);
    page->setFixedSize(900, 4000);
    inner->move(20, 1400);
    outer->setWidget(page);
    QTest::qWait(20);
    fields.last()->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    QVERIFY(isInSight(fields.last(), m_shop->keyboard()));
}

void TestKeyboardSight::theContentsGiveWay()
{
    auto *field = m_shop->add(new QLineEdit);
    auto *below = m_shop->add(new QPlainTextEdit);
    auto *actions = m_shop->add(new QPushButton(u"Actions"_s));
    field->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    const int top = m_shop->keyboard()->y();
    QCOMPARE(m_shop->keyboard()->geometry().bottom(), m_shop->window.rect().bottom());
    QCOMPARE(m_shop->keyboard()->width(), m_shop->window.width());
    QVERIFY(actions->geometry().bottom() < top && below->height() > 0);
    actions->setFocus();
    QTRY_VERIFY(!m_shop->isShown());
    QTRY_COMPARE(actions->geometry().bottom(), m_shop->window.rect().bottom());
}

void TestKeyboardSight::theWindowNeverGrows()
{
    auto *field = m_shop->add(new QLineEdit);
    auto *tall = m_shop->add(new QWidget);
    tall->setMinimumHeight(1800);
    field->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    QTest::qWait(50);
    QCOMPARE(m_shop->window.size(), QSize(1080, 1920));
    QVERIFY(isInSight(field, m_shop->keyboard()));
}

void TestKeyboardSight::followsTheWindow()
{
    auto *field = m_shop->add(new QLineEdit);
    field->setFocus();
    QTRY_VERIFY(m_shop->isShown());
    m_shop->window.resize(1920, 1080);
    QTRY_COMPARE(m_shop->keyboard()->width(), 1920);
    QCOMPARE(m_shop->keyboard()->geometry().bottom(), 1079);
}

CONFIGURATOR_KEYBOARD_TEST_MAIN(TestKeyboardSight)
#include "tst_keyboardsight.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/kiosk.h"
#include "support/testmain.h"

#include <QRandomGenerator>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Taps, keys, pages and resets without sense: whatever they are, totals and history stay true.
// ACTIONS=1000000 walks on for a long time; SEED replays a walk that failed.
class TestKioskRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomFingersKeepEveryInvariant();

private:
    void act(QRandomGenerator &random);
    void check() const;

    std::unique_ptr<Kiosk> m_kiosk;
};

void TestKioskRandom::act(QRandomGenerator &random)
{
    KioskWindow &window = m_kiosk->window;
    const auto roll = random.bounded(100);
    if (roll < 55) {
        const auto buttons = m_kiosk->seen<QAbstractButton>();
        if (!buttons.isEmpty())
            buttons[random.bounded(static_cast<int>(buttons.size()))]->click();
    } else if (roll < 75) {
        const QPoint at(random.bounded(window.width()), random.bounded(window.height()));
        if (QWidget *under = window.childAt(at))
            QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(&window, at));
    } else if (roll < 90) {
        static constexpr Qt::Key keys[]
            = {Qt::Key_Tab, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Down,
               Qt::Key_A,   Qt::Key_Space,  Qt::Key_Plus,   Qt::Key_7};
        if (QWidget *focus = QApplication::focusWidget())
            QTest::keyClick(focus, keys[random.bounded(8)]);
    } else if (roll < 92) {
        window.reset();
        window.wake();
    } else if (roll < 94) {
        window.showCountdown(random.bounded(15));
    } else {
        window.hideCountdown();
    }
    if (!window.isAwake())
        window.wake();
}

void TestKioskRandom::check() const
{
    BuildDocument &document = m_kiosk->window.document();
    const Assessment fresh = assess(m_kiosk->loaded.catalogue, document.build(), document.region());
    QCOMPARE(fresh.totals, document.assessment().totals);
    QUndoStack *stack = document.undoStack();
    const int at = stack->index();
    const Build now = document.build();
    stack->setIndex(0);
    QVERIFY(document.build().items.empty());
    stack->setIndex(at);
    QCOMPARE(document.build(), now);
}

void TestKioskRandom::randomFingersKeepEveryInvariant()
{
    const int actions = qMax(qEnvironmentVariableIntValue("ACTIONS"), 600);
    const int asked = qEnvironmentVariableIntValue("SEED");
    const quint32 seed = asked == 0 ? 20261130 : static_cast<quint32>(asked);
    QRandomGenerator random(seed);
    m_kiosk = std::make_unique<Kiosk>();
    m_kiosk->window.wake();
    // Clearing the screen is decided outside.
    connect(&m_kiosk->window, &KioskWindow::doneAsked, &m_kiosk->window, &KioskWindow::reset,
            Qt::QueuedConnection);
    for (int i = 0; i < actions; ++i) {
        act(random);
        if (i % 10 == 0)
            QCoreApplication::processEvents();
        if (i % 50 == 0)
            check();
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(u"SEED=%1, action %2"_s.arg(seed).arg(i)));
    }
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestKioskRandom)
#include "tst_kioskrandom.moc"

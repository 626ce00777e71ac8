// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/kiosk.h"
#include "support/testmain.h"
#include "views/build/buildpage.h"
#include "views/common/topbar.h"

#include <QAbstractSpinBox>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

using Walked = std::vector<QPointer<QWidget>>;

QString said(const QWidget *widget)
{
    const QString name = widget->accessibleName();
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return u"%1 “%2”"_s.arg(QLatin1String(widget->metaObject()->className()),
                            name.isEmpty() && button ? button->text() : name);
}

// Where it is in the window, at this moment.
QRect placeOf(const QWidget *widget)
{
    return {widget->mapTo(widget->window(), QPoint()), widget->size()};
}

// Its surroundings, where a ring would be.
QImage sightOf(QWidget *widget)
{
    QTest::qWait(1);
    const QRect place = placeOf(widget).adjusted(-4, -4, 4, 4);
    return widget->window()->grab(place).toImage();
}

bool isFocusSeen(QWidget *widget)
{
    const QImage with = sightOf(widget);
    widget->clearFocus();
    const bool isSeen = sightOf(widget) != with;
    widget->setFocus(Qt::TabFocusReason);
    return isSeen;
}

// Once round by Tab, from the first widget of the window; says where no focus is seen.
Walked walkByTab(QWidget &window, QStringList &unseen)
{
    Walked walked;
    for (int i = 0; i < 300; ++i) {
        QWidget *before = QApplication::focusWidget();
        QTest::keyClick(before ? before : &window, Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (!now || std::find(walked.begin(), walked.end(), now) != walked.end())
            break;
        walked.push_back(now);
        if (!isFocusSeen(now))
            unseen << said(now);
    }
    return walked;
}

// The part of `inside` in which it lies; itself where it lies there directly.
QWidget *partOf(const QWidget *inside, QWidget *widget)
{
    while (widget->parentWidget() != inside)
        widget = widget->parentWidget();
    return widget;
}

// Whether the eye would come to `next` before `before`: it lies above, or on its left.
bool isBackwards(QWidget *before, QWidget *next)
{
    QWidget *both = before;
    while (both != next && !both->isAncestorOf(next))
        both = both->parentWidget();
    if (both == before)
        return false; // into a row
    if (both == next)
        return true;
    const QRect from = placeOf(partOf(both, before));
    const QRect to = placeOf(partOf(both, next));
    const bool isAbove = to.bottom() <= from.top();
    const bool isBeside = to.top() < from.bottom() && from.top() < to.bottom();
    return isAbove || (isBeside && to.right() <= from.left());
}

// What the pages are for comes before the bar above them.
bool isIntoBar(const QWidget *before, const QWidget *next)
{
    const auto inBar = [](const QWidget *widget) {
        for (; widget; widget = widget->parentWidget()) {
            if (qobject_cast<const TopBar *>(widget))
                return true;
        }
        return false;
    };
    return inBar(next) && !inBar(before);
}

// Which can be reached by Tab, by what they say of themselves.
QList<QWidget *> stopsIn(QWidget &window)
{
    QList<QWidget *> stops;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isInner = qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
            || qobject_cast<QComboBox *>(widget->parentWidget()) || widget->focusProxy();
        if (!isInner && widget->isVisible() && widget->isEnabled()
            && (widget->focusPolicy() & Qt::TabFocus))
            stops << widget;
    }
    return stops;
}

} // namespace

// A page by keyboard alone: Tab goes as the eye does, misses nothing, and is seen where it is.
class TestFocusOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staff_data();
    void staff();
    void kiosk_data();
    void kiosk();

private:
    static void builds();
    static void go(const QWidget &window);
    static void verify(QWidget &window);
    static void verifyOrder(const Walked &walked);
    static void fill(BuildDocument &document);
};

void TestFocusOrder::builds()
{
    QTest::addColumn<bool>("isFull");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("page"); // by its button; the build page needs none
    QTest::newRow("empty") << false << QSize(1440, 880) << QString();
    QTest::newRow("with a build") << true << QSize(1440, 880) << QString();
    QTest::newRow("large") << true << QSize(1920, 1400) << QString();
    QTest::newRow("upright") << true << QSize(1080, 1920) << QString();
    QTest::newRow("models") << true << QSize(1440, 880) << u"Models"_s;
    QTest::newRow("cluster") << true << QSize(1440, 880) << u"What's a cluster?"_s;
}

void TestFocusOrder::staff_data()
{
    builds();
    QTest::newRow("compare") << true << QSize(1440, 880) << u"Compare"_s;
}

void TestFocusOrder::kiosk_data()
{
    builds();
    QTest::newRow("at the counter") << true << QSize(1080, 1920) << u"Show this at the counter"_s;
}

void TestFocusOrder::go(const QWidget &window)
{
    QFETCH(QString, page);
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (page.isEmpty() || !button->isVisible()
            || (button->accessibleName() != page && button->text() != page))
            continue;
        button->click();
        return;
    }
    QVERIFY2(page.isEmpty(), qPrintable(page));
}

void TestFocusOrder::fill(BuildDocument &document)
{
    VERIFY_OK(document.add(u"tower-4slot-1600w"_s));
    VERIFY_OK(document.add(u"rtx-5090"_s, {}, 2));
    VERIFY_OK(document.add(u"dgx-spark"_s));
}

void TestFocusOrder::verifyOrder(const Walked &walked)
{
    QStringList faults;
    for (std::size_t i = 1; i < walked.size(); ++i) {
        if (isBackwards(walked[i - 1], walked[i]) && !isIntoBar(walked[i - 1], walked[i]))
            faults << u"%1 comes after %2"_s.arg(said(walked[i]), said(walked[i - 1]));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestFocusOrder::verify(QWidget &window)
{
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QStringList unseen;
    const Walked walked = walkByTab(window, unseen);
    QStringList missed;
    for (QWidget *stop : stopsIn(window)) {
        if (std::find(walked.begin(), walked.end(), stop) == walked.end())
            missed << said(stop);
    }
    QVERIFY2(missed.isEmpty(), qPrintable(u"not reached:\n"_s + missed.join(u'\n')));
    qInfo("%zu stops", walked.size());
    verifyOrder(walked);
    QVERIFY2(unseen.isEmpty(), qPrintable(u"no focus is seen at\n"_s + unseen.join(u'\n')));
}

void TestFocusOrder::staff()
{
    QFETCH(bool, isFull);
    QFETCH(QSize, size);
    RealWindow f;
    f.window.findChild<BuildPage *>()->allowQuotes();
    f.window.resize(size);
    if (isFull)
        fill(f.document);
    go(f.window);
    verify(f.window);
}

void TestFocusOrder::kiosk()
{
    QFETCH(bool, isFull);
    QFETCH(QSize, size);
    Kiosk f(size);
    f.window.wake();
    if (isFull)
        fill(f.window.document());
    go(f.window);
    verify(f.window);
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestFocusOrder)
#include "tst_focusorder.moc"

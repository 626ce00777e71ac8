// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/touch/touch.h"

#include "views/common/shopstyle.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QScrollPrepareEvent>
#include <QScroller>

namespace configurator {

namespace {

constexpr double pressDelay = 0.04; // seconds

// A list that stands in a page scrolls alone: the page keeps still under a finger that is on it.
class InnerFirst : public QObject
{
public:
    explicit InnerFirst(QWidget *viewport)
        : QObject(viewport)
        , m_viewport(viewport)
    {
        viewport->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ScrollPrepare)
            return QObject::eventFilter(watched, event);
        const QPointF start = static_cast<QScrollPrepareEvent *>(event)->startPos();
        if (!scrollsByItself(m_viewport->childAt(start.toPoint())))
            return false;
        event->ignore();
        return true;
    }

private:
    [[nodiscard]] bool scrollsByItself(const QWidget *widget) const
    {
        for (; widget && widget != m_viewport; widget = widget->parentWidget()) {
            const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
            if (area && area->verticalScrollBar()->maximum() > 0)
                return true;
        }
        return false;
    }

    QWidget *m_viewport;
};

} // namespace

QPushButton *touchButton(const QString &text, int look, QWidget *parent)
{
    // What a catalogue calls a model is no shortcut.
    auto *button = new QPushButton(QString(text).replace(u'&', QStringLiteral("&&")), parent);
    button->setAccessibleName(text);
    button->setProperty(look::property, look);
    button->setMinimumSize(touch::target, touch::target);
    button->setAutoDefault(true); // Enter presses it as Space does
    if (look == look::primary) {
        QFont weight; // the size stays that of the program's font, also when that changes
        weight.setWeight(QFont::DemiBold);
        button->setFont(weight);
    }
    return button;
}

void scrollByTouch(QAbstractScrollArea *area, bool hasMotion)
{
    if (auto *view = qobject_cast<QAbstractItemView *>(area)) {
        view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        view->setDragEnabled(false);
    }
    // Two fingers pan by Qt's own gesture, and the list jumps when the second one comes late.
    area->viewport()->ungrabGesture(Qt::PanGesture);
    // A finger arrives as a mouse as well, so that one gesture serves both.
    QScroller::grabGesture(area->viewport(), QScroller::LeftMouseButtonGesture);
    new InnerFirst(area->viewport());
    QScroller *scroller = QScroller::scroller(area->viewport());
    QScrollerProperties properties = scroller->scrollerProperties();
    const auto off = QVariant::fromValue(QScrollerProperties::OvershootAlwaysOff);
    properties.setScrollMetric(QScrollerProperties::VerticalOvershootPolicy, off);
    properties.setScrollMetric(QScrollerProperties::HorizontalOvershootPolicy, off);
    // A press waits whether it becomes a swipe. Qt tells it at the place where the finger is by
    // then, so the wait is shorter than a finger's.
    properties.setScrollMetric(QScrollerProperties::MousePressEventDelay, pressDelay);
    scroller->setScrollerProperties(properties);
    setGliding(area, hasMotion);
}

void setGliding(QAbstractScrollArea *area, bool hasMotion)
{
    constexpr auto velocity = QScrollerProperties::MaximumVelocity;
    QScroller *scroller = QScroller::scroller(area->viewport());
    QScrollerProperties properties = scroller->scrollerProperties();
    properties.setScrollMetric(
        velocity, hasMotion ? QScrollerProperties().scrollMetric(velocity) : QVariant(0.0));
    scroller->setScrollerProperties(properties);
}

} // namespace configurator

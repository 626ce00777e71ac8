// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/keyboard/keyboardhost.h"

#include "views/kiosk/keyboard/onscreenkeyboard.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextEdit>

namespace configurator {

namespace {

constexpr int whilePressed = 25; // milliseconds
constexpr int roomAround = 12; // of the field, above and below

bool takesText(const QWidget *widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return !line->isReadOnly();
    if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(widget))
        return !spin->isReadOnly();
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(widget))
        return !plain->isReadOnly();
    const auto *rich = qobject_cast<const QTextEdit *>(widget);
    return rich && !rich->isReadOnly();
}

bool takesNumbers(const QWidget &field)
{
    constexpr auto numbers
        = Qt::ImhDigitsOnly | Qt::ImhFormattedNumbersOnly | Qt::ImhDialableCharactersOnly;
    return qobject_cast<const QAbstractSpinBox *>(&field) || (field.inputMethodHints() & numbers);
}

// By how much contents have to move up so that `rect` lies between `top` and `bottom`; where it is
// higher than that, its upper edge counts.
int moveUp(const QRect &rect, int top, int bottom)
{
    const int below = rect.bottom() + roomAround - bottom;
    const int above = top - (rect.top() - roomAround);
    return below > 0 ? qMin(below, -above) : above > 0 ? -above : 0;
}

} // namespace

OnScreenKeyboardHost::OnScreenKeyboardHost(QWidget *window)
    : QObject(window)
    , m_window(window)
    , m_keyboard(new OnScreenKeyboard(window))
{
    m_keyboard->hide();
    m_settle.setSingleShot(true);
    window->installEventFilter(this);
    connect(&m_settle, &QTimer::timeout, this, &OnScreenKeyboardHost::settle);
    connect(qApp, &QApplication::focusChanged, this, [this] {
        m_isDismissed = false;
        settleSoon();
    });
    connect(m_keyboard, &OnScreenKeyboard::doneAsked, this, &OnScreenKeyboardHost::finish);
}

bool OnScreenKeyboardHost::isField(const QWidget *widget)
{
    if (!widget || !widget->isEnabled() || !takesText(widget))
        return false;
    for (const QWidget *around = widget; around; around = around->parentWidget())
        if (around->property("ownKeys").toBool())
            return false;
    return true;
}

void OnScreenKeyboardHost::settleSoon()
{
    m_settle.start(0);
}

// Nothing moves under a finger that rests: the button that took the focus would slip away from it.
void OnScreenKeyboardHost::settle()
{
    if (QGuiApplication::mouseButtons() != Qt::NoButton) {
        m_settle.start(whilePressed);
        return;
    }
    QWidget *focused = m_window->focusWidget();
    const bool isWanted = focused && !m_isDismissed && focused->isVisible()
        && focused->window() == m_window && isField(focused);
    if (isWanted)
        show(focused);
    else
        hide();
}

void OnScreenKeyboardHost::show(QWidget *field)
{
    m_field = field;
    watch(*field);
    // A press on the keyboard then counts as one on the field, and the focus stays there.
    m_keyboard->setFocusProxy(field);
    if (m_keyboard->isVisible())
        return uncover();
    if (takesNumbers(*field))
        m_keyboard->setKeyLayout(KeyLayout::Signs);
    else
        m_keyboard->showLetters();
    m_keyboard->show();
    place();
}

// Presses reach what a field is made of: the line of a spin box, the viewport of an editor.
void OnScreenKeyboardHost::watch(QWidget &field)
{
    field.installEventFilter(this);
    const QList<QWidget *> parts = field.findChildren<QWidget *>();
    for (QWidget *part : parts)
        part->installEventFilter(this);
}

void OnScreenKeyboardHost::hide()
{
    if (!m_keyboard->isVisible())
        return;
    m_keyboard->hide();
    m_keyboard->setFocusProxy(nullptr);
    m_window->setContentsMargins(0, 0, 0, 0);
}

void OnScreenKeyboardHost::reset()
{
    hide();
    m_keyboard->reset();
}

// What was typed counts; the field keeps the focus, and a touch of it brings the keyboard back.
void OnScreenKeyboardHost::finish()
{
    if (auto *spin = qobject_cast<QAbstractSpinBox *>(m_window->focusWidget()))
        spin->interpretText();
    m_isDismissed = true;
    settleSoon();
}

void OnScreenKeyboardHost::place()
{
    const int height = m_keyboard->heightForWidth(m_window->width());
    m_keyboard->setGeometry(0, m_window->height() - height, m_window->width(), height);
    m_keyboard->raise();
    QLayout *layout = m_window->layout();
    // A layout that can't shrink so far would make the window larger than its screen.
    const int room = layout ? m_window->height() - layout->minimumSize().height() : 0;
    m_window->setContentsMargins(0, 0, 0, qBound(0, room, height));
    if (layout)
        layout->activate();
    uncover();
}

// From the innermost scroll area outwards, until the field lies in sight.
void OnScreenKeyboardHost::uncover()
{
    if (!m_field)
        return;
    for (QWidget *around = m_field->parentWidget(); around && around != m_window;
         around = around->parentWidget()) {
        auto *area = qobject_cast<QAbstractScrollArea *>(around);
        if (!area)
            continue;
        const QWidget *view = area->viewport();
        const int end = view->mapFromGlobal(m_keyboard->mapToGlobal(QPoint())).y();
        const QRect rect(m_field->mapTo(area, QPoint()) - view->pos(), m_field->size());
        QScrollBar *bar = area->verticalScrollBar();
        bar->setValue(bar->value() + moveUp(rect, 0, qMin(view->height(), end) - 1));
    }
}

bool OnScreenKeyboardHost::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    const bool isOnField
        = m_field && widget && (widget == m_field || m_field->isAncestorOf(widget));
    const bool isPress
        = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin;
    if (watched == m_window && event->type() == QEvent::Resize && m_keyboard->isVisible())
        place();
    else if (isOnField && event->type() == QEvent::Hide)
        settleSoon();
    else if (isOnField && isPress) {
        m_isDismissed = false;
        settleSoon();
    }
    return false;
}

} // namespace configurator

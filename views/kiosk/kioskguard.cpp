// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/kioskguard.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScreen>
#include <QWidget>
#include <QWindow>

namespace configurator {

namespace {

// Moving about and editing; nothing here opens, closes, copies or prints anything.
bool isPlainKey(int key)
{
    switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Shift:
    case Qt::Key_AltGr:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return true;
    default:
        return false;
    }
}

// A touch arrives as a mouse as well, a moment later: both are the one that woke the kiosk.
constexpr int wakingMilliseconds = 400;

bool isUndo(const QKeyEvent &event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo);
}

bool isStaffKey(const QKeyEvent &event)
{
    return event.key() == Qt::Key_L
        && event.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
}

} // namespace

KioskGuard::KioskGuard(QWidget &window, OnActivity onActivity)
    : QObject(&window)
    , m_window(window)
    , m_onActivity(std::move(onActivity))
{
    m_hold.setSingleShot(true);
    m_hold.setInterval(exitHold);
    connect(&m_hold, &QTimer::timeout, this, &KioskGuard::exitAsked);
    qApp->installEventFilter(this);
    // Another window in front, or another screen: the kiosk comes back to where it belongs.
    connect(qApp, &QGuiApplication::applicationStateChanged, this, &KioskGuard::comeBack);
    connect(qApp, &QGuiApplication::screenAdded, this, &KioskGuard::comeBack);
    connect(qApp, &QGuiApplication::screenRemoved, this, &KioskGuard::comeBack);
}

bool KioskGuard::isAllowed(const QKeyEvent &event)
{
    if (isUndo(event))
        return true;
    const Qt::KeyboardModifiers held
        = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (held != Qt::NoModifier)
        return false;
    if (event.key() >= Qt::Key_Escape) // keys that stand for no letter begin there
        return isPlainKey(event.key());
    const QString text = event.text();
    return !text.isEmpty() && text.at(0).isPrint();
}

bool KioskGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseMove:
        return filterPointer(static_cast<QMouseEvent *>(event));
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::ShortcutOverride:
        return filterKey(static_cast<QKeyEvent *>(event));
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
        return isWaking();
    case QEvent::ContextMenu:
    case QEvent::ToolTip:
    case QEvent::WhatsThis:
    case QEvent::EnterWhatsThisMode:
    case QEvent::StatusTip:
    case QEvent::FileOpen:
    case QEvent::InputMethod:
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        event->ignore();
        return true;
    case QEvent::Show:
        return sendAway(watched);
    default:
        return false;
    }
}

bool KioskGuard::isWaking()
{
    if (m_onActivity())
        m_woken.start();
    return m_woken.isValid() && m_woken.elapsed() < wakingMilliseconds;
}

bool KioskGuard::filterPointer(QMouseEvent *event)
{
    watchCorner(*event);
    const bool isPressed = event->buttons() != Qt::NoButton;
    if (isPressed && isWaking())
        return true;
    // Right, middle and the buttons at the side open menus, paste and go back.
    const Qt::MouseButton button = event->button();
    return button != Qt::LeftButton && button != Qt::NoButton;
}

void KioskGuard::watchCorner(const QMouseEvent &event)
{
    const QPoint at = m_window.mapFromGlobal(event.globalPosition().toPoint());
    const bool isInCorner = QRect(0, 0, exitCorner, exitCorner).contains(at);
    if (event.type() == QEvent::MouseButtonPress && isInCorner
        && event.button() == Qt::LeftButton) {
        if (!m_hold.isActive())
            m_hold.start();
    } else if (!isInCorner || !(event.buttons() & Qt::LeftButton)) {
        m_hold.stop();
    }
}

bool KioskGuard::filterKey(QKeyEvent *event)
{
    if (isStaffKey(*event)) {
        if (event->type() == QEvent::KeyPress && !event->isAutoRepeat())
            Q_EMIT exitAsked();
        return true;
    }
    if (event->type() == QEvent::KeyPress && isWaking())
        return true;
    return !isAllowed(*event);
}

// A dialog, a menu, a popup: whatever it is, it has no business here.
bool KioskGuard::sendAway(QObject *watched)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || !widget->isWindow() || widget == &m_window)
        return false;
    QTimer::singleShot(0, widget, &QWidget::hide);
    return true;
}

void KioskGuard::comeBack()
{
    if (!m_window.isVisible())
        return;
    QTimer::singleShot(0, &m_window, [this] {
        if (const QScreen *screen = QGuiApplication::primaryScreen();
            screen && m_window.screen() != screen)
            m_window.setGeometry(screen->geometry());
        if (m_window.isVisible() && !m_window.isFullScreen())
            m_window.showFullScreen();
        m_window.raise();
        m_window.activateWindow();
    });
}

} // namespace configurator

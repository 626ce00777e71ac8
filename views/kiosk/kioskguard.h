// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

class QInputEvent;
class QKeyEvent;
class QMouseEvent;
class QWidget;

namespace configurator {

// Sees every event of the program before anybody else. What a customer has no use for goes no
// further: other buttons and menus, shortcuts, media keys, composed input, drops from outside,
// tool tips, further windows.
class KioskGuard : public QObject
{
    Q_OBJECT

public:
    // Told of every activity; true: nobody else may see the event.
    using OnActivity = std::function<bool()>;

    static constexpr int exitCorner = 96; // pixels, top left
    static constexpr int exitHold = 3000; // milliseconds

    KioskGuard(QWidget &window, OnActivity onActivity);
    // Whether the keyboard may do this at all.
    [[nodiscard]] static bool isAllowed(const QKeyEvent &event);

Q_SIGNALS:
    // A finger rested in the corner long enough, or staff pressed Ctrl+Shift+L.
    void exitAsked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // Counts as activity; true while the touch that woke the kiosk goes on.
    bool isWaking();
    bool filterPointer(QMouseEvent *event);
    bool filterKey(QKeyEvent *event);
    void watchCorner(const QMouseEvent &event);
    bool sendAway(QObject *watched);
    void comeBack();

    QWidget &m_window;
    OnActivity m_onActivity;
    QTimer m_hold;
    QElapsedTimer m_woken;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class QWidget;

namespace configurator {

class OnScreenKeyboard;

// Shows the on-screen keyboard at the bottom of a window while a text field in it has the focus.
// The window's contents give way as far as its layout allows, and scroll areas around the field are
// scrolled, so that the field stays in sight above the keyboard.
class OnScreenKeyboardHost : public QObject
{
    Q_OBJECT

public:
    // The host and its keyboard are the window's children. The window must have no margins of its
    // own: they are the keyboard's room.
    explicit OnScreenKeyboardHost(QWidget *window);

    [[nodiscard]] OnScreenKeyboard *keyboard() const { return m_keyboard; }
    // For the next customer: hidden, with the first letters.
    void reset();
    // Whether a widget is one that the keyboard is shown for: a field for text or numbers that
    // takes any, unless it or one around it has the property `ownKeys`.
    [[nodiscard]] static bool isField(const QWidget *widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void settleSoon();
    void settle();
    void show(QWidget *field);
    void watch(QWidget &field);
    void hide();
    void place();
    void uncover();
    void finish();

    QWidget *m_window;
    OnScreenKeyboard *m_keyboard;
    QPointer<QWidget> m_field; // that it is shown for
    QTimer m_settle;
    bool m_isDismissed = false; // Done was pressed, and the field has the focus still
};

} // namespace configurator

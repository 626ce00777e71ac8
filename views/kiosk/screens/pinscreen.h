// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <QWidget>

class QPushButton;

namespace configurator {

class PlainLabel;

// The staff PIN, typed on a keypad or on a keyboard. Digits are never shown, and are wiped when
// the screen is left, when it is idle, and after each try.
class PinScreen : public QWidget
{
    Q_OBJECT

public:
    explicit PinScreen(QWidget *parent = nullptr);
    ~PinScreen() override;
    // Nothing typed yet; tries count again in so many seconds (0: now).
    void begin(int secondsToWait);
    void sayWrong(int secondsToWait);

Q_SIGNALS:
    void entered(const QString &pin);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QLayout *createKeys();
    void press(QChar digit);
    void takeBack();
    void enter();
    void forget();
    void refresh();
    void wait(int seconds);

    PlainLabel *m_dots;
    PlainLabel *m_message;
    QPushButton *m_enter = nullptr;
    QTimer m_second;
    QTimer m_idle;
    QString m_typed;
    QString m_fault;
    int m_wait = 0;
};

} // namespace configurator

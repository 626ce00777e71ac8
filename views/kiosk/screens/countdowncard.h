// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QPushButton;

namespace configurator {

class PlainLabel;

// "Are you still there?", over whatever is shown.
class CountdownCard : public QWidget
{
    Q_OBJECT

public:
    explicit CountdownCard(QWidget *parent);
    void count(int secondsLeft);

Q_SIGNALS:
    void stayAsked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PlainLabel *m_text;
    QPushButton *m_stay;
};

} // namespace configurator

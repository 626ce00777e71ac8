// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QPushButton;

namespace configurator {

class PlainLabel;

// A count between − and +, each of a finger's size. It only tells what the person asks for.
class TouchStepper : public QWidget
{
    Q_OBJECT

public:
    explicit TouchStepper(const QString &unitName, QWidget *parent = nullptr);
    void setCount(int count, int maximum);

Q_SIGNALS:
    void countAsked(int count);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPushButton *button(const QString &sign, const QString &name, int step);

    PlainLabel *m_figure;
    QPushButton *m_fewer;
    QPushButton *m_more;
    int m_count = 1;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QPushButton;
class QSpinBox;

namespace configurator {

// A count with − and +, also typed. It only tells what the person asks for.
class Stepper : public QWidget
{
    Q_OBJECT

public:
    explicit Stepper(const QString &unitName, QWidget *parent = nullptr);
    void setCount(int count, int maximum);
    // In the order of the eye.
    [[nodiscard]] QWidgetList focusChain() const;

Q_SIGNALS:
    void countAsked(int count);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPushButton *button(const QString &sign, const QString &name, int step);

    QSpinBox *m_field;
    QPushButton *m_fewer;
    QPushButton *m_more;
    int m_count = 1;
};

} // namespace configurator

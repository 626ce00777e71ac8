// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace configurator {

// A bar that is full to so many thousandths. What it shows stands in words beside it.
class FillBar : public QWidget
{
    Q_OBJECT

public:
    explicit FillBar(QWidget *parent = nullptr);
    void setFill(int thousandths, bool isGood);
    [[nodiscard]] QSize sizeHint() const override { return {100, 9}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_fill = 0;
    bool m_isGood = true;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace configurator {

// Nobody is here: what the kiosk is, and that a touch begins. Any touch wakes it; the button is for
// the keyboard and for screen readers.
class AttractScreen : public QWidget
{
    Q_OBJECT

public:
    explicit AttractScreen(QWidget *parent = nullptr);

Q_SIGNALS:
    void begun();

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace configurator

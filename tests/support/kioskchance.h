// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/kiosk/kiosklook.h"

#include <QRandomGenerator>
#include <QTest>
#include <QWidget>
#include <QWindow>

namespace configurator::test {

// One key, of those that a kiosk lets through and of those that it does not.
inline void typeAnything(QWidget &kiosk, QRandomGenerator &random)
{
    static constexpr Qt::Key keys[]
        = {Qt::Key_Tab,       Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Return,
           Qt::Key_Escape,    Qt::Key_Down,   Qt::Key_Up,      Qt::Key_Left,   Qt::Key_Right,
           Qt::Key_PageDown,  Qt::Key_PageUp, Qt::Key_Home,    Qt::Key_End,    Qt::Key_A,
           Qt::Key_R,         Qt::Key_4,      Qt::Key_7,       Qt::Key_Space,  Qt::Key_Plus,
           Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_F4,      Qt::Key_Menu};
    QWindow *window = kiosk.windowHandle();
    const int roll = random.bounded(40);
    if (roll == 0)
        QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier);
    else if (roll == 1)
        QTest::keyClick(window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    else if (roll == 2)
        QTest::keyClick(window, Qt::Key_F4, Qt::AltModifier);
    else
        QTest::keyClick(window, keys[random.bounded(static_cast<int>(std::size(keys)))]);
}

inline KioskLook anyLook(QRandomGenerator &random)
{
    using Scheme = Theme::Scheme;
    static constexpr Scheme schemes[] = {Scheme::Light, Scheme::Dark, Scheme::HighContrast};
    KioskLook look;
    look.textPercent = kioskTextSizes[random.bounded(4)];
    look.scheme = schemes[random.bounded(3)];
    look.isLow = random.bounded(2) == 0;
    look.hasMotion = random.bounded(2) == 0;
    return look;
}

} // namespace configurator::test

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/kiosk/keyboard/keyrows.h"

#include <QAbstractButton>

class QTouchEvent;

namespace configurator {

// One key. It never takes the keyboard's focus from the field that is typed into, and each finger
// presses its own key.
class KeyButton : public QAbstractButton
{
    Q_OBJECT

public:
    KeyButton(KeySpec spec, QWidget *parent);

    [[nodiscard]] const KeySpec &spec() const { return m_spec; }
    // What the key shows is what it types; other keys are named by words.
    void label(const QString &text, const QString &name);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool touched(const QTouchEvent &event);
    void drawText(QPainter &painter, const QColor &colour);

    KeySpec m_spec;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/kiosk/keyboard/keyrows.h"

#include <QWidget>

class QButtonGroup;

namespace configurator {

class KeyButton;

// A keyboard for fingers, of our own and in the same window. It types into the widget that has the
// focus in its window by key events, as a keyboard does, so that undo, validators, read-only fields
// and longest lengths hold.
class OnScreenKeyboard : public QWidget
{
    Q_OBJECT

public:
    explicit OnScreenKeyboard(QWidget *parent = nullptr);

    [[nodiscard]] KeyLayout keyLayout() const { return m_layout; }
    void setKeyLayout(KeyLayout layout);
    // The letters that were used last.
    void showLetters() { setKeyLayout(m_letters); }
    [[nodiscard]] bool isShifted() const { return m_isShifted; }
    // As for the first customer of the day: Latin, without Shift.
    void reset();

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void doneAsked();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void makeKeys(KeyLayout layout);
    void nameKeys();
    void placeKeys();
    void placeRow(int row, int y, int height);
    void press(KeyButton &key);
    void shift(bool isShifted);
    [[nodiscard]] int keyHeight() const;

    std::vector<std::vector<std::vector<KeyButton *>>> m_keys; // by layout and row
    KeyLayout m_layout = KeyLayout::Latin;
    KeyLayout m_letters = KeyLayout::Latin;
    bool m_isShifted = false;
};

} // namespace configurator

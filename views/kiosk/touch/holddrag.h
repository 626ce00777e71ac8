// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPersistentModelIndex>
#include <QTimer>
#include <QWidget>

class QAbstractItemView;

namespace configurator {

// Press and hold picks a card up; it follows the finger with a shadow, and is let go over `target`.
// No system drag is used: that needs a loop of its own and can leave the window. A finger that
// moves before the time is a swipe and picks nothing up; a second finger, or a finger that leaves
// the screen, puts the card back.
class HoldDrag : public QObject
{
    Q_OBJECT

public:
    static constexpr int holdMilliseconds = 600;

    HoldDrag(QAbstractItemView *view, QWidget *target, QObject *parent = nullptr);
    [[nodiscard]] bool isDragging() const { return m_shadow != nullptr; }
    void cancel();

Q_SIGNALS:
    void movedOver(bool isOverTarget);
    void dropped(const QModelIndex &index);
    void ended();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void press(QPoint globalPosition);
    void pickUp();
    void follow(QPoint globalPosition);
    void letGo(QPoint globalPosition);
    [[nodiscard]] bool isOverTarget(QPoint globalPosition) const;

    QAbstractItemView *m_view;
    QWidget *m_target;
    QTimer m_hold;
    QPoint m_pressed; // global
    QPersistentModelIndex m_index;
    QWidget *m_shadow = nullptr; // while a card is up
};

} // namespace configurator

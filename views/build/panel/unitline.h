// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPersistentModelIndex>
#include <QWidget>

class QPushButton;

namespace configurator {

class ElidedLabel;
class Stepper;

// Name, figures, count and "remove" of one row of the build; used for a row and for what it holds.
class UnitLine : public QWidget
{
    Q_OBJECT

public:
    enum class Size { Row, Held };

    UnitLine(const QModelIndex &index, Size size, QWidget *parent);
    void refresh();
    [[nodiscard]] QModelIndex index() const { return m_index; }
    // In the order of the eye.
    [[nodiscard]] QWidgetList focusChain() const;
    [[nodiscard]] static int heightFor(Size size);

Q_SIGNALS:
    void countAsked(const QModelIndex &index, int count);
    void removeAsked(const QModelIndex &index);
    void moveAsked(const QModelIndex &index, int by);
    void menuAsked(const QModelIndex &index, const QPoint &at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QPersistentModelIndex m_index;
    Size m_size;
    ElidedLabel *m_name;
    ElidedLabel *m_details;
    Stepper *m_stepper;
    QPushButton *m_remove;
};

} // namespace configurator

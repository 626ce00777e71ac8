// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/compare/sidebyside.h"

#include <QWidget>

#include <array>

class QPushButton;

namespace configurator {

class ElidedLabel;
class RowTitle;

// Over each column the build's name and what can be done with it. The columns stay while builds
// come and go, so that no focus is lost.
class CompareHead : public QWidget
{
    Q_OBJECT

public:
    explicit CompareHead(QWidget *parent = nullptr);
    void show(const SideBySide &table);
    using QWidget::show;
    // What the scroll bar takes from the rows beneath.
    void setRightMargin(int margin);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void openAsked(int build);
    void removeAsked(int build);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Column
    {
        QWidget *box = nullptr;
        ElidedLabel *name = nullptr;
        QPushButton *open = nullptr;
        QPushButton *remove = nullptr;
    };
    Column addColumn(int build);
    void keepFocus(bool hadFocus);
    void place();

    RowTitle *m_key; // what the sign means
    std::array<Column, SideBySide::most> m_columns;
    int m_count = 0;
    int m_margin = 0;
};

} // namespace configurator

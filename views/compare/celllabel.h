// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/compare/sidebyside.h"
#include "views/common/plainlabel.h"

namespace configurator {

// One cell of the comparison, wrapped to any width. The best figure carries a word.
class CellLabel : public PlainLabel
{
    Q_OBJECT

public:
    // `name` is what a screen reader says before the cell's own text.
    CellLabel(const QString &name, const CompareCell &cell, bool differs, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override { return {60, heightForWidth(width())}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 20}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int arrange(int width, QPainter *painter) const;
    int placeBest(int y, int end, int lineHeight, int width, QPainter *painter) const;
    [[nodiscard]] QFont fontOf(CellLine::Kind kind) const;
    [[nodiscard]] QColor inkOf(CellLine::Kind kind) const;

    CompareCell m_cell;
    bool m_differs;
};

// The title of a row, with a sign where the builds differ.
class RowTitle : public PlainLabel
{
    Q_OBJECT

public:
    RowTitle(Look look, const QString &title, bool differs, QWidget *parent);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_differs;
};

} // namespace configurator

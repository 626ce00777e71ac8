// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/compare/sidebyside.h"

#include <QWidget>

namespace configurator {

class CellLabel;
class RowTitle;

// The rows of a comparison, aligned across its columns.
class CompareTable : public QWidget
{
    Q_OBJECT

public:
    explicit CompareTable(QWidget *parent = nullptr);
    void show(const SideBySide &table, bool onlyDifferences);
    using QWidget::show;
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        RowTitle *title = nullptr;
        std::vector<CellLabel *> cells;
        bool startsGroup = false;
        int top = 0;
        int height = 0;
    };
    void addRow(const SideBySide &table, const CompareRow &row, bool startsGroup);
    [[nodiscard]] int heightOf(const Row &row, int width) const;
    void place();

    int m_columns = 0;
    std::vector<Row> m_rows;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/builds/rowcolumns.h"

#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QWidget>

namespace configurator {

namespace {

struct Column
{
    int width = 0; // 0: a share of what is left
    int share = 0;
};

constexpr std::array<Column, buildColumnCount> columns {
    Column {0, 5},   Column {138, 0}, Column {138, 0}, Column {138, 0},
    Column {112, 0}, Column {0, 6},   Column {112, 0}};

} // namespace

void placeCells(QHBoxLayout *row, const BuildCells &cells)
{
    row->setContentsMargins(metrics::gap, 0, metrics::gap, 0);
    row->setSpacing(metrics::gap);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        QWidget *cell = cells[i];
        if (columns[i].width > 0) {
            cell->setFixedWidth(columns[i].width);
        } else {
            // Whatever a cell holds, its width is its share: so the columns stand in line.
            QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
            policy.setHeightForWidth(true);
            cell->setSizePolicy(policy);
        }
        row->addWidget(cell, columns[i].share);
    }
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/compare/comparetable.h"

#include "views/common/theme.h"
#include "views/compare/celllabel.h"
#include "views/compare/comparecolumns.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace configurator {

namespace {
constexpr int padding = 6; // above and below what a row says
constexpr int bottom = 6; // of the columns
} // namespace

CompareTable::CompareTable(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("compareTable"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CompareTable::show(const SideBySide &table, bool onlyDifferences)
{
    for (const Row &row : m_rows) {
        delete row.title;
        qDeleteAll(row.cells);
    }
    m_rows.clear();
    m_columns = static_cast<int>(table.names.size());
    const CompareRow *previous = nullptr;
    for (const CompareRow &row : table.rows) {
        if (onlyDifferences && !row.differs)
            continue;
        addRow(table, row, previous && previous->group != row.group);
        previous = &row;
    }
    updateGeometry();
    place();
    update();
}

void CompareTable::addRow(const SideBySide &table, const CompareRow &row, bool startsGroup)
{
    Row made;
    made.startsGroup = startsGroup;
    made.title = new RowTitle(row.differs ? PlainLabel::Look::Strong : PlainLabel::Look::Muted,
                              row.title, row.differs, this);
    made.title->show();
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const QString name
            = tr("%1 of %2", "figure, build").arg(row.title, table.names.at(static_cast<int>(i)));
        made.cells.push_back(new CellLabel(name, row.cells[i], row.differs, this));
        made.cells.back()->show();
    }
    m_rows.push_back(std::move(made));
}

QSize CompareTable::minimumSizeHint() const
{
    return {CompareColumns::leastTotal(m_columns), 0};
}

int CompareTable::heightOf(const Row &row, int width) const
{
    const int inside = CompareColumns(width, m_columns).width - 2 * CompareColumns::inset;
    int height = row.title->heightForWidth(CompareColumns::title);
    for (const CellLabel *cell : row.cells)
        height = std::max(height, cell->heightForWidth(inside));
    return height + 2 * padding;
}

int CompareTable::heightForWidth(int width) const
{
    int height = bottom;
    for (const Row &row : m_rows)
        height += heightOf(row, width);
    return height;
}

void CompareTable::place()
{
    const CompareColumns columns(width(), m_columns);
    int top = 0;
    for (Row &row : m_rows) {
        row.top = top;
        row.height = heightOf(row, width());
        const int inside = row.height - 2 * padding;
        row.title->setGeometry(0, top + padding, CompareColumns::title, inside);
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            row.cells[i]->setGeometry(columns.x(static_cast<int>(i)) + CompareColumns::inset,
                                      top + padding, columns.width - 2 * CompareColumns::inset,
                                      inside);
        top += row.height;
    }
}

void CompareTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void CompareTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

// Each build stands on a card that its head begins and this ends.
void CompareTable::paintEvent(QPaintEvent * /*event*/)
{
    if (m_rows.empty())
        return;
    const Theme &theme = Theme::of(this);
    const CompareColumns columns(width(), m_columns);
    const int end = m_rows.back().top + m_rows.back().height + bottom;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int column = 0; column < m_columns; ++column) {
        const QRectF card(columns.x(column) + 0.5, -metrics::radius, columns.width - 1,
                          end + metrics::radius - 0.5);
        painter.setPen(theme.border);
        painter.setBrush(theme.surface);
        painter.drawRoundedRect(card, metrics::radius, metrics::radius);
        for (const Row &row : m_rows)
            painter.fillRect(columns.x(column) + 1, row.top, columns.width - 2,
                             row.startsGroup ? 2 : 1, theme.border);
    }
}

} // namespace configurator

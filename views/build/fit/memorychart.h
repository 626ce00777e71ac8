// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"

#include <QChartView>

#include <array>
#include <vector>

class QBarSet;
class QBarCategoryAxis;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace configurator {

// The memory picture as a Qt chart: needs, combined, fast-linked, and the need as a line. Built
// once; every change replaces values in place.
class MemoryChart : public QChartView
{
    Q_OBJECT

public:
    explicit MemoryChart(QWidget *parent = nullptr);
    // What is not known looks like no verdict.
    void show(const Assessment &assessment);
    void show(const MemoryPicture &picture, bool isFastLinkedEnough);
    using QWidget::show;

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void changeEvent(QEvent *event) override;

private:
    static constexpr int segments = 12; // of one bar; picture.cpp groups beyond that
    enum Row { FastLinkedRow, CombinedRow, NeedsRow, RowCount }; // bottom up, as the axis counts

    std::vector<QBarSet *> addSets(int count);
    void fill(const std::vector<QBarSet *> &sets, Row row, const std::vector<BarSegment> &bar);
    void applyTheme();
    void setAxis();

    QHorizontalStackedBarSeries *m_series;
    QBarCategoryAxis *m_rows;
    QValueAxis *m_axis;
    std::vector<QBarSet *> m_needs;
    std::vector<QBarSet *> m_combined;
    std::vector<QBarSet *> m_fastLinked;
    MemoryPicture m_picture;
    bool m_isFastLinkedEnough = false;
};

} // namespace configurator

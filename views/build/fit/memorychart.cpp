// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/memorychart.h"

#include "views/common/spoken.h"
#include "views/common/theme.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHorizontalStackedBarSeries>
#include <QValueAxis>

namespace configurator {

namespace {
// The chart's own arithmetic is in GiB; it draws, it decides nothing.
double gib(Bytes bytes)
{
    return static_cast<double>(bytes) / static_cast<double>(bytesPerGib);
}
} // namespace

MemoryChart::MemoryChart(QWidget *parent)
    : QChartView(new QChart, parent)
    , m_series(new QHorizontalStackedBarSeries)
    , m_rows(new QBarCategoryAxis)
    , m_axis(new QValueAxis)
{
    setObjectName(QStringLiteral("memoryChart"));
    speakAs(this, QAccessible::Chart);
    setAccessibleName(tr("Memory chart"));
    setFrameShape(NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFixedHeight(186);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus); // Qt's own would stop there
    // A picture: Qt's chart can fall over a press that comes while its items are made anew.
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_needs = addSets(3);
    m_combined = addSets(segments);
    m_fastLinked = addSets(segments);
    m_series->setBarWidth(0.56);
    m_rows->append({tr("Fast-linked"), tr("Combined"), tr("Needs")});
    m_rows->setGridLineVisible(false);
    m_rows->setLineVisible(false);
    m_axis->setLabelFormat(QStringLiteral("%.0f"));
    chart()->addSeries(m_series);
    chart()->addAxis(m_axis, Qt::AlignBottom);
    chart()->addAxis(m_rows, Qt::AlignLeft);
    m_series->attachAxis(m_axis);
    m_series->attachAxis(m_rows);
    chart()->legend()->hide();
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setMargins({0, 4, 6, 0});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    setAxis();
    applyTheme();
}

void MemoryChart::show(const Assessment &assessment)
{
    const Verdict verdict = assessment.fit.verdict;
    show(assessment.picture, verdict == Verdict::Unknown || verdict >= Verdict::Linked);
}

void MemoryChart::show(const MemoryPicture &picture, bool isFastLinkedEnough)
{
    const bool isRecoloured = isFastLinkedEnough != m_isFastLinkedEnough;
    m_isFastLinkedEnough = isFastLinkedEnough;
    setAccessibleDescription(picture.sentence);
    if (picture != m_picture) {
        m_picture = picture;
        // The axis does not follow a replaced value by itself: the range first, then the bars.
        setAxis();
        fill(m_needs, NeedsRow, picture.needs);
        fill(m_combined, CombinedRow, picture.combined);
        fill(m_fastLinked, FastLinkedRow, picture.fastLinked);
        viewport()->update();
    }
    if (isRecoloured)
        applyTheme();
}

std::vector<QBarSet *> MemoryChart::addSets(int count)
{
    std::vector<QBarSet *> sets;
    for (int i = 0; i < count; ++i) {
        auto *set = new QBarSet(QString());
        *set << 0.0 << 0.0 << 0.0;
        m_series->append(set);
        sets.push_back(set);
    }
    return sets;
}

void MemoryChart::fill(const std::vector<QBarSet *> &sets, Row row,
                       const std::vector<BarSegment> &bar)
{
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const double value = i < bar.size() ? gib(bar[i].bytes) : 0.0;
        if (sets[i]->at(row) != value)
            sets[i]->replace(row, value);
    }
}

void MemoryChart::setAxis()
{
    // An empty picture still shows an axis to be filled.
    const bool isEmpty = m_picture.scale == 0;
    const double end = isEmpty ? 40 : gib(m_picture.scale);
    const qint64 steps = isEmpty ? 4 : m_picture.scale / qMax(m_picture.step, Bytes {1});
    m_axis->setRange(0, end);
    m_axis->setTickCount(static_cast<int>(qBound(qint64 {1}, steps, qint64 {10})) + 1);
    m_axis->setLabelFormat(end < 4 ? QStringLiteral("%.1f") : QStringLiteral("%.0f"));
}

void MemoryChart::applyTheme()
{
    const Theme &theme = Theme::of(this);
    setBackgroundBrush(theme.surface);
    chart()->setBackgroundBrush(theme.surface);
    const QColor needColours[] = {theme.weights, theme.context, theme.working};
    for (std::size_t i = 0; i < m_needs.size(); ++i)
        m_needs[i]->setColor(needColours[i]);
    for (std::size_t i = 0; i < m_combined.size(); ++i)
        m_combined[i]->setColor(i % 2 == 0 ? theme.combined : theme.combinedNext);
    const QColor linked = m_isFastLinkedEnough ? theme.greenFill : theme.amberFill;
    for (std::size_t i = 0; i < m_fastLinked.size(); ++i)
        m_fastLinked[i]->setColor(i % 2 == 0                     ? linked
                                      : Theme::isDark(palette()) ? linked.darker(130)
                                                                 : linked.lighter(140));
    for (const auto &sets : {m_needs, m_combined, m_fastLinked}) {
        for (QBarSet *set : sets)
            set->setPen(QPen(theme.surface, 0.6));
    }
    const QFont small = fontSized(font(), 0.86);
    for (QAbstractAxis *axis :
         {static_cast<QAbstractAxis *>(m_axis), static_cast<QAbstractAxis *>(m_rows)}) {
        axis->setLabelsFont(small);
        axis->setLabelsColor(theme.muted);
        axis->setGridLineColor(theme.border);
        axis->setLinePenColor(theme.border);
    }
    m_rows->setLabelsColor(theme.text);
    m_axis->setLineVisible(false);
}

void MemoryChart::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (m_picture.need <= 0)
        return;
    const Theme &theme = Theme::of(this);
    const QRectF plot = chart()->plotArea();
    const double x = chart()->mapToPosition(QPointF(gib(m_picture.need), 0), m_series).x();
    painter->save();
    painter->setPen(QPen(theme.text, 1.6, Qt::DashLine));
    painter->drawLine(QPointF(x, plot.top() - 2), QPointF(x, plot.bottom()));
    painter->setFont(fontSized(font(), 0.86, QFont::DemiBold));
    const QString label = tr("%1 needed").arg(gibText(m_picture.need));
    const double width = painter->fontMetrics().horizontalAdvance(label) + 8;
    // Beside the line, between the upper two bars, on the side that has room.
    const bool isLeft = x + 6 + width > plot.right();
    const double height = painter->fontMetrics().height();
    const QRectF box(isLeft ? x - 4 - width : x + 5, plot.top() + plot.height() / 3 - height / 2,
                     width, height);
    painter->setPen(theme.text);
    painter->drawText(box, Qt::AlignCenter, label);
    painter->restore();
}

void MemoryChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace configurator

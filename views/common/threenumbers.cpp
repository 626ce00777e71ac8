// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/threenumbers.h"

#include "views/common/figurelabel.h"
#include "views/common/theme.h"

#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

ThreeNumbers::ThreeNumbers(QWidget *parent)
    : Surface(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_memory
        = addColumn(row, tr("Combined memory"), {tr("Usable memory"), tr("Fast-linked memory")}, 5);
    m_power = addColumn(row, tr("Combined power"), {tr("Everyday comparison")}, 4);
    m_price = addColumn(row, tr("Combined price"), {tr("Price remark")}, 4);
}

ThreeNumbers::Column ThreeNumbers::addColumn(QHBoxLayout *row, const QString &title,
                                             const QStringList &remarkNames, int stretch)
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(metrics::gap, 12, 8, 12);
    column->setSpacing(2);
    auto *caption = new PlainLabel(PlainLabel::Look::Small, title, box);
    Column made {new FigureLabel(box), {}};
    made.figure->setAccessibleName(title);
    column->addWidget(caption);
    column->addWidget(made.figure);
    for (const QString &name : remarkNames) {
        auto *remark = new PlainLabel(PlainLabel::Look::Small, {}, box);
        remark->setAccessibleName(name);
        remark->setWordWrap(true);
        column->addWidget(remark);
        made.remarks.push_back(remark);
    }
    column->addStretch();
    row->addWidget(box, stretch);
    m_boxes.push_back(box);
    return made;
}

void ThreeNumbers::show(const CombinedWords &words)
{
    const QString comparison
        = words.comparison.isEmpty() ? tr("nothing to compare yet") : words.comparison;
    m_memory.figure->say(words.memory, words.memory);
    m_memory.remarks[0]->say(tr("usable %1").arg(words.usable), words.usable);
    m_memory.remarks[1]->say(tr("fast-linked %1").arg(words.fastLinked), words.fastLinked);
    m_power.figure->say(words.power, words.power);
    m_power.remarks[0]->say(comparison, comparison);
    m_price.figure->say(words.price, words.price);
    m_price.remarks[0]->say(words.priceRemark, words.priceRemark);
}

void ThreeNumbers::paintEvent(QPaintEvent *event)
{
    Surface::paintEvent(event);
    QPainter painter(this);
    painter.setPen(Theme::of(this).border);
    for (std::size_t i = 1; i < m_boxes.size(); ++i)
        painter.drawLine(m_boxes[i]->x(), 1, m_boxes[i]->x(), height() - 2);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/builds/recommendationrow.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/models/builds/fillbar.h"
#include "views/models/builds/openbutton.h"
#include "views/models/builds/rowcolumns.h"

#include <QHBoxLayout>
#include <QPainter>

namespace configurator {

namespace {

constexpr int compareHeight = 22; // a link beneath the button, so that rows stay low

QString textOf(const QModelIndex &index, int role)
{
    return index.data(role).toString();
}

void say(PlainLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

RecommendationRow::RecommendationRow(QWidget *parent)
    : QWidget(parent)
    , m_title(new PlainLabel(PlainLabel::Look::Strong, {}, this))
    , m_host(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_kind(new KindBadge(this))
    , m_cluster(new ClusterBadge(this))
    , m_why(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_open(new OpenButton(this))
    , m_compare(new QPushButton(tr("Compare"), this))
{
    auto *row = new QHBoxLayout(this);
    placeCells(row,
               {createTitle(), createFigure(m_combined, true), createFigure(m_fastLinked, true),
                createFigure(m_power, false), createFigure(m_price, false), createKind(),
                createActions()});
    row->setContentsMargins(metrics::gap, 9, metrics::gap, 10);
    connect(m_open, &QPushButton::clicked, this, &RecommendationRow::openAsked);
    connect(m_compare, &QPushButton::clicked, this, &RecommendationRow::compareAsked);
    connect(m_cluster, &ClusterBadge::clicked, this, &RecommendationRow::clusterAsked);
}

QWidget *RecommendationRow::createTitle()
{
    auto *cell = new QWidget(this);
    auto *column = new QVBoxLayout(cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addStretch(1);
    for (PlainLabel *label : {m_title, m_host}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addStretch(1);
    return cell;
}

QWidget *RecommendationRow::createFigure(Figure &figure, bool hasBar)
{
    auto *cell = new QWidget(this);
    auto *column = new QVBoxLayout(cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    figure.figure = new PlainLabel(PlainLabel::Look::Normal, {}, cell);
    figure.remark = new PlainLabel(PlainLabel::Look::Small, {}, cell);
    figure.figure->setWordWrap(true);
    figure.remark->setWordWrap(true);
    column->addStretch(1);
    column->addWidget(figure.figure);
    if (hasBar) {
        figure.bar = new FillBar(cell);
        column->addWidget(figure.bar);
    }
    column->addWidget(figure.remark);
    column->addStretch(1);
    return cell;
}

QWidget *RecommendationRow::createKind()
{
    auto *cell = new QWidget(this);
    auto *column = new QVBoxLayout(cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    m_why->setWordWrap(true);
    column->addStretch(1);
    column->addWidget(m_kind, 0, Qt::AlignLeft);
    column->addWidget(m_cluster, 0, Qt::AlignLeft);
    column->addWidget(m_why);
    column->addStretch(1);
    return cell;
}

QWidget *RecommendationRow::createActions()
{
    auto *cell = new QWidget(this);
    auto *column = new QVBoxLayout(cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_compare->setProperty(look::property, look::bare);
    m_compare->setFont(fontSized(font(), 0.9));
    m_compare->setFixedHeight(compareHeight);
    column->addStretch(1);
    column->addWidget(m_open);
    column->addWidget(m_compare, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return cell;
}

void RecommendationRow::show(const QModelIndex &index)
{
    using Model = RecommendationsModel;
    const QString title = textOf(index, Model::TitleRole);
    setAccessibleName(textOf(index, Qt::AccessibleTextRole));
    say(m_title, title);
    say(m_host, textOf(index, Model::HostRole));
    say(m_combined.figure, textOf(index, Model::CombinedRole));
    say(m_combined.remark, textOf(index, Model::UsableRole));
    m_combined.bar->setFill(index.data(Model::CombinedFillRole).toInt(), true);
    say(m_fastLinked.figure, textOf(index, Model::FastLinkedRole));
    say(m_fastLinked.remark, textOf(index, Model::FastLinkedRemarkRole));
    m_fastLinked.bar->setFill(index.data(Model::FastLinkedFillRole).toInt(),
                              index.data(Model::IsHeldByGroupRole).toBool());
    say(m_power.figure, textOf(index, Model::PowerRole));
    say(m_power.remark, textOf(index, Model::ComparisonRole));
    say(m_price.figure, textOf(index, Model::PriceRole));
    say(m_price.remark, textOf(index, Model::PriceRemarkRole));
    say(m_why, textOf(index, Model::WhyRole));
    showKind(index);
    m_open->setAccessibleName(tr("Open build %1").arg(title));
    m_open->setAccessibleDescription(textOf(index, Model::HostRole));
    m_compare->setAccessibleName(tr("Compare %1").arg(title));
}

void RecommendationRow::showKind(const QModelIndex &index)
{
    const QString kind = textOf(index, RecommendationsModel::KindRole);
    const auto tone = static_cast<RecommendationsModel::Tone>(
        index.data(RecommendationsModel::KindToneRole).toInt());
    const bool isCluster = index.data(RecommendationsModel::IsClusterRole).toBool();
    m_kind->show(kind, tone);
    m_cluster->show(kind, tone);
    m_kind->setVisible(!isCluster);
    m_cluster->setVisible(isCluster);
}

void RecommendationRow::paintEvent(QPaintEvent * /*event*/)
{
    QPainter(this).fillRect(QRect(0, height() - 1, width(), 1), Theme::of(this).border);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/builds/recommendationlist.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/common/topbar.h"
#include "views/models/cardscroll.h"
#include "views/models/builds/recommendationrow.h"
#include "views/models/builds/rowcolumns.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>

namespace configurator {

namespace {

constexpr int firstRow = 1; // below what stands there when there is no row

} // namespace

RecommendationList::RecommendationList(const RecommendationsModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_head(createHead())
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
    , m_column(new QVBoxLayout(m_content))
    , m_nothing(new PlainLabel(PlainLabel::Look::Normal, {}, m_content))
    , m_onRequest(new PlainLabel(PlainLabel::Look::Strong, tr("Price on request"), m_content))
{
    setObjectName(QStringLiteral("recommendationList"));
    setAccessibleName(tr("Recommended builds"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Its room is always kept, so that the rows stand under their titles.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    createContent();
    showOnCard(m_scroll, m_content);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_scroll, 1);
    connect(&model, &QAbstractItemModel::modelReset, this, &RecommendationList::refresh);
    refresh();
}

void RecommendationList::createContent()
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_nothing->setObjectName(QStringLiteral("nothingRecommended"));
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(metrics::gap, metrics::gap, metrics::gap, metrics::gap);
    m_onRequest->setContentsMargins(metrics::gap, 14, metrics::gap, 4);
    m_column->addWidget(m_nothing);
    m_column->addWidget(createFoot());
    m_column->addStretch(1);
}

void RecommendationList::scrollToTop()
{
    m_scroll->verticalScrollBar()->setValue(0);
}

QWidget *RecommendationList::createHead()
{
    auto *head = new TopBar(this);
    const auto title = [head](const QString &text) {
        return new PlainLabel(PlainLabel::Look::Small, text, head);
    };
    auto *row = new QHBoxLayout(head);
    placeCells(row,
               {title(tr("Build")), title(tr("Combined memory")), title(tr("Fast-linked memory")),
                title(tr("Power")), title(tr("Price")), title(tr("What it is")), title({})});
    const int scrollBar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    row->setContentsMargins(metrics::gap, 0, metrics::gap + scrollBar, 0);
    head->setFixedHeight(28);
    return head;
}

QWidget *RecommendationList::createFoot()
{
    auto *foot = new QWidget(m_content);
    m_space = new PlainLabel(PlainLabel::Look::Small, {}, foot);
    m_space->setObjectName(QStringLiteral("recommendationSpace"));
    m_space->setWordWrap(true);
    auto *note = new PlainLabel(
        PlainLabel::Look::Small,
        tr("Two numbers, on purpose: combined memory says whether the model fits somewhere in the "
           "build; fast-linked memory is what one group joined by a fast link holds. Neither is a "
           "speed claim."),
        foot);
    note->setWordWrap(true);
    auto *cluster = new QPushButton(tr("What's a cluster, really?"), foot);
    cluster->setProperty(look::property, look::bare);
    cluster->setAutoDefault(true);
    cluster->setFont(fontSized(font(), 0.86));
    connect(cluster, &QPushButton::clicked, this, &RecommendationList::clusterAsked);
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(metrics::gap, 10, metrics::gap, 6);
    column->setSpacing(4);
    column->addWidget(m_space);
    column->addWidget(note);
    column->addWidget(cluster, 0, Qt::AlignLeft);
    return foot;
}

RecommendationRow *RecommendationList::addRow()
{
    auto *row = new RecommendationRow(m_content);
    const int place = static_cast<int>(m_rows.size());
    m_column->insertWidget(firstRow + place, row);
    m_rows.push_back(row);
    connect(row, &RecommendationRow::openAsked, this, [this, place] { Q_EMIT openAsked(place); });
    connect(row, &RecommendationRow::compareAsked, this,
            [this, place] { Q_EMIT compareAsked(place); });
    connect(row, &RecommendationRow::clusterAsked, this, &RecommendationList::clusterAsked);
    return row;
}

void RecommendationList::refresh()
{
    m_column->removeWidget(m_onRequest);
    const int count = m_model.rowCount();
    while (static_cast<int>(m_rows.size()) < count)
        addRow();
    int priced = 0;
    for (int place = 0; place < static_cast<int>(m_rows.size()); ++place) {
        RecommendationRow *row = m_rows[static_cast<std::size_t>(place)];
        const QModelIndex index = m_model.index(place);
        row->setVisible(index.isValid());
        if (!index.isValid())
            continue;
        row->show(index);
        priced += index.data(RecommendationsModel::IsOnRequestRole).toBool() ? 0 : 1;
    }
    m_column->insertWidget(firstRow + priced, m_onRequest);
    m_onRequest->setVisible(priced < count);
    const Recommendations &answer = m_model.recommendations();
    m_head->setVisible(count > 0);
    m_nothing->setText(answer.nothing);
    m_nothing->setVisible(!answer.nothing.isEmpty());
    m_space->setText(answer.space);
    m_space->setVisible(!answer.space.isEmpty());
}

} // namespace configurator

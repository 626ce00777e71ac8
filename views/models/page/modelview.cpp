// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/page/modelview.h"

#include "items/aimodels/recommendationsmodel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/models/page/factscard.h"
#include "views/models/page/needcard.h"
#include "views/models/page/recommendcard.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPushButton>
#include <QShortcut>

namespace configurator {

ModelView::ModelView(BuildDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_back(createBack())
    , m_facts(new FactsCard(this))
    , m_need(new NeedCard(this))
    , m_builds(new RecommendCard(document.catalogue(), document.region(), this))
{
    setObjectName(QStringLiteral("modelView"));
    auto *top = new QHBoxLayout;
    top->setSpacing(metrics::pageGap);
    top->addWidget(m_facts, 4);
    top->addWidget(m_need, 7);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    column->addSpacing(4);
    column->addLayout(top, 10);
    column->addSpacing(metrics::pageGap);
    column->addWidget(m_builds, 12);
    wire();
}

QPushButton *ModelView::createBack()
{
    auto *back = new QPushButton(tr("‹ Open-Source Models"), this);
    back->setAccessibleName(tr("Back to Open-Source Models"));
    back->setProperty(look::property, look::bare);
    back->setAutoDefault(true);
    connect(back, &QPushButton::clicked, this, &ModelView::backAsked);
    for (const QKeySequence &keys :
         {QKeySequence(Qt::Key_Escape), QKeySequence(Qt::ALT | Qt::Key_Left)}) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &ModelView::backAsked);
    }
    return back;
}

void ModelView::wire()
{
    connect(m_need, &NeedCard::choiceChanged, this, [this] { recommend(false); });
    connect(m_builds, &RecommendCard::wishChanged, this, [this] { recommend(false); });
    connect(m_builds, &RecommendCard::openAsked, this, &ModelView::open);
    connect(m_builds, &RecommendCard::compareAsked, this,
            [this](int row) { Q_EMIT compareAsked(m_builds->model().buildAt(row)); });
    connect(m_builds, &RecommendCard::clusterAsked, this, &ModelView::clusterAsked);
}

void ModelView::showModel(const AiModel &model)
{
    m_id = model.id;
    m_facts->show(model);
    m_need->show(model, m_document.build().choice);
    recommend(true);
}

void ModelView::recommend(bool isAtOnce)
{
    m_builds->show(m_need->needText(), m_need->useText(), m_need->choice(), isAtOnce);
}

void ModelView::focusFirst()
{
    if (!m_need->focusTable())
        m_back->setFocus(Qt::OtherFocusReason);
}

void ModelView::open(int row)
{
    const RecommendationsModel &builds = m_builds->model();
    const QModelIndex index = builds.index(row);
    m_document.replace(builds.buildAt(row),
                       tr("Open %1").arg(index.data(RecommendationsModel::TitleRole).toString()));
    Q_EMIT buildOpened();
}

// The side button of a mouse goes back, as everywhere.
void ModelView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::BackButton)
        Q_EMIT backAsked();
    else
        QWidget::mouseReleaseEvent(event);
}

} // namespace configurator

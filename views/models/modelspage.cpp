// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/modelspage.h"

#include "views/common/theme.h"
#include "views/models/list/modellist.h"
#include "views/models/page/modelview.h"

#include <QShowEvent>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace configurator {

ModelsPage::ModelsPage(BuildDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_stack(new QStackedLayout)
    , m_list(new ModelList(document, this))
{
    setObjectName(QStringLiteral("modelsPage"));
    setAccessibleName(tr("Models page"));
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(metrics::pageGap, metrics::pageGap, metrics::pageGap,
                             metrics::pageGap);
    page->addLayout(m_stack);
    m_stack->addWidget(m_list);
    connect(m_list, &ModelList::modelAsked, this, &ModelsPage::showModel);
    connect(&document, &BuildDocument::modelsChanged, this, &ModelsPage::followModels);
}

ModelView *ModelsPage::view()
{
    if (m_view)
        return m_view;
    m_view = new ModelView(m_document, this);
    m_stack->addWidget(m_view);
    connect(m_view, &ModelView::backAsked, this, &ModelsPage::showList);
    connect(m_view, &ModelView::buildOpened, this, &ModelsPage::buildOpened);
    connect(m_view, &ModelView::compareAsked, this, &ModelsPage::compareAsked);
    connect(m_view, &ModelView::clusterAsked, this, &ModelsPage::clusterAsked);
    return m_view;
}

void ModelsPage::showModel(const QString &id)
{
    const AiModel *model = m_document.catalogue().model(id);
    if (!model)
        return;
    view()->showModel(*model);
    m_stack->setCurrentWidget(m_view);
    m_view->focusFirst();
}

void ModelsPage::showList()
{
    m_stack->setCurrentWidget(m_list);
    m_list->focusList();
}

void ModelsPage::focusSearch()
{
    showList();
    m_list->focusSearch();
}

// The page of a model that is gone leads back; one that has another name says so.
void ModelsPage::followModels()
{
    if (m_stack->currentWidget() != m_view || !m_view)
        return;
    const AiModel *model = m_document.catalogue().model(m_view->modelId());
    if (model)
        m_view->showModel(*model);
    else
        showList();
}

// Whoever comes here finds the keyboard where the work is.
void ModelsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return;
    if (m_stack->currentWidget() == m_list)
        m_list->focusList();
    else
        m_view->focusFirst();
}

} // namespace configurator

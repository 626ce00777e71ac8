// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/models/kioskmodelspage.h"

#include "items/aimodels/aimodellistmodel.h"
#include "views/common/plainlabel.h"
#include "views/common/surface.h"
#include "views/kiosk/kiosklook.h"
#include "views/kiosk/models/kioskmodelview.h"
#include "views/kiosk/models/modelcarddelegate.h"
#include "views/kiosk/touch/touch.h"

#include <QLineEdit>
#include <QListView>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace configurator {

namespace {
} // namespace

KioskModelsPage::KioskModelsPage(BuildDocument &document, const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new AiModelListModel(document, this))
    , m_stack(new QStackedLayout)
    , m_view(new KioskModelView(document, look, this))
{
    setObjectName(QStringLiteral("modelsPage"));
    setAccessibleName(tr("Models page"));
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(metrics::pageGap, metrics::pageGap, metrics::pageGap,
                             metrics::pageGap);
    page->addLayout(m_stack);
    m_listPage = createList(look);
    m_stack->addWidget(m_listPage);
    m_stack->addWidget(m_view);
    connect(m_view, &KioskModelView::backAsked, this,
            [this] { m_stack->setCurrentWidget(m_listPage); });
    connect(m_view, &KioskModelView::buildTaken, this, &KioskModelsPage::buildTaken);
}

QWidget *KioskModelsPage::createList(const KioskLook &look)
{
    auto *card = new Surface(this);
    m_search = new QLineEdit(card);
    m_search->setObjectName(QStringLiteral("searchModels"));
    m_search->setAccessibleName(tr("Search models"));
    m_search->setPlaceholderText(tr("Search models"));
    m_search->setMinimumHeight(touch::target);
    m_list = new QListView(card);
    m_list->setObjectName(QStringLiteral("modelCards"));
    m_list->setAccessibleName(tr("Open-Source Models"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ModelCardDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setCurrentIndex(m_model->index(0, 0));
    scrollByTouch(m_list, look.hasMotion);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kioskCardPad, 0, kioskCardPad, 0);
    head->setSpacing(touch::gap);
    head->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Open-Source Models"), card));
    head->addWidget(m_search);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, kioskCardPad, 1, metrics::radius);
    column->setSpacing(touch::gap);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &KioskModelsPage::applyFilter);
    const auto openIndex = [this](const QModelIndex &index) {
        open(index.data(AiModelListModel::ModelIdRole).toString());
    };
    connect(m_list, &QListView::clicked, this, openIndex);
    connect(m_list, &QListView::activated, this, openIndex);
    return card;
}

void KioskModelsPage::applyFilter()
{
    AiModelFilter filter;
    filter.text = m_search->text();
    m_model->setFilter(filter);
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0, 0));
}

void KioskModelsPage::open(const QString &id)
{
    const AiModel *model = m_document.catalogue().model(id);
    if (!model)
        return;
    m_view->showModel(*model);
    m_stack->setCurrentWidget(m_view);
    Q_EMIT modelOpened(id);
}

} // namespace configurator

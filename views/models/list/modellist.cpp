// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/list/modellist.h"

#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"
#include "views/models/list/modelfilterbar.h"
#include "views/models/list/modeltable.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>

namespace configurator {

ModelList::ModelList(BuildDocument &document, QWidget *parent)
    : Surface(parent)
    , m_model(new AiModelListModel(document, this))
    , m_filters(new ModelFilterBar(*m_model, this))
    , m_table(new ModelTable(m_model, this))
    , m_switch(new QButtonGroup(this))
    , m_order(new Unwheeled<QComboBox>(this))
    , m_direction(new QPushButton(this))
    , m_count(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_sentence(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_nothing(new QWidget(this))
    , m_empty(new PlainLabel(PlainLabel::Look::Normal, {}, m_nothing))
    , m_all(new QPushButton(tr("Show all models"), m_nothing))
{
    setObjectName(QStringLiteral("modelList"));
    m_sentence->setObjectName(QStringLiteral("buildSentence"));
    m_sentence->setWordWrap(true);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(metrics::gap, 12, metrics::gap, 8);
    head->setSpacing(8);
    head->addLayout(createHead());
    head->addWidget(m_filters);
    head->addWidget(m_sentence);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, metrics::radius);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    column->addWidget(createNothing(), 1);
    wire(document);
    showAnswers(false);
}

QLayout *ModelList::createHead()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Open-Source Models"), this));
    row->addSpacing(8);
    row->addWidget(addSwitch(tr("All models")));
    row->addWidget(addSwitch(tr("What can this build run?")));
    row->addSpacing(8);
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(createOrder());
    m_switch->button(0)->setChecked(true);
    setTabOrder(m_switch->button(0), m_switch->button(1));
    setTabOrder(m_switch->button(1), m_order);
    setTabOrder(m_order, m_direction);
    return row;
}

// What stands in the list's place when there is nothing to list.
QWidget *ModelList::createNothing()
{
    m_empty->setObjectName(QStringLiteral("noModels"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_all->setProperty(look::property, look::outline);
    auto *column = new QVBoxLayout(m_nothing);
    column->setContentsMargins(60, 0, 60, 0);
    column->setSpacing(metrics::gap);
    column->addStretch(1);
    column->addWidget(m_empty);
    column->addWidget(m_all, 0, Qt::AlignHCenter);
    column->addStretch(2);
    return m_nothing;
}

QWidget *ModelList::createOrder()
{
    auto *box = new QWidget(this);
    auto *label = new PlainLabel(PlainLabel::Look::Small, tr("Order"), box);
    label->setBuddy(m_order);
    m_order->setObjectName(QStringLiteral("modelOrder"));
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setMinimumContentsLength(15);
    m_direction->setProperty(look::property, look::outline);
    m_direction->setFixedWidth(metrics::control);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(label);
    row->addWidget(m_order);
    row->addWidget(m_direction);
    return box;
}

QPushButton *ModelList::addSwitch(const QString &text)
{
    auto *chip = new QPushButton(text, this);
    chip->setProperty(look::property, look::chip);
    chip->setCheckable(true);
    chip->setMinimumHeight(metrics::control);
    chip->setFont(fontSized(font(), 0.95));
    m_switch->addButton(chip, static_cast<int>(m_switch->buttons().size()));
    return chip;
}

void ModelList::wire(BuildDocument &document)
{
    connect(m_switch, &QButtonGroup::idClicked, this, [this](int id) { showAnswers(id == 1); });
    connect(m_filters, &ModelFilterBar::filterChanged, this, &ModelList::applyFilter);
    connect(m_all, &QPushButton::clicked, m_filters, &ModelFilterBar::clear);
    connect(m_table, &ModelTable::modelAsked, this, &ModelList::modelAsked);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &ModelList::showOrder);
    connect(m_order, &QComboBox::currentIndexChanged, this, &ModelList::sortAgain);
    connect(m_direction, &QPushButton::clicked, this, [this] {
        const bool isUp = m_model->sortOrder() == Qt::AscendingOrder;
        m_table->sortByColumn(static_cast<int>(m_model->sortColumn()),
                              isUp ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
    connect(m_model, &AiModelListModel::contentsChanged, this, &ModelList::refresh);
    connect(&document, &BuildDocument::modelsChanged, this, [this] {
        m_filters->refill();
        applyFilter();
    });
}

void ModelList::showAnswers(bool isAboutBuild)
{
    m_isAboutBuild = isAboutBuild;
    m_table->showAnswers(isAboutBuild);
    fillOrder();
    lookAgain();
    refresh();
}

void ModelList::fillOrder()
{
    m_isFilling = true;
    m_order->clear();
    for (int column = 0; column < modelColumnCount; ++column) {
        if (!m_table->isColumnHidden(column))
            m_order->addItem(columnTitle(static_cast<ModelColumn>(column)), column);
    }
    m_isFilling = false;
    showOrder();
}

void ModelList::sortAgain()
{
    if (!m_isFilling)
        m_table->sortByColumn(m_order->currentData().toInt(), Qt::AscendingOrder);
}

void ModelList::showOrder()
{
    m_isFilling = true;
    m_order->setCurrentIndex(m_order->findData(static_cast<int>(m_model->sortColumn())));
    m_isFilling = false;
    const bool isUp = m_model->sortOrder() == Qt::AscendingOrder;
    const QString name = isUp ? tr("Order: rising") : tr("Order: falling");
    m_direction->setText(isUp ? QStringLiteral("\u2191") : QStringLiteral("\u2193"));
    m_direction->setAccessibleName(name);
    m_direction->setToolTip(name);
}

void ModelList::applyFilter()
{
    m_model->setFilter(m_filters->filter());
    lookAgain();
    refresh();
}

// What the build runs is worked out only while it is on the screen.
void ModelList::lookAgain()
{
    m_model->setLookedAt(m_isShown && (m_isAboutBuild || m_model->filter().onlyRunning));
}

void ModelList::refresh()
{
    const bool needsBuild = m_isAboutBuild || m_model->filter().onlyRunning;
    const bool isEmpty = m_model->rowCount() == 0 || (needsBuild && !m_model->hasGpus());
    m_count->setText(m_model->countSentence());
    m_sentence->setVisible(needsBuild && m_model->hasGpus());
    if (needsBuild)
        m_sentence->setText(m_model->buildSentence());
    m_table->setVisible(!isEmpty);
    m_nothing->setVisible(isEmpty);
    m_empty->setText(emptyText());
    m_all->setVisible(isEmpty && m_model->filter() != AiModelFilter());
}

QString ModelList::emptyText() const
{
    const bool needsBuild = m_isAboutBuild || m_model->filter().onlyRunning;
    if (m_model->totalCount() == 0)
        return tr("The catalogue has no AI models.");
    if (needsBuild && !m_model->hasGpus())
        return m_model->buildSentence();
    return tr("No model matches the search and the filters.");
}

void ModelList::focusList()
{
    if (m_table->isVisible())
        m_table->setFocus(Qt::OtherFocusReason);
    else
        m_filters->focusSearch();
}

void ModelList::focusSearch()
{
    m_filters->focusSearch();
}

void ModelList::showEvent(QShowEvent *event)
{
    Surface::showEvent(event);
    m_isShown = true;
    lookAgain();
    refresh();
}

void ModelList::hideEvent(QHideEvent *event)
{
    Surface::hideEvent(event);
    m_isShown = false;
    lookAgain();
}

} // namespace configurator

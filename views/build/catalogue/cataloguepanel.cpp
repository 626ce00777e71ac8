// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/catalogue/cataloguepanel.h"

#include "views/build/catalogue/catalogueview.h"
#include "views/common/flowlayout.h"
#include "views/common/searchfield.h"
#include "views/common/shopstyle.h"
#include "views/common/spoken.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

CataloguePanel::CataloguePanel(BuildDocument &document, QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_model(new CatalogueModel(document.catalogue(), this))
    , m_view(new CatalogueView(this))
    , m_search(new SearchField(this))
    , m_chips(new QButtonGroup(this))
    , m_empty(
          new PlainLabel(PlainLabel::Look::Muted, tr("Nothing in the catalogue matches."), this))
{
    connect(&document, &BuildDocument::pricesChanged, m_model, &CatalogueModel::takePricesAnew);
    setObjectName(QStringLiteral("cataloguePanel"));
    m_view->setModel(m_model);
    m_search->setAccessibleName(tr("Search catalogue"));
    m_search->setObjectName(QStringLiteral("searchCatalogue"));
    m_search->setPlaceholderText(tr("Search %1 units").arg(countText(m_model->totalCount())));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    m_empty->setContentsMargins(metrics::gap, metrics::gap, metrics::gap, metrics::gap);

    auto *head = new QVBoxLayout;
    head->setContentsMargins(metrics::gap, metrics::gap, metrics::gap, 10);
    head->setSpacing(8);
    head->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Catalogue"), this));
    head->addWidget(m_search);
    head->addWidget(createFilters());
    head->addWidget(createOrderRow());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, metrics::radius);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_empty, 1);
    column->addWidget(m_view, 1);

    setTabOrder(m_order, m_view); // the list stands below what filters it
    connect(m_search, &QLineEdit::textChanged, this, &CataloguePanel::applyFilter);
    connect(m_view, &CatalogueView::addAsked, this, &CataloguePanel::addUnit);
    connect(m_view, &CatalogueView::menuAsked, this, &CataloguePanel::showMenu);
    showCount();
}

void CataloguePanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QWidget *CataloguePanel::createFilters()
{
    auto *box = new QWidget(this);
    auto *row = new FlowLayout(6, box);
    const Currency &currency = m_document.catalogue().currency();
    const Minor cheap = wholeAmount(2000, currency);
    CatalogueFilter filter;
    addChip(row, tr("All"), filter);
    filter.kind = UnitKind::Gpu;
    addChip(row, tr("GPUs"), filter);
    filter.kind = UnitKind::Machine;
    addChip(row, tr("Machines"), filter);
    filter.kind = UnitKind::LinkPart;
    addChip(row, tr("Links"), filter);
    filter = {};
    filter.minMemoryGb = 48;
    addChip(row, tr("≥ 48 GB"), filter);
    filter = {};
    filter.onlyFastLinked = true;
    addChip(row, tr("Fast link"), filter);
    filter = {};
    filter.maxPrice = cheap;
    addChip(row, tr("≤ %1").arg(moneyText(cheap, currency)), filter);
    m_chips->button(0)->setChecked(true);
    connect(m_chips, &QButtonGroup::idClicked, this, &CataloguePanel::applyFilter);
    return box;
}

void CataloguePanel::addChip(QLayout *row, const QString &text, const CatalogueFilter &filter)
{
    auto *chip = new QPushButton(text, this);
    chip->setProperty(look::property, look::chip);
    chip->setCheckable(true);
    chip->setFont(fontSized(font(), 0.9));
    m_chips->addButton(chip, static_cast<int>(m_chipFilters.size()));
    m_chipFilters.push_back(filter);
    row->addWidget(chip);
}

QWidget *CataloguePanel::createOrderRow()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_vendor = new Unwheeled<QComboBox>(box);
    nameUnseen(m_vendor, tr("Vendor"));
    m_vendor->addItem(tr("All vendors"));
    m_vendor->addItems(m_model->vendors());
    m_vendor->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order = new Unwheeled<QComboBox>(box);
    nameUnseen(m_order, tr("Order"));
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->addItems(
        {tr("As listed"), tr("By name"), tr("Most memory"), tr("Lowest price"), tr("Least power")});
    row->addWidget(m_vendor, 1);
    row->addWidget(m_order, 1);
    connect(m_vendor, &QComboBox::currentIndexChanged, this, &CataloguePanel::applyFilter);
    connect(m_order, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_model->setOrder(static_cast<CatalogueOrder>(index)); });
    return box;
}

void CataloguePanel::applyFilter()
{
    CatalogueFilter filter = m_chipFilters[static_cast<std::size_t>(m_chips->checkedId())];
    filter.text = m_search->text();
    if (m_vendor->currentIndex() > 0)
        filter.vendor = m_vendor->currentText();
    m_model->setFilter(filter);
    showCount();
}

void CataloguePanel::addUnit(const QString &unit)
{
    const Done added = m_document.add(unit);
    if (!added)
        Q_EMIT refused(added.error());
}

void CataloguePanel::showMenu(const QString &unit, const QPoint &at)
{
    QMenu menu(this);
    QAction *add = menu.addAction(tr("Add to build"));
    QAction *four = menu.addAction(tr("Add four"));
    menu.addSeparator();
    QAction *sources = menu.addAction(tr("Where do these figures come from?"));
    const QAction *chosen = menu.exec(at);
    if (chosen == add)
        addUnit(unit);
    else if (chosen == sources)
        Q_EMIT sourcesAsked(unit);
    else if (chosen == four) {
        const Done added = m_document.add(unit, {}, 4);
        if (!added)
            Q_EMIT refused(added.error());
    }
}

void CataloguePanel::showCount()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_empty->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    if (m_model->totalCount() == 0)
        m_empty->setText(tr("The catalogue is empty."));
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/build/cataloguecard.h"

#include "views/build/catalogue/catalogueview.h"
#include "views/common/flowlayout.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/kiosk/kiosklook.h"
#include "views/kiosk/touch/holddrag.h"
#include "views/kiosk/touch/touch.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QVBoxLayout>

namespace configurator {

namespace {
} // namespace

CatalogueCard::CatalogueCard(BuildDocument &document, QWidget *dropTarget, bool hasMotion,
                             QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_model(new CatalogueModel(document.catalogue(), this))
    , m_view(new CatalogueView(this, touch::target))
    , m_search(new QLineEdit(this))
    , m_chips(new QButtonGroup(this))
    , m_empty(
          new PlainLabel(PlainLabel::Look::Muted, tr("Nothing in the catalogue matches."), this))
    , m_drag(new HoldDrag(m_view, dropTarget, this))
{
    setObjectName(QStringLiteral("catalogueCard"));
    m_view->setModel(m_model);
    m_view->setMinimumHeight(4 * touch::target);
    scrollByTouch(m_view, hasMotion);
    m_empty->setContentsMargins(kioskCardPad, kioskCardPad, kioskCardPad, kioskCardPad);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, kioskCardPad, 1, metrics::radius);
    column->setSpacing(touch::gap);
    column->addLayout(createHead());
    column->addWidget(m_empty, 1);
    column->addWidget(m_view, 1);
    wire();
    applyFilter();
}

QLayout *CatalogueCard::createHead()
{
    m_search->setObjectName(QStringLiteral("searchCatalogue"));
    m_search->setAccessibleName(tr("Search catalogue"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setMinimumHeight(touch::target);
    m_search->setMinimumWidth(180);
    auto *chips = new QWidget(this);
    auto *row = new FlowLayout(8, chips);
    addChip(row, tr("All"), std::nullopt);
    addChip(row, tr("GPUs"), UnitKind::Gpu);
    addChip(row, tr("Machines"), UnitKind::Machine);
    addChip(row, tr("Links"), UnitKind::LinkPart);
    m_chips->button(0)->setChecked(true);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kioskCardPad, 0, kioskCardPad, 0);
    head->setSpacing(touch::gap);
    head->addWidget(chips, 3);
    head->addWidget(m_search, 2);
    // As they stand: chips, search, list.
    setTabOrder(m_chips->buttons().constLast(), m_search);
    setTabOrder(m_search, m_view);
    return head;
}

void CatalogueCard::addChip(QLayout *row, const QString &text, std::optional<UnitKind> kind)
{
    QPushButton *chip = touchButton(text, look::chip, this);
    chip->setCheckable(true);
    m_chips->addButton(chip, static_cast<int>(m_kinds.size()));
    m_kinds.push_back(kind);
    row->addWidget(chip);
}

void CatalogueCard::wire()
{
    connect(m_chips, &QButtonGroup::idClicked, this, &CatalogueCard::applyFilter);
    connect(m_search, &QLineEdit::textChanged, this, &CatalogueCard::applyFilter);
    connect(m_view, &CatalogueView::addAsked, this, &CatalogueCard::add);
    connect(m_drag, &HoldDrag::movedOver, this, &CatalogueCard::heldOverTarget);
    connect(m_drag, &HoldDrag::ended, this, [this] { Q_EMIT heldOverTarget(false); });
    connect(m_drag, &HoldDrag::dropped, this, [this](const QModelIndex &index) {
        add(index.data(CatalogueModel::UnitIdRole).toString());
    });
}

void CatalogueCard::applyFilter()
{
    CatalogueFilter filter;
    filter.kind = m_kinds[static_cast<std::size_t>(m_chips->checkedId())];
    filter.text = m_search->text();
    m_model->setFilter(filter);
    const bool isEmpty = m_model->rowCount() == 0;
    m_empty->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
}

void CatalogueCard::add(const QString &unit)
{
    const Done added = m_document.add(unit);
    if (added)
        Q_EMIT unitAdded(unit);
    else
        Q_EMIT refused(added.error());
}

} // namespace configurator

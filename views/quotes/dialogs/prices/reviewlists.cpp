// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/prices/reviewlists.h"

#include "common/units.h"
#include "items/prices/pricechangesmodel.h"
#include "views/common/flowlayout.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/quotes/dialogs/parts/fieldframe.h"
#include "views/quotes/dialogs/prices/pricechangedelegate.h"

#include <QButtonGroup>
#include <QListView>
#include <QPushButton>
#include <QStackedLayout>

namespace configurator {

ReviewLists::ReviewLists(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_chips(new QButtonGroup(this))
    , m_chipRow(new QWidget(this))
    , m_changes(new PriceChangesModel(this))
    , m_lines(new QStringListModel(this))
    , m_lead(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_changeView(createView(tr("Prices that change"), m_changes))
    , m_lineView(createView(tr("Lines of the review"), m_lines))
    , m_stack(new QStackedLayout)
{
    auto *chips = new FlowLayout(6, m_chipRow);
    chips->setContentsMargins(0, 0, 0, 0);
    for (const Part part : {Changes, Rejected, Notes, New, Missing, Unchanged})
        addChip(part);
    m_changeView->setItemDelegate(new PriceChangeDelegate(m_changeView));
    m_changeView->setUniformItemSizes(true);
    m_lineView->setWordWrap(true);
    m_lineView->setSelectionMode(QAbstractItemView::NoSelection);
    m_lineView->setLayoutMode(QListView::Batched);
    m_lineView->setSpacing(3);
    m_lead->setWordWrap(true);
    m_stack->addWidget(new FieldFrame(m_changeView, this));
    m_stack->addWidget(new FieldFrame(m_lineView, this));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_chipRow);
    column->addWidget(m_lead);
    column->addLayout(m_stack, 1);
    connect(m_chips, &QButtonGroup::idClicked, this, &ReviewLists::showPart);
}

QListView *ReviewLists::createView(const QString &name, QAbstractItemModel *model)
{
    auto *view = new QListView(this);
    view->setModel(model);
    view->setAccessibleName(name);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setResizeMode(QListView::Adjust);
    view->setMinimumHeight(90);
    // A list that a screen reader walks keeps a current row.
    connect(model, &QAbstractItemModel::modelReset, view, [view, model] {
        if (model->rowCount() > 0)
            view->setCurrentIndex(model->index(0, 0));
    });
    return view;
}

void ReviewLists::addChip(Part part)
{
    auto *chip = new QPushButton(m_chipRow);
    chip->setCheckable(true);
    chip->setProperty(look::property, look::chip);
    chip->setAutoDefault(false);
    m_chips->addButton(chip, part);
    m_chipRow->layout()->addWidget(chip);
}

void ReviewLists::countInto(Part part, int count)
{
    const QString figure = countText(count);
    const QString texts[] {tr("Changes %1").arg(figure), tr("Rejected %1").arg(figure),
                           tr("Notes %1").arg(figure),   tr("New %1").arg(figure),
                           tr("Missing %1").arg(figure), tr("Unchanged %1").arg(figure)};
    QAbstractButton *chip = m_chips->button(part);
    chip->setText(texts[part]);
    chip->setAccessibleName(texts[part]);
}

void ReviewLists::setReview(const PriceReview &review)
{
    m_review = review;
    m_changes->setReview(review);
    for (const Part part : {Changes, Rejected, Notes, New, Missing, Unchanged})
        countInto(part, countOf(part));
    // What stands in the way is seen first.
    const Part first = review.rejected.empty() ? Changes : Rejected;
    m_chips->button(first)->setChecked(true);
    showPart(first);
}

QStringList ReviewLists::linesOf(Part part) const
{
    switch (part) {
    case Changes:
        break;
    case Rejected:
        return noteLines(m_review.rejected);
    case Notes:
        return m_review.notes + noteLines(m_review.warnings);
    case New:
        return m_review.unknownSkus;
    case Missing:
        return unitLines(m_review.missingSkus, m_catalogue);
    case Unchanged:
        return unitLines(m_review.unchanged, m_catalogue);
    }
    return {};
}

int ReviewLists::countOf(Part part) const
{
    return static_cast<int>(part == Changes ? static_cast<qsizetype>(m_review.changes.size())
                                            : linesOf(part).size());
}

QString ReviewLists::leadOf(Part part) const
{
    switch (part) {
    case Changes:
        return tr("Price now, price in the list and the difference, in %1.")
            .arg(m_review.currency.code);
    case Rejected:
        return tr("Rows that can't be taken, and why.");
    case Notes:
        return tr("Worth a look before you apply.");
    case New:
        return tr("In the list, but not in the catalogue: nothing is done with these.");
    case Missing:
        return tr("In the catalogue, but not in the list: these keep the price they have.");
    case Unchanged:
        return tr("These have the price of the list already.");
    }
    return {};
}

QString ReviewLists::emptyText(Part part) const
{
    switch (part) {
    case Changes:
        return tr("No price changes.");
    case Rejected:
        return tr("Every row can be taken.");
    case Notes:
        return tr("Nothing is odd about this list.");
    case New:
        return tr("Every SKU of the list is in the catalogue.");
    case Missing:
        return tr("Every unit of the catalogue is in the list.");
    case Unchanged:
        return tr("No unit has the price of the list already.");
    }
    return {};
}

void ReviewLists::showPart(int id)
{
    const auto part = static_cast<Part>(id);
    const bool isEmpty = countOf(part) == 0;
    m_lines->setStringList(linesOf(part));
    m_lineView->setAccessibleName(m_chips->button(part)->text());
    m_stack->setCurrentIndex(part == Changes ? 0 : 1);
    m_stack->currentWidget()->setVisible(!isEmpty);
    m_lead->setText(isEmpty ? emptyText(part) : leadOf(part));
}

} // namespace configurator

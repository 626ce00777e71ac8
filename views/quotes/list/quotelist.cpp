// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/list/quotelist.h"

#include "views/common/flowlayout.h"
#include "views/common/plainlabel.h"
#include "views/common/searchfield.h"
#include "views/common/shopstyle.h"
#include "views/common/spoken.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"
#include "views/quotes/list/quoterowdelegate.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

QuoteList::QuoteList(const QuoteStore &store, QWidget *parent)
    : Surface(parent)
    , m_model(new QuoteListModel(store, this))
    , m_search(new SearchField(this))
    , m_shelves(new QButtonGroup(this))
    , m_order(new Unwheeled<QComboBox>(this))
    , m_view(new QListView(this))
    , m_empty(new PlainLabel(PlainLabel::Look::Muted, {}, this))
{
    setObjectName(QStringLiteral("quoteList"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, metrics::gap, 1, metrics::radius);
    column->setSpacing(10);
    column->addLayout(createHead());
    column->addLayout(createShelves());
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(metrics::gap, 4, metrics::gap, 4);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    column->addWidget(m_empty, 1); // stands where the list does
    createView();
    column->addWidget(m_view, 1);
    connect(m_model, &QuoteListModel::countsChanged, this, &QuoteList::showCounts);
    ask();
    refresh();
}

QLayout *QuoteList::createHead()
{
    auto *column = new QVBoxLayout;
    column->setContentsMargins(metrics::gap, 0, metrics::gap, 0);
    column->setSpacing(10);
    auto *row = new QHBoxLayout;
    row->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Quotes"), this), 1);
    auto *make = new QPushButton(tr("New quote"), this);
    make->setProperty(look::property, look::outline);
    connect(make, &QPushButton::clicked, this, &QuoteList::newQuoteAsked);
    auto *more = new QPushButton(QStringLiteral("⋯"), this);
    more->setAccessibleName(tr("More for quotes"));
    more->setToolTip(tr("Customers, supplier's prices, shop settings"));
    more->setProperty(look::property, look::quiet);
    connect(more, &QPushButton::clicked, this, [this, more] { Q_EMIT menuAsked(more); });
    row->addWidget(make);
    row->addWidget(more);
    column->addLayout(row);
    m_search->setPlaceholderText(tr("Number, customer, unit, text"));
    m_search->setAccessibleName(tr("Search quotes"));
    m_search->setMinimumHeight(metrics::control);
    connect(m_search, &QLineEdit::textChanged, this, &QuoteList::ask);
    column->addWidget(m_search);
    return column;
}

QLayout *QuoteList::createShelves()
{
    auto *column = new QVBoxLayout;
    column->setContentsMargins(metrics::gap, 0, metrics::gap, 0);
    auto *row = new FlowLayout(6);
    for (const QuoteShelf shelf :
         {QuoteShelf::Open, QuoteShelf::Expiring, QuoteShelf::Accepted, QuoteShelf::All})
        row->addWidget(addShelf(shelf));
    m_shelves->button(static_cast<int>(QuoteShelf::All))->setChecked(true);
    connect(m_shelves, &QButtonGroup::idClicked, this, &QuoteList::ask);
    column->addLayout(row);
    nameUnseen(m_order, tr("Order of quotes"));
    m_order->addItem(tr("Latest first"), static_cast<int>(QuoteOrder::LatestFirst));
    m_order->addItem(tr("By number"), static_cast<int>(QuoteOrder::NumberFirst));
    m_order->addItem(tr("By customer"), static_cast<int>(QuoteOrder::CustomerFirst));
    m_order->addItem(tr("Largest total first"), static_cast<int>(QuoteOrder::TotalFirst));
    m_order->addItem(tr("Expiring first"), static_cast<int>(QuoteOrder::ExpiringFirst));
    connect(m_order, &QComboBox::currentIndexChanged, this, &QuoteList::ask);
    column->addWidget(m_order);
    return column;
}

QPushButton *QuoteList::addShelf(QuoteShelf shelf)
{
    auto *chip = new QPushButton(this);
    chip->setCheckable(true);
    chip->setProperty(look::property, look::chip);
    m_shelves->addButton(chip, static_cast<int>(shelf));
    return chip;
}

void QuoteList::createView()
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new QuoteRowDelegate(m_view));
    m_view->setAccessibleName(tr("List of quotes"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setUniformItemSizes(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { take(current); });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { setCurrent(m_current); });
}

void QuoteList::take(const QModelIndex &index)
{
    if (m_isFollowing || !index.isValid())
        return;
    m_current = index.data(QuoteListModel::IdRole).toString();
    Q_EMIT quoteAsked(m_current);
}

void QuoteList::setCurrent(const QString &id)
{
    m_current = id;
    m_isFollowing = true;
    const int row = m_model->rowOf(id);
    m_view->setCurrentIndex(row < 0 ? QModelIndex() : m_model->index(row));
    m_isFollowing = false;
    showEmptiness();
}

void QuoteList::ask()
{
    QuoteQuery query;
    query.text = m_search->text();
    query.shelf = static_cast<QuoteShelf>(qMax(0, m_shelves->checkedId()));
    query.order = static_cast<QuoteOrder>(m_order->currentData().toInt());
    m_model->setQuery(query);
    showEmptiness();
}

void QuoteList::refresh()
{
    m_model->refresh();
    showEmptiness();
}

void QuoteList::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void QuoteList::showCounts()
{
    const ShelfCounts &counts = m_model->counts();
    const auto name = [this](QuoteShelf shelf, const QString &text) {
        m_shelves->button(static_cast<int>(shelf))->setText(text);
    };
    name(QuoteShelf::Open, tr("Open %1").arg(countText(counts.open)));
    name(QuoteShelf::Expiring, tr("Expiring %1").arg(countText(counts.expiring)));
    name(QuoteShelf::Accepted, tr("Accepted %1").arg(countText(counts.accepted)));
    name(QuoteShelf::All, tr("All %1").arg(countText(counts.all)));
}

void QuoteList::showEmptiness()
{
    const bool isEmpty = m_model->rowCount() == 0;
    m_empty->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    m_empty->setText(m_model->counts().all == 0
                         ? tr("No quotes yet. Put a build together and choose Make a quote.")
                         : tr("No quote is like that. Change the search, or look at all quotes."));
}

} // namespace configurator

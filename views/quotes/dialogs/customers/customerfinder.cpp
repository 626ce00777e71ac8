// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/customers/customerfinder.h"

#include "views/common/plainlabel.h"
#include "views/common/searchfield.h"
#include "views/common/theme.h"
#include "views/quotes/dialogs/customers/customerrowdelegate.h"
#include "views/quotes/dialogs/parts/fieldframe.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace configurator {

namespace {

bool isEnter(const QKeyEvent &event)
{
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return isPlain && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
}

bool isForList(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Down || event.key() == Qt::Key_Up
        || event.key() == Qt::Key_PageDown || event.key() == Qt::Key_PageUp;
}

} // namespace

CustomerFinder::CustomerFinder(const QuoteStore &store, QWidget *parent)
    : QWidget(parent)
    , m_model(new CustomersModel(store, this))
    , m_search(new SearchField(this))
    , m_view(new QListView(this))
    , m_state(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
{
    m_search->setPlaceholderText(tr("Company, person, e-mail, tax no."));
    m_search->setAccessibleName(tr("Search customers"));
    m_search->setMinimumHeight(metrics::control);
    m_search->installEventFilter(this);
    createView();
    for (PlainLabel *label : {m_state, m_fault})
        label->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_fault);
    column->addWidget(m_state);
    column->addWidget(new FieldFrame(m_view, this), 1);
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, &CustomerFinder::look);
    connect(m_model, &CustomersModel::readFailed, m_fault, &PlainLabel::setText);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CustomerFinder::keepCurrent);
    look();
}

void CustomerFinder::createView()
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new CustomerRowDelegate(m_view));
    m_view->setAccessibleName(tr("Customers"));
    m_view->setMouseTracking(true);
    m_view->setUniformItemSizes(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setMinimumHeight(120);
    m_view->installEventFilter(this);
    connect(m_view, &QAbstractItemView::doubleClicked, this, &CustomerFinder::choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CustomerFinder::currentChanged);
}

void CustomerFinder::chooseByClick()
{
    connect(m_view, &QAbstractItemView::clicked, this, &CustomerFinder::choose);
}

void CustomerFinder::look()
{
    m_fault->clear();
    m_model->find(m_search->text());
    showState();
}

void CustomerFinder::refresh()
{
    m_fault->clear();
    m_model->refresh();
    showState();
    Q_EMIT currentChanged();
}

// A list that a screen reader walks keeps a current row.
void CustomerFinder::keepCurrent()
{
    if (m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(0));
    Q_EMIT currentChanged();
}

void CustomerFinder::showState()
{
    QString state;
    if (m_model->hasMore())
        state = tr("The first %1 are shown. Write more to find others.")
                    .arg(CustomersModel::mostShown);
    else if (m_model->rowCount() == 0)
        state = m_search->text().trimmed().isEmpty() ? tr("No customer is kept yet.")
                                                     : tr("No customer has all these words.");
    const bool hasFault = !m_fault->text().isEmpty();
    m_fault->setVisible(hasFault);
    m_state->setText(state);
    m_state->setVisible(!hasFault && !state.isEmpty());
    m_search->setAccessibleDescription(hasFault ? m_fault->text() : state);
}

std::optional<StoredCustomer> CustomerFinder::current() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? std::optional(m_model->customer(index.row())) : std::nullopt;
}

void CustomerFinder::setCurrent(const QString &id)
{
    const int row = m_model->rowOf(id);
    if (row >= 0)
        m_view->setCurrentIndex(m_model->index(row));
}

void CustomerFinder::choose()
{
    if (const auto customer = current())
        Q_EMIT chosen(*customer);
}

bool CustomerFinder::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (isEnter(*key)) {
        choose();
        return true;
    }
    if (watched != m_search || !isForList(*key))
        return QWidget::eventFilter(watched, event);
    QCoreApplication::sendEvent(m_view, event);
    return true;
}

} // namespace configurator

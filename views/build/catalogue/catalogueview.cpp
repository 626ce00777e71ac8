// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/catalogue/catalogueview.h"

#include "items/cataloguemodel.h"
#include "views/build/catalogue/cataloguedelegate.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QContextMenuEvent>
#include <QPushButton>

namespace configurator {

CatalogueView::CatalogueView(QWidget *parent, int addSize)
    : QListView(parent)
    , m_cards(new CatalogueDelegate(addSize, this))
    , m_add(new QPushButton(QStringLiteral("+"), parent))
{
    setObjectName(QStringLiteral("catalogueView"));
    setAccessibleName(tr("Catalogue"));
    setItemDelegate(m_cards);
    setUniformItemSizes(true);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setVerticalScrollMode(ScrollPerPixel);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_add->setAccessibleName(tr("Add to build"));
    m_add->setProperty(look::property, look::outline);
    m_add->setFont(fontSized(font(), 1.3, QFont::DemiBold));
    m_add->setFocusPolicy(Qt::NoFocus); // Enter on the card does the same
    m_add->hide();
    connect(m_add, &QPushButton::clicked, this, [this] { ask(currentIndex()); });
    connect(this, &QListView::doubleClicked, this, &CatalogueView::ask);
}

void CatalogueView::setModel(QAbstractItemModel *model)
{
    QListView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, [this, model] {
        // A list that a screen reader walks keeps a current row.
        if (model->rowCount() > 0)
            setCurrentIndex(model->index(0, 0));
        placeButton();
    });
    if (model->rowCount() > 0)
        setCurrentIndex(model->index(0, 0));
}

void CatalogueView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    placeButton();
}

void CatalogueView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
        || event->key() == Qt::Key_Plus) {
        ask(currentIndex());
        return;
    }
    QListView::keyPressEvent(event);
}

// The card whose "+" is painted there.
QModelIndex CatalogueView::addAt(QPoint position) const
{
    const QModelIndex index = indexAt(position);
    const bool isOnAdd = index.isValid() && m_cards->addBox(visualRect(index)).contains(position);
    return isOnAdd ? index : QModelIndex();
}

void CatalogueView::mousePressEvent(QMouseEvent *event)
{
    m_pressedAdd = addAt(event->pos());
    QListView::mousePressEvent(event);
}

// As with a button: pressed and let go on the same "+". A hand that comes to rest there adds
// nothing.
void CatalogueView::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = addAt(event->pos());
    const bool isAdd = event->button() == Qt::LeftButton && state() != DraggingState
        && index.isValid() && index == m_pressedAdd;
    m_pressedAdd = QPersistentModelIndex();
    QListView::mouseReleaseEvent(event);
    if (isAdd)
        ask(index);
}

void CatalogueView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QPoint at
        = isKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos();
    Q_EMIT menuAsked(index.data(CatalogueModel::UnitIdRole).toString(), at);
}

void CatalogueView::updateGeometries()
{
    QListView::updateGeometries();
    placeButton();
}

void CatalogueView::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    placeButton();
}

// The button is the panel's child: what lies inside a list's viewport is not read out.
void CatalogueView::placeButton()
{
    const QModelIndex current = currentIndex();
    const QRect box = current.isValid() ? m_cards->addBox(visualRect(current)) : QRect();
    const bool isSeen = isVisible() && box.isValid() && viewport()->rect().contains(box);
    m_add->setVisible(isSeen);
    if (!isSeen)
        return;
    m_add->setGeometry({viewport()->mapTo(parentWidget(), box.topLeft()), box.size()});
    m_add->setAccessibleDescription(current.data(CatalogueModel::NameRole).toString());
    m_add->raise();
}

void CatalogueView::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    placeButton();
}

void CatalogueView::hideEvent(QHideEvent *event)
{
    QListView::hideEvent(event);
    placeButton();
}

void CatalogueView::ask(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT addAsked(index.data(CatalogueModel::UnitIdRole).toString());
}

} // namespace configurator

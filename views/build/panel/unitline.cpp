// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/unitline.h"

#include "items/buildmodel.h"
#include "views/common/elidedlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/spoken.h"
#include "views/common/stepper.h"
#include "views/common/theme.h"
#include "views/common/unitart.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

namespace configurator {

namespace {
constexpr int rowArt = 56;
constexpr int heldArt = 34;
int artWidth(UnitLine::Size size)
{
    return size == UnitLine::Size::Row ? rowArt : heldArt;
}
} // namespace

UnitLine::UnitLine(const QModelIndex &index, Size size, QWidget *parent)
    : QWidget(parent)
    , m_index(index)
    , m_size(size)
    , m_name(new ElidedLabel(PlainLabel::Look::Strong, {}, this))
    , m_details(new ElidedLabel(PlainLabel::Look::Small, {}, this))
    , m_stepper(new Stepper(index.data(BuildModel::NameRole).toString(), this))
    , m_remove(new QPushButton(QStringLiteral("\u00d7"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    speakAs(this, QAccessible::ListItem);
    setFixedHeight(heightFor(size));
    const QString name = index.data(BuildModel::NameRole).toString();
    m_remove->setAccessibleName(tr("Remove %1").arg(name));
    m_remove->setToolTip(tr("Remove"));
    m_remove->setProperty(look::property, look::quiet);
    m_remove->setFont(fontSized(font(), 1.2));
    m_remove->setFixedWidth(metrics::control - 6);

    auto *words = new QVBoxLayout;
    words->setSpacing(1);
    words->addStretch();
    words->addWidget(m_name);
    words->addWidget(m_details);
    words->addStretch();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(artWidth(size) + 18, 0, 2, 0);
    row->setSpacing(6);
    row->addLayout(words, 1);
    row->addWidget(m_stepper);
    row->addWidget(m_remove);
    connect(m_stepper, &Stepper::countAsked, this,
            [this](int count) { Q_EMIT countAsked(m_index, count); });
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removeAsked(m_index); });
    refresh();
}

void UnitLine::refresh()
{
    if (!m_index.isValid())
        return;
    m_name->setWholeText(m_index.data(BuildModel::NameRole).toString());
    m_details->setWholeText(m_index.data(BuildModel::DetailsRole).toString());
    m_stepper->setCount(m_index.data(BuildModel::CountRole).toInt(),
                        m_index.data(BuildModel::MaxCountRole).toInt());
    setAccessibleName(m_index.data(Qt::AccessibleTextRole).toString());
    update();
}

QWidgetList UnitLine::focusChain() const
{
    QWidgetList chain {const_cast<UnitLine *>(this)};
    chain << m_stepper->focusChain() << m_remove;
    return chain;
}

int UnitLine::heightFor(Size size)
{
    return size == Size::Row ? 56 : 46;
}

void UnitLine::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF art(6, 6, artWidth(m_size), height() - 12);
    paintUnit(&painter, art, m_index.data(BuildModel::PictureRole).toString(), palette());
    if (!hasFocus())
        return;
    painter.setPen(QPen(Theme::of(this).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics::smallRadius,
                            metrics::smallRadius);
}

void UnitLine::keyPressEvent(QKeyEvent *event)
{
    const int count = m_index.data(BuildModel::CountRole).toInt();
    const bool isAlt = event->modifiers().testFlag(Qt::AltModifier);
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        Q_EMIT removeAsked(m_index);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        Q_EMIT countAsked(m_index, count + 1);
        return;
    case Qt::Key_Minus:
        Q_EMIT countAsked(m_index, count - 1);
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (isAlt) {
            Q_EMIT moveAsked(m_index, event->key() == Qt::Key_Up ? -1 : 1);
            return;
        }
        event->key() == Qt::Key_Up ? focusPreviousChild() : focusNextChild();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void UnitLine::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT menuAsked(m_index, isKey ? mapToGlobal(rect().center()) : event->globalPos());
}

void UnitLine::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void UnitLine::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace configurator

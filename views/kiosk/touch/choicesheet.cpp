// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/touch/choicesheet.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/surface.h"
#include "views/kiosk/touch/touch.h"

#include <QApplication>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

ChoiceSheet::ChoiceSheet(QWidget *parent)
    : QWidget(parent)
    , m_card(new Surface(this))
    , m_title(new PlainLabel(PlainLabel::Look::Title, {}, m_card))
    , m_list(new QListWidget(m_card))
{
    setObjectName(QStringLiteral("choiceSheet"));
    m_list->setObjectName(QStringLiteral("choices"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QPushButton *cancel = touchButton(tr("Cancel"), look::outline, m_card);
    auto *column = new QVBoxLayout(m_card);
    column->setContentsMargins(18, 18, 18, 18);
    column->setSpacing(touch::gap);
    column->addWidget(m_title);
    column->addWidget(m_list, 1);
    column->addWidget(cancel);
    connect(cancel, &QPushButton::clicked, this, &ChoiceSheet::dismiss);
    connect(m_list, &QListWidget::clicked, this,
            [this](const QModelIndex &index) { take(index.row()); });
    parent->installEventFilter(this);
    hide();
}

void ChoiceSheet::ask(const QString &title, const QList<Choice> &choices, const QVariant &current,
                      bool hasMotion, Taker taker)
{
    m_before = QApplication::focusWidget();
    m_taker = std::move(taker);
    m_choices = choices;
    m_title->setText(title);
    m_list->setAccessibleName(title);
    fill(choices, current);
    scrollByTouch(m_list, hasMotion);
    place();
    show();
    raise();
    m_list->setFocus(Qt::PopupFocusReason);
}

void ChoiceSheet::fill(const QList<Choice> &choices, const QVariant &current)
{
    m_list->clear();
    int chosen = 0;
    for (const Choice &choice : choices) {
        auto *item = new QListWidgetItem(choice.text, m_list);
        item->setSizeHint({100, qMax(touch::target, fontMetrics().height() + 24)});
        if (choice.value == current)
            chosen = m_list->count() - 1;
    }
    m_list->setCurrentRow(chosen);
    m_list->scrollToItem(m_list->item(chosen), QAbstractItemView::PositionAtCenter);
}

void ChoiceSheet::place()
{
    setGeometry(parentWidget()->rect());
    const int rowHeight = m_list->count() > 0 ? m_list->item(0)->sizeHint().height() : 0;
    const int wanted
        = m_list->count() * rowHeight + m_title->sizeHint().height() + 2 * touch::target + 80;
    const QSize size(qMin(width() - 48, 720), qMin(wanted, height() - 96));
    m_card->setGeometry(QStyle::alignedRect(layoutDirection(), Qt::AlignCenter, size, rect()));
}

void ChoiceSheet::take(int row)
{
    if (!isVisible() || row < 0 || row >= m_choices.size())
        return;
    const Taker taker = std::move(m_taker);
    const QVariant value = m_choices[row].value;
    dismiss();
    if (taker)
        taker(value);
}

void ChoiceSheet::dismiss()
{
    m_taker = nullptr;
    hide();
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

void ChoiceSheet::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(0, 0, 0, 150));
}

void ChoiceSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        take(m_list->currentRow());
}

void ChoiceSheet::mousePressEvent(QMouseEvent * /*event*/)
{
    dismiss(); // beside the card
}

// The keyboard stays in the sheet while it is open.
bool ChoiceSheet::focusNextPrevChild(bool next)
{
    QWidget *cancel = m_card->findChild<QPushButton *>();
    QWidget *other = m_list->hasFocus() ? cancel : m_list;
    other->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

bool ChoiceSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace configurator

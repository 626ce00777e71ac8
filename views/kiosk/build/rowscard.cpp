// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/build/rowscard.h"

#include "advice/words.h"
#include "views/common/elidedlabel.h"
#include "views/kiosk/kiosklook.h"
#include "views/kiosk/touch/touch.h"
#include "views/kiosk/touch/touchstepper.h"

#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace configurator {

namespace {
constexpr int heldIndent = 24;
constexpr int shownRows = 4; // before the rows scroll

// Where Tab stops last before it comes to that widget.
QWidget *stopBefore(QWidget *widget)
{
    QWidget *before = widget->previousInFocusChain();
    while (before != widget
           && (!(before->focusPolicy() & Qt::TabFocus) || widget->isAncestorOf(before)))
        before = before->previousInFocusChain();
    return before;
}

} // namespace

RowsCard::RowsCard(BuildDocument &document, bool hasMotion, QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_model(new BuildModel(document, this))
    , m_sentence(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_rest(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("rowsCard"));
    setAccessibleName(tr("Build"));
    m_sentence->setWordWrap(true);
    m_rest->setWordWrap(true);
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 6, 0);
    m_column->setSpacing(touch::gap);
    m_column->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    m_scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    scrollByTouch(m_scroll, hasMotion);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kioskCardPad, kioskCardPad, kioskCardPad, kioskCardPad);
    column->setSpacing(6);
    column->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Your build"), this));
    column->addWidget(m_sentence);
    column->addSpacing(6);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_rest);
    follow();
    rebuild();
}

void RowsCard::follow()
{
    // Rows that come, go or move are made anew once, after the change as a whole.
    const auto stale = [this] {
        if (m_isStale)
            return;
        m_isStale = true;
        QTimer::singleShot(0, this, &RowsCard::rebuild);
    };
    connect(m_model, &QAbstractItemModel::rowsInserted, this, stale);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, stale);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, stale);
    connect(m_model, &QAbstractItemModel::modelReset, this, stale);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &RowsCard::refresh);
    connect(&m_document, &BuildDocument::assessmentChanged, this, &RowsCard::refresh);
}

void RowsCard::rebuild()
{
    m_isStale = false;
    for (const Row &row : m_rows) {
        row.box->hide();
        row.box->deleteLater(); // one of its buttons may be what asked for this
    }
    m_rows.clear();
    addRows({});
    refresh();
    fitHeight();
    orderFocus();
}

// Rows are made last, and stand in the middle of the page.
void RowsCard::orderFocus()
{
    QWidget *before = stopBefore(m_scroll);
    for (const Row &row : m_rows) {
        for (QPushButton *button : row.stepper->findChildren<QPushButton *>()) {
            setTabOrder(before, button);
            before = button;
        }
    }
}

void RowsCard::addRows(const QModelIndex &parent)
{
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        if (m_rows.size() >= mostRows)
            return;
        const QModelIndex index = m_model->index(row, 0, parent);
        addRow(index);
        if (!parent.isValid())
            addRows(index);
    }
}

void RowsCard::addRow(const QModelIndex &index)
{
    const QString name = index.data(BuildModel::NameRole).toString();
    Row row;
    row.index = index;
    row.box = new QWidget(m_scroll->widget());
    row.stepper = new TouchStepper(name, row.box);
    auto *title = new ElidedLabel(PlainLabel::Look::Strong, name, row.box);
    auto *details = new ElidedLabel(PlainLabel::Look::Small, {}, row.box);
    row.details = details;
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch();
    texts->addWidget(title);
    texts->addWidget(details);
    texts->addStretch();
    auto *line = new QHBoxLayout(row.box);
    line->setContentsMargins(index.parent().isValid() ? heldIndent : 0, 0, 0, 0);
    line->addLayout(texts, 1);
    line->addWidget(row.stepper, 0, Qt::AlignVCenter);
    connect(row.stepper, &TouchStepper::countAsked, this,
            [this, at = row.index](int count) { setCount(at, count); });
    m_column->insertWidget(m_column->count() - 1, row.box);
    m_rows.push_back(row);
}

void RowsCard::refresh()
{
    for (const Row &row : m_rows) {
        if (!row.index.isValid())
            continue;
        const QString details = row.index.data(BuildModel::DetailsRole).toString();
        row.details->setWholeText(details);
        row.stepper->setCount(row.index.data(BuildModel::CountRole).toInt(),
                              row.index.data(BuildModel::MaxCountRole).toInt());
        row.box->setAccessibleName(row.index.data(Qt::AccessibleTextRole).toString());
    }
    const bool isEmpty = m_model->rowCount() == 0;
    m_sentence->setText(clusterSentence(m_document.assessment().totals));
    m_sentence->setVisible(!isEmpty);
    const auto hidden = m_model->rowCount() - static_cast<int>(m_rows.size());
    m_rest->setText(isEmpty ? tr("Tap + on a GPU or a machine, or hold a card and drag it here.")
                            : tr("%1 more rows are counted too.").arg(hidden));
    m_rest->setVisible(isEmpty || (m_rows.size() >= mostRows && hidden > 0));
}

// As high as its first rows; further ones scroll.
void RowsCard::fitHeight()
{
    const int rows = qMin(static_cast<int>(m_rows.size()), shownRows);
    const int row = m_rows.empty() ? 0 : m_rows.front().box->sizeHint().height() + touch::gap;
    m_scroll->setFixedHeight(rows * row);
    m_scroll->setVisible(rows > 0);
}

void RowsCard::setCount(const QPersistentModelIndex &index, int count)
{
    if (!index.isValid())
        return;
    const Done changed = m_document.setCount(m_model->pathOf(index), count);
    if (!changed)
        Q_EMIT refused(changed.error());
}

void RowsCard::setWelcoming(bool isWelcoming)
{
    setTone(isWelcoming ? Tone::Good : Tone::Plain);
}

} // namespace configurator

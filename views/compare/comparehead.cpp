// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/compare/comparehead.h"

#include "views/common/elidedlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/compare/celllabel.h"
#include "views/compare/comparecolumns.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

CompareHead::CompareHead(QWidget *parent)
    : QWidget(parent)
    , m_key(new RowTitle(PlainLabel::Look::Small, tr("the builds differ"), true, this))
{
    setObjectName(QStringLiteral("compareHead"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_key->setAccessibleName(tr("Sign of rows where the builds differ"));
    for (int build = 0; build < SideBySide::most; ++build)
        m_columns[static_cast<std::size_t>(build)] = addColumn(build);
}

CompareHead::Column CompareHead::addColumn(int build)
{
    Column column;
    column.box = new QWidget(this);
    column.name = new ElidedLabel(PlainLabel::Look::Title, {}, column.box);
    column.open = new QPushButton(tr("Open build"), column.box);
    column.remove = new QPushButton(tr("Remove"), column.box);
    column.open->setProperty(look::property, look::outline);
    column.remove->setProperty(look::property, look::quiet);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    buttons->addWidget(column.open);
    buttons->addWidget(column.remove);
    buttons->addStretch();
    auto *rows = new QVBoxLayout(column.box);
    rows->setContentsMargins(CompareColumns::inset, 10, 6, 8);
    rows->setSpacing(6);
    rows->addWidget(column.name);
    rows->addLayout(buttons);
    for (QPushButton *button : {column.open, column.remove}) {
        button->setAutoDefault(true);
        button->installEventFilter(this);
    }
    connect(column.open, &QPushButton::clicked, this, [this, build] { Q_EMIT openAsked(build); });
    connect(column.remove, &QPushButton::clicked, this,
            [this, build] { Q_EMIT removeAsked(build); });
    return column;
}

void CompareHead::show(const SideBySide &table)
{
    const bool hadFocus = isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    m_count = static_cast<int>(table.names.size());
    m_key->setVisible(table.hasDifferences());
    for (int build = 0; build < SideBySide::most; ++build) {
        const Column &column = m_columns[static_cast<std::size_t>(build)];
        column.box->setVisible(build < m_count);
        if (build >= m_count)
            continue;
        const QString name = table.names.at(build);
        column.name->setWholeText(name);
        column.open->setAccessibleName(tr("Open build %1").arg(name));
        column.remove->setAccessibleName(tr("Remove %1").arg(name));
    }
    keepFocus(hadFocus);
    updateGeometry();
    place();
    update();
}

// The last column may be gone, and the keyboard with it.
void CompareHead::keepFocus(bool hadFocus)
{
    const bool isLost = hadFocus && m_count > 0 && !(focusWidget() && focusWidget()->isVisible());
    if (isLost)
        m_columns[static_cast<std::size_t>(m_count) - 1].remove->setFocus();
}

void CompareHead::setRightMargin(int margin)
{
    m_margin = margin;
    place();
    update();
}

QSize CompareHead::sizeHint() const
{
    return {CompareColumns::leastTotal(m_count) + m_margin,
            m_columns.front().box->layout()->sizeHint().height()};
}

void CompareHead::place()
{
    const CompareColumns columns(width() - m_margin, m_count);
    const int keyHeight = m_key->heightForWidth(CompareColumns::title);
    m_key->setGeometry(0, height() - keyHeight - CompareColumns::inset, CompareColumns::title,
                       keyHeight);
    for (int build = 0; build < m_count; ++build)
        m_columns[static_cast<std::size_t>(build)].box->setGeometry(columns.x(build), 0,
                                                                    columns.width, height());
}

void CompareHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

// The second half of a double click would meet the build that has moved up.
bool CompareHead::eventFilter(QObject *watched, QEvent *event)
{
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

// The upper ends of the cards; the rows beneath go on with them.
void CompareHead::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    const CompareColumns columns(width() - m_margin, m_count);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.surface);
    for (int build = 0; build < m_count; ++build) {
        const QRectF card(columns.x(build) + 0.5, 0.5, columns.width - 1,
                          height() + metrics::radius);
        painter.drawRoundedRect(card, metrics::radius, metrics::radius);
    }
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/models/kioskmodelview.h"

#include "advice/words.h"
#include "items/aimodels/usualchoice.h"
#include "items/aimodels/words/modelfacts.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/surface.h"
#include "views/kiosk/kiosklook.h"
#include "views/kiosk/touch/touch.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace configurator {

namespace {

using Builds = RecommendationsModel;

QString text(const QModelIndex &index, int role)
{
    return index.data(role).toString();
}

// A figure with its name above and a remark beneath.
QLayout *figure(const QString &name, const QString &shown, const QString &remark, QWidget *parent)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(new PlainLabel(PlainLabel::Look::Small, name, parent));
    auto *label = new PlainLabel(PlainLabel::Look::Sum, shown, parent);
    label->setAccessibleName(name);
    label->setAccessibleDescription(shown);
    column->addWidget(label);
    auto *small = new PlainLabel(PlainLabel::Look::Small, remark, parent);
    small->setWordWrap(true);
    column->addWidget(small);
    column->addStretch();
    return column;
}

} // namespace

KioskModelView::KioskModelView(BuildDocument &document, const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_builds(new RecommendationsModel(document.catalogue(), document.region(), this))
    , m_name(new PlainLabel(PlainLabel::Look::Heading, {}, this))
    , m_byline(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_need(new PlainLabel(PlainLabel::Look::Normal, {}, this))
    , m_nothing(new PlainLabel(PlainLabel::Look::Muted, {}, this))
{
    setObjectName(QStringLiteral("modelView"));
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(metrics::pageGap);
    m_column->addWidget(createHead());
    m_column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll = scroll;
    scroll->setWidget(content);
    scrollByTouch(scroll, look.hasMotion);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll);
}

QWidget *KioskModelView::createHead()
{
    auto *head = new QWidget(this);
    QPushButton *back = touchButton(tr("‹ Open-Source Models"), look::outline, head);
    back->setAccessibleName(tr("Back to Open-Source Models"));
    connect(back, &QPushButton::clicked, this, &KioskModelView::backAsked);
    for (PlainLabel *label : {m_name, m_byline, m_need, m_nothing})
        label->setWordWrap(true);
    m_name->setObjectName(QStringLiteral("modelName"));
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(back, 0, Qt::AlignLeft);
    column->addWidget(m_name);
    column->addWidget(m_byline);
    column->addWidget(m_need);
    column->addSpacing(touch::gap);
    column->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Recommended builds"), head));
    column->addWidget(m_nothing);
    return head;
}

void KioskModelView::showModel(const AiModel &model)
{
    Wish wish;
    wish.choice = usualChoice(model, m_document.build().choice);
    m_name->setText(model.name);
    m_byline->setText(modelByline(model));
    m_need->setText(tr("%1 · %2").arg(wish.choice.format, usageLine(wish.choice)));
    m_builds->setWish(wish);
    fill();
    m_scroll->ensureVisible(0, 0);
}

void KioskModelView::fill()
{
    for (QWidget *row : m_rows) {
        row->hide();
        row->deleteLater(); // one of its buttons may be what asked for this
    }
    m_rows.clear();
    for (int row = 0; row < m_builds->rowCount(); ++row) {
        m_rows.push_back(createBuild(row));
        m_column->insertWidget(row + 1, m_rows.back()); // below the head
    }
    const QString &nothing = m_builds->recommendations().nothing;
    m_nothing->setText(nothing);
    m_nothing->setVisible(!nothing.isEmpty());
}

QWidget *KioskModelView::createBuild(int row)
{
    const QModelIndex index = m_builds->index(row);
    auto *card = new Surface(this);
    auto *title = new PlainLabel(PlainLabel::Look::Title, text(index, Builds::TitleRole), card);
    auto *host = new PlainLabel(
        PlainLabel::Look::Muted,
        tr("%1 · %2").arg(text(index, Builds::HostRole), text(index, Builds::KindRole)), card);
    auto *why = new PlainLabel(PlainLabel::Look::Muted, text(index, Builds::WhyRole), card);
    for (PlainLabel *label : {title, host, why})
        label->setWordWrap(true);
    if (text(index, Builds::HostRole).isEmpty())
        host->setText(text(index, Builds::KindRole));
    auto *figures = new QHBoxLayout;
    figures->setSpacing(touch::gap);
    figures->addLayout(figure(tr("Combined memory"), text(index, Builds::CombinedRole),
                              text(index, Builds::UsableRole), card),
                       1);
    figures->addLayout(figure(tr("Fast-linked memory"), text(index, Builds::FastLinkedRole),
                              text(index, Builds::FastLinkedRemarkRole), card),
                       1);
    figures->addLayout(figure(tr("Combined power"), text(index, Builds::PowerRole),
                              text(index, Builds::ComparisonRole), card),
                       1);
    figures->addLayout(figure(tr("Combined price"), text(index, Builds::PriceRole),
                              text(index, Builds::PriceRemarkRole), card),
                       1);
    QPushButton *takeIt = touchButton(tr("Take this build"), look::primary, card);
    takeIt->setAccessibleName(tr("Take %1").arg(text(index, Builds::TitleRole)));
    connect(takeIt, &QPushButton::clicked, this, [this, row] { take(row); });
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(kioskCardPad, kioskCardPad, kioskCardPad, kioskCardPad);
    column->setSpacing(8);
    column->addWidget(title);
    column->addWidget(host);
    column->addLayout(figures);
    column->addWidget(why);
    column->addWidget(takeIt, 0, Qt::AlignRight);
    return card;
}

void KioskModelView::take(int row)
{
    const QString title = text(m_builds->index(row), Builds::TitleRole);
    m_document.replace(m_builds->buildAt(row), tr("Take %1").arg(title));
    Q_EMIT buildTaken();
}

} // namespace configurator

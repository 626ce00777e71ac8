// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/kioskshop.h"

#include "views/cluster/clusterpage.h"
#include "views/common/elidedlabel.h"
#include "views/common/messagebar.h"
#include "views/common/shopstyle.h"
#include "views/common/topbar.h"
#include "views/kiosk/build/kioskbuildpage.h"
#include "views/kiosk/models/kioskmodelspage.h"
#include "views/kiosk/screens/looksheet.h"
#include "views/kiosk/touch/choicesheet.h"
#include "views/kiosk/touch/touch.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QStackedWidget>

namespace configurator {

KioskShop::KioskShop(BuildDocument &document, const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_pages(new QStackedWidget(this))
    , m_messages(new MessageBar(this))
{
    setObjectName(QStringLiteral("kioskShop"));
    auto *sheet = new ChoiceSheet(this);
    auto *looks = new LookSheet(look, this);
    connect(looks, &LookSheet::lookAsked, this, &KioskShop::lookAsked);
    addPages(*sheet, look);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createBar(looks));
    auto *message = new QVBoxLayout;
    message->setContentsMargins(metrics::pageGap, 0, metrics::pageGap, 0);
    message->addWidget(m_messages);
    column->addLayout(message);
    column->addWidget(m_pages, 1);
    column->addLayout(createActions());
    m_messages->hide();
    // A sentence about the last step is stale once the next one is done.
    connect(document.undoStack(), &QUndoStack::indexChanged, m_messages, &MessageBar::dismiss);
}

QWidget *KioskShop::createBar(LookSheet *looks)
{
    auto *bar = new TopBar(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(20, 6, 20, 6);
    row->setSpacing(touch::gap);
    // Gives way to the pages where letters are large.
    row->addWidget(
        new ElidedLabel(PlainLabel::Look::Title, tr("Bektursun's AI Hardware Store"), bar), 1);
    addTab(row, tr("Build"), BuildPage);
    addTab(row, tr("Models"), ModelsPage);
    addTab(row, tr("What's a cluster?"), ClusterPage);
    QPushButton *letters = touchButton(QStringLiteral("A\u2009A"), look::quiet, bar);
    letters->setAccessibleName(tr("Letters, colours, place"));
    connect(letters, &QPushButton::clicked, looks, &LookSheet::open);
    row->addWidget(letters);
    return bar;
}

void KioskShop::addTab(QHBoxLayout *row, const QString &name, Page page)
{
    QPushButton *tab = touchButton(name, look::tab, this);
    connect(tab, &QPushButton::clicked, this, [this, page] { go(page); });
    const auto mark = [tab, page](int shown) {
        tab->setProperty(look::isCurrent, shown == page);
        tab->setAccessibleDescription(shown == page ? tr("This page is shown") : QString());
        tab->update();
    };
    connect(m_pages, &QStackedWidget::currentChanged, tab, mark);
    mark(m_pages->currentIndex());
    row->addWidget(tab);
}

void KioskShop::addPages(ChoiceSheet &sheet, const KioskLook &look)
{
    auto *build = new KioskBuildPage(m_document, sheet, look, this);
    auto *models = new KioskModelsPage(m_document, look, this);
    auto *cluster = new configurator::ClusterPage;
    cluster->setBackText(tr("Build"));
    for (QAbstractButton *button : cluster->findChildren<QAbstractButton *>())
        button->setMinimumSize(touch::target, touch::target);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(cluster);
    scrollByTouch(scroll, look.hasMotion);
    for (QWidget *page : {static_cast<QWidget *>(build), static_cast<QWidget *>(models),
                          static_cast<QWidget *>(scroll)})
        m_pages->addWidget(page);
    connect(build, &KioskBuildPage::refused, this,
            [this](const QString &sentence) { m_messages->say(sentence, Surface::Tone::Caution); });
    connect(build, &KioskBuildPage::unitAdded, this, &KioskShop::unitAdded);
    connect(models, &KioskModelsPage::modelOpened, this, &KioskShop::modelOpened);
    connect(models, &KioskModelsPage::buildTaken, this, [this] { go(BuildPage); });
    connect(cluster, &configurator::ClusterPage::backAsked, this, [this] { go(BuildPage); });
}

QLayout *KioskShop::createActions()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(metrics::pageGap, 10, metrics::pageGap, metrics::pageGap);
    row->setSpacing(touch::gap);
    QPushButton *handover = touchButton(tr("Show this at the counter"), look::primary, this);
    QPushButton *undo = touchButton(tr("Undo"), look::outline, this);
    QPushButton *redo = touchButton(tr("Redo"), look::outline, this);
    QPushButton *over = touchButton(tr("Start over"), look::outline, this);
    for (QPushButton *button : {handover, undo, redo, over})
        button->setMinimumHeight(touch::step);
    row->addWidget(handover, 2);
    row->addWidget(undo, 1);
    row->addWidget(redo, 1);
    row->addWidget(over, 1);
    QUndoStack *stack = m_document.undoStack();
    const auto refresh = [this, stack, handover, undo, redo, over] {
        undo->setEnabled(stack->canUndo());
        redo->setEnabled(stack->canRedo());
        const bool hasBuild = !m_document.build().items.empty();
        handover->setEnabled(hasBuild);
        over->setEnabled(hasBuild || stack->count() > 0);
    };
    connect(stack, &QUndoStack::indexChanged, undo, refresh);
    refresh();
    connect(undo, &QPushButton::clicked, stack, &QUndoStack::undo);
    connect(redo, &QPushButton::clicked, stack, &QUndoStack::redo);
    connect(over, &QPushButton::clicked, this, &KioskShop::startOverAsked);
    connect(handover, &QPushButton::clicked, this, &KioskShop::handoverAsked);
    return row;
}

int KioskShop::page() const
{
    return m_pages->currentIndex();
}

void KioskShop::go(int page)
{
    m_messages->dismiss();
    if (page == m_pages->currentIndex())
        return;
    m_pages->setCurrentIndex(page);
    Q_EMIT pageChanged();
}

void KioskShop::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo))
        m_document.undoStack()->undo();
    else if (event->matches(QKeySequence::Redo))
        m_document.undoStack()->redo();
    else
        QWidget::keyPressEvent(event);
}

} // namespace configurator

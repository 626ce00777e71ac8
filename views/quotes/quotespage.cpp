// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/quotespage.h"

#include "quote/frombuild/makequote.h"
#include "views/common/messagebar.h"
#include "views/common/plainlabel.h"
#include "views/common/theme.h"
#include "views/quotes/editor/quoteeditor.h"
#include "views/quotes/list/quotelist.h"
#include "views/quotes/quoteprompts.h"

#include <QMenu>
#include <QStackedLayout>

namespace configurator {

namespace {

constexpr int followMs = 1'500; // how soon another counter's change is seen
constexpr int listWidth = 368;
constexpr int narrowListWidth = 290; // where the window is small
constexpr int wideWindow = 1'360;

} // namespace

QuotesPage::QuotesPage(QuoteStore &store, QuoteDocument &document, QuotePrompts &prompts,
                       QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_document(document)
    , m_prompts(prompts)
    , m_list(new QuoteList(store, this))
    , m_editor(new QuoteEditor(document, prompts, store, this))
    , m_stack(new QStackedLayout)
{
    setAccessibleName(tr("Quotes page"));
    setObjectName(QStringLiteral("quotesPage"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::pageGap, metrics::pageGap, metrics::pageGap, metrics::pageGap);
    row->setSpacing(metrics::pageGap);
    row->addWidget(m_list);
    row->addLayout(m_stack, 1);
    m_stack->addWidget(createEmpty());
    m_stack->addWidget(m_editor);
    wire();
    m_mark = m_store.changeMark();
    m_follow.start(followMs);
    showQuote();
}

void QuotesPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_list->setFixedWidth(window()->width() < wideWindow ? narrowListWidth : listWidth);
}

QWidget *QuotesPage::createEmpty()
{
    auto *empty = new Surface(this);
    auto *column = new QVBoxLayout(empty);
    auto *words = new PlainLabel(
        PlainLabel::Look::Muted,
        tr("Choose a quote from the list, or begin a new one. A build becomes a quote by "
           "Make a quote on the build page."),
        empty);
    words->setAlignment(Qt::AlignCenter);
    words->setWordWrap(true);
    words->setMaximumWidth(420);
    column->addWidget(words, 0, Qt::AlignCenter);
    return empty;
}

void QuotesPage::wire()
{
    connect(m_list, &QuoteList::quoteAsked, this, [this](const QString &id) {
        if (const Done opened = m_document.open(id); !opened)
            messages()->say(opened.error());
    });
    connect(m_list, &QuoteList::newQuoteAsked, this, &QuotesPage::startEmpty);
    connect(m_list, &QuoteList::menuAsked, this, &QuotesPage::showMenu);
    connect(&m_list->model(), &QuoteListModel::readFailed, this,
            [this](const QString &sentence) { messages()->say(sentence); });
    connect(&m_document, &QuoteDocument::storeChanged, m_list, &QuoteList::refresh);
    connect(&m_document, &QuoteDocument::storeChanged, this, &QuotesPage::showQuote);
    connect(&m_document, &QuoteDocument::opened, this, &QuotesPage::showQuote);
    connect(&m_document, &QuoteDocument::conflictFound, this, &QuotesPage::settle,
            Qt::QueuedConnection);
    connect(&m_document, &QuoteDocument::saveFailed, this,
            [this](const QString &sentence) { messages()->say(sentence); });
    connect(&m_follow, &QTimer::timeout, this, &QuotesPage::followStore);
    connect(m_editor, &QuoteEditor::previewAsked, this, &QuotesPage::previewAsked);
    connect(m_editor, &QuoteEditor::pdfAsked, this, &QuotesPage::pdfAsked);
    connect(m_editor, &QuoteEditor::csvAsked, this, &QuotesPage::csvAsked);
    connect(m_editor, &QuoteEditor::fileAsked, this, &QuotesPage::fileAsked);
    connect(m_editor, &QuoteEditor::markdownAsked, this, &QuotesPage::markdownAsked);
    connect(m_editor, &QuoteEditor::plainTextAsked, this, &QuotesPage::plainTextAsked);
    connect(m_editor, &QuoteEditor::buildWanted, this, &QuotesPage::buildWanted);
    connect(m_editor, &QuoteEditor::buildAsked, this, &QuotesPage::buildAsked);
}

MessageBar *QuotesPage::messages()
{
    return m_editor->messages();
}

void QuotesPage::focusSearch()
{
    m_list->focusSearch();
}

void QuotesPage::showMenu(QWidget *at)
{
    QMenu menu;
    menu.addAction(tr("Customers"), this, &QuotesPage::customersAsked);
    menu.addAction(tr("Prices from a supplier's list"), this, &QuotesPage::pricesAsked);
    menu.addAction(tr("Take the last imported prices back"), this, &QuotesPage::pricesUndoAsked);
    menu.addAction(tr("Open a quote file"), this, &QuotesPage::openFileAsked);
    menu.addSeparator();
    menu.addAction(tr("What customers looked at"), this, &QuotesPage::kioskFiguresAsked);
    menu.addAction(tr("Shop settings"), this, &QuotesPage::settingsAsked);
    addRoles(menu);
    menu.exec(at->mapToGlobal(QPoint(0, at->height())));
}

// Who works at this counter decides how large a discount may be.
void QuotesPage::addRoles(QMenu &menu)
{
    const StaffRole *present = m_document.role();
    if (!present)
        return;
    QMenu *roles = menu.addMenu(tr("Staff at this counter"));
    for (const StaffRole &role : m_document.profile().roles) {
        const QString shown = QString(role.name).replace(u'&', QStringLiteral("&&"));
        QAction *action
            = roles->addAction(shown, this, [this, name = role.name] { Q_EMIT roleChosen(name); });
        action->setCheckable(true);
        action->setChecked(&role == present);
    }
}

// Nothing is stored before something is written into it.
void QuotesPage::startEmpty()
{
    m_document.start(emptyQuote(m_document.profile(), m_document.today()));
}

void QuotesPage::settle(const StoredQuote &theirs)
{
    const auto keeps = m_prompts.keepMine(this, m_document.quote(), theirs.quote);
    if (!keeps)
        return;
    if (!*keeps)
        return m_document.takeTheirs(theirs);
    if (const Done kept = m_document.keepMine(theirs); !kept)
        messages()->say(kept.error());
}

void QuotesPage::followStore()
{
    const qint64 mark = m_store.changeMark();
    if (mark == m_mark || !isVisible())
        return;
    m_mark = mark;
    m_document.follow();
    m_list->refresh();
}

void QuotesPage::showQuote()
{
    m_stack->setCurrentIndex(m_document.isOpen() ? 1 : 0);
    m_list->setCurrent(m_document.isOpen() ? m_document.quote().id : QString());
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/mainwindow.h"

#include "handover/buildcode.h"
#include "items/compareshelf.h"
#include "views/build/buildpage.h"
#include "views/build/catalogue/cataloguepanel.h"
#include "views/common/localfiles.h"
#include "views/cluster/clusterpage.h"
#include "views/common/messagebar.h"
#include "views/common/pagestack.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/common/topbar.h"
#include "views/compare/comparepage.h"
#include "views/handover/buildcodedialog.h"
#include "views/handover/scannedcode.h"
#include "views/models/modelspage.h"
#include "views/quotes/quotespage.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>

namespace configurator {

namespace {

void markCurrent(QPushButton *button, bool isCurrent)
{
    button->setProperty(look::isCurrent, isCurrent);
    button->setAccessibleDescription(isCurrent ? MainWindow::tr("This page is shown") : QString());
    button->update();
}

} // namespace

MainWindow::MainWindow(BuildDocument &document, QWidget *parent)
    : QMainWindow(parent)
    , m_document(document)
    , m_shelf(new CompareShelf(this))
    , m_pages(new PageStack(this))
    , m_buildPage(new BuildPage(document, this))
{
    setWindowTitle(tr("Bektursun's AI Hardware Store"));
    setAcceptDrops(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // Read out before the bar: the page is what a person came for.
    column->addWidget(m_pages, 1);
    addPages();
    column->insertWidget(0, createBar());
    setCentralWidget(central);
    createActions();
    connect(m_buildPage, &BuildPage::openAsked, this, &MainWindow::openAsked);
    connect(m_buildPage, &BuildPage::saveAsked, this, &MainWindow::saveAsked);
    connect(m_buildPage, &BuildPage::pdfAsked, this, &MainWindow::pdfAsked);
    connect(m_buildPage, &BuildPage::codeAsked, this, &MainWindow::askForCode);
    connect(new ScannedCode(this), &ScannedCode::scanned, this, &MainWindow::takeCode);
    connect(m_buildPage, &BuildPage::quoteAsked, this, &MainWindow::quoteAsked);
    connect(m_buildPage, &BuildPage::filesDropped, this, &MainWindow::filesDropped);
    connect(m_buildPage, &BuildPage::addModelAsked, this, &MainWindow::addModelAsked);
    connect(m_buildPage, &BuildPage::ownModelsAsked, this, &MainWindow::ownModelsAsked);
    connect(m_buildPage, &BuildPage::clusterAsked, this, &MainWindow::showCluster);
    connect(m_buildPage, &BuildPage::compareAsked, this, [this] { compare(m_document.build()); });
    connect(m_shelf, &CompareShelf::changed, this, &MainWindow::showPinned);
    showPinned();
    resize(1440, 900);
    setMinimumSize(480, 360);
}

MessageBar *MainWindow::messages()
{
    if (isAtQuotes())
        return m_quotesPage->messages();
    return isComparing() ? m_comparePage->messages() : m_buildPage->messages();
}

bool MainWindow::isAtQuotes() const
{
    return m_quotesPage && m_pages->currentIndex() == m_quotes;
}

bool MainWindow::isComparing() const
{
    return m_comparePage && m_pages->currentIndex() == m_compare;
}

void MainWindow::showPinned()
{
    m_buildPage->setPinned(m_shelf->count());
}

QWidget *MainWindow::createBar()
{
    auto *bar = new TopBar(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(20, 7, 20, 7);
    row->setSpacing(6);
    m_navigation = new QHBoxLayout;
    m_navigation->setSpacing(6);
    auto *name = new PlainLabel(PlainLabel::Look::Title, tr("Bektursun's AI Hardware Store"), bar);
    row->addWidget(name);
    row->addSpacing(20);
    m_navigation->addWidget(addNavigation(tr("Build"), m_build));
    m_navigation->addWidget(addNavigation(tr("Models"), m_models));
    m_navigation->addWidget(addNavigation(tr("What's a cluster?"), m_cluster));
    row->addLayout(m_navigation);
    row->addStretch(1);
    auto *theme = new QPushButton(QStringLiteral("\u25d0"), bar);
    theme->setAccessibleName(tr("Light or dark"));
    theme->setToolTip(tr("Light or dark"));
    theme->setProperty(look::property, look::quiet);
    theme->setFixedWidth(metrics::control);
    connect(theme, &QPushButton::clicked, this, &MainWindow::toggleTheme);
    row->addWidget(theme);
    return bar;
}

void MainWindow::addPages()
{
    m_build = m_pages->add(tr("Build"), [this] { return m_buildPage; });
    m_models = m_pages->add(tr("Open-Source Models"), [this] { return createModelsPage(); });
    m_cluster = m_pages->add(tr("What's a cluster?"), [this] { return createClusterPage(); });
    m_compare = m_pages->add(tr("Compare builds"), [this] { return createComparePage(); });
}

void MainWindow::addQuotesPage(const std::function<QuotesPage *()> &maker)
{
    m_quotes = m_pages->add(tr("Quotes"), [this, maker] {
        m_quotesPage = maker();
        return m_quotesPage;
    });
    QWidget *button = addNavigation(tr("Quotes"), m_quotes);
    m_navigation->insertWidget(m_navigation->count() - 1, button);
    // The keyboard goes through the bar as the eye does.
    QWidget *before = m_navigation->itemAt(m_navigation->count() - 3)->widget();
    setTabOrder(before, button);
    setTabOrder(button, m_navigation->itemAt(m_navigation->count() - 1)->widget());
    m_buildPage->allowQuotes();
}

void MainWindow::showQuotes()
{
    m_pages->go(m_quotes);
}

QWidget *MainWindow::addNavigation(const QString &name, int page)
{
    auto *button = new QPushButton(name, this);
    button->setProperty(look::property, look::tab);
    connect(button, &QPushButton::clicked, m_pages, [this, page] { m_pages->go(page); });
    connect(m_pages, &QStackedWidget::currentChanged, button,
            [button, page](int shown) { markCurrent(button, shown == page); });
    markCurrent(button, m_pages->currentIndex() == page);
    return button;
}

QWidget *MainWindow::createModelsPage()
{
    auto *page = new ModelsPage(m_document, this);
    connect(page, &ModelsPage::buildOpened, this, &MainWindow::showBuild);
    connect(page, &ModelsPage::clusterAsked, this, &MainWindow::showCluster);
    connect(page, &ModelsPage::compareAsked, this, &MainWindow::compare);
    return page;
}

QWidget *MainWindow::createClusterPage()
{
    auto *page = new ClusterPage(this);
    connect(page, &ClusterPage::backAsked, m_pages, &PageStack::goBack);
    connect(m_pages, &QStackedWidget::currentChanged, page, [this, page](int shown) {
        if (shown == m_cluster)
            page->setBackText(m_pages->nameOfPrevious());
    });
    return page;
}

QWidget *MainWindow::createComparePage()
{
    m_comparePage = new ComparePage(m_document, *m_shelf, this);
    connect(m_comparePage, &ComparePage::backAsked, m_pages, &PageStack::goBack);
    connect(m_comparePage, &ComparePage::buildOpened, this, &MainWindow::showBuild);
    connect(m_comparePage, &ComparePage::clusterAsked, this, &MainWindow::showCluster);
    connect(m_comparePage, &ComparePage::fileAsked, this, &MainWindow::comparedFileAsked);
    connect(m_comparePage, &ComparePage::filesDropped, this, &MainWindow::comparedFilesDropped);
    connect(m_comparePage, &ComparePage::pdfAsked, this, &MainWindow::comparisonPdfAsked);
    connect(m_pages, &QStackedWidget::currentChanged, m_comparePage, [this](int shown) {
        if (shown == m_compare)
            m_comparePage->setBackText(m_pages->nameOfPrevious());
    });
    return m_comparePage;
}

void MainWindow::compare(const Build &build)
{
    // One that is there already is what was asked for.
    const Done added = m_shelf->contains(build) ? done() : m_shelf->add(build);
    m_pages->go(m_compare);
    if (!added)
        m_comparePage->messages()->say(added.error(), Surface::Tone::Caution);
}

void MainWindow::showBuild()
{
    m_pages->go(m_build);
}

void MainWindow::askForCode()
{
    BuildCodeDialog dialog(m_document.build(), m_document.catalogue(), this);
    if (dialog.exec() == QDialog::Accepted)
        takeCode(dialog.code());
}

void MainWindow::takeCode(const QString &code)
{
    showBuild();
    const Result<DecodedBuild> decoded = decodeBuild(code, m_document.catalogue());
    if (!decoded)
        return messages()->say(decoded.error(), Surface::Tone::Caution);
    m_document.replace(decoded->build, tr("Open a build code"));
    if (!decoded->missing.isEmpty())
        messages()->say(tr("This catalogue lacks what the code names as: %1.")
                            .arg(decoded->missing.join(QStringLiteral(", "))),
                        Surface::Tone::Caution);
}

void MainWindow::showCluster()
{
    m_pages->go(m_cluster);
}

void MainWindow::createActions()
{
    addShortcut(QKeySequence::Open, [this] {
        if (isComparing())
            Q_EMIT comparedFileAsked();
        else
            Q_EMIT openAsked();
    });
    addShortcut(QKeySequence::Save, [this] { Q_EMIT saveAsked(); });
    addShortcut(QKeySequence::Print, [this] { print(); });
    addShortcut(QKeySequence::Undo, [this] { undoStack()->undo(); });
    addShortcut(QKeySequence::Redo, [this] { undoStack()->redo(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_Y), [this] { undoStack()->redo(); });
    addShortcut(QKeySequence::Find, [this] { find(); });
    addShortcut(QKeySequence::Quit, [this] { close(); });
}

// Undo belongs to what is on the page: a build, or a quote.
QUndoStack *MainWindow::undoStack()
{
    return isAtQuotes() ? m_quotesPage->undoStack() : m_document.undoStack();
}

void MainWindow::print()
{
    if (isAtQuotes())
        Q_EMIT m_quotesPage->pdfAsked();
    else if (isComparing())
        Q_EMIT comparisonPdfAsked();
    else
        Q_EMIT pdfAsked();
}

void MainWindow::find()
{
    if (isAtQuotes())
        return m_quotesPage->focusSearch();
    showBuild();
    m_buildPage->catalogue()->focusSearch();
}

void MainWindow::addShortcut(const QKeySequence &keys, const std::function<void()> &run)
{
    auto *shortcut = new QShortcut(keys, this);
    connect(shortcut, &QShortcut::activated, this, run);
}

void MainWindow::toggleTheme()
{
    const bool isDark = !Theme::isDark(palette());
    QApplication::setPalette(Theme::palette(isDark));
    Q_EMIT themeChanged(isDark);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QStringList paths = localFiles(event->mimeData());
    if (!paths.isEmpty())
        Q_EMIT filesDropped(paths);
}

} // namespace configurator

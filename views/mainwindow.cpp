// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/mainwindow.h"

#include "views/build/buildpage.h"
#include "views/build/catalogue/cataloguepanel.h"
#include "views/common/localfiles.h"
#include "views/common/fonts.h"
#include "views/common/messagebar.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/common/topbar.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>

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
    , m_pages(new QStackedWidget(this))
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
    column->insertWidget(0, createBar());
    setCentralWidget(central);
    createActions();
    connect(m_buildPage, &BuildPage::openAsked, this, &MainWindow::openAsked);
    connect(m_buildPage, &BuildPage::saveAsked, this, &MainWindow::saveAsked);
    connect(m_buildPage, &BuildPage::pdfAsked, this, &MainWindow::pdfAsked);
    connect(m_buildPage, &BuildPage::filesDropped, this, &MainWindow::filesDropped);
    connect(m_buildPage, &BuildPage::addModelAsked, this, &MainWindow::addModelAsked);
    connect(m_buildPage, &BuildPage::ownModelsAsked, this, &MainWindow::ownModelsAsked);
    resize(1440, 900);
    setMinimumSize(480, 360);
}

MessageBar *MainWindow::messages()
{
    return m_buildPage->messages();
}

QWidget *MainWindow::createBar()
{
    auto *bar = new TopBar(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(20, 7, 20, 7);
    row->setSpacing(6);
    auto *name = new PlainLabel(PlainLabel::Look::Title, tr("Bektursun's AI Hardware Store"), bar);
    row->addWidget(name);
    row->addSpacing(20);
    addNavigation(row, tr("Build"), m_buildPage);
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

// A window smaller than its page scrolls instead of breaking.
void MainWindow::addNavigation(QHBoxLayout *row, const QString &name, QWidget *page)
{
    auto *scroll = new QScrollArea(m_pages);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    m_pages->addWidget(scroll);
    auto *button = new QPushButton(name, this);
    button->setProperty(look::property, look::tab);
    connect(button, &QPushButton::clicked, m_pages,
            [this, scroll] { m_pages->setCurrentWidget(scroll); });
    connect(m_pages, &QStackedWidget::currentChanged, button,
            [this, button, scroll] { markCurrent(button, m_pages->currentWidget() == scroll); });
    markCurrent(button, m_pages->currentWidget() == scroll);
    row->addWidget(button);
}

void MainWindow::createActions()
{
    addShortcut(QKeySequence::Open, [this] { Q_EMIT openAsked(); });
    addShortcut(QKeySequence::Save, [this] { Q_EMIT saveAsked(); });
    addShortcut(QKeySequence::Print, [this] { Q_EMIT pdfAsked(); });
    addShortcut(QKeySequence::Undo, [this] { m_document.undoStack()->undo(); });
    addShortcut(QKeySequence::Redo, [this] { m_document.undoStack()->redo(); });
    addShortcut(QKeySequence(Qt::CTRL | Qt::Key_Y), [this] { m_document.undoStack()->redo(); });
    addShortcut(QKeySequence::Find, [this] { m_buildPage->catalogue()->focusSearch(); });
    addShortcut(QKeySequence::Quit, [this] { close(); });
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

void dressApplication(bool isDark)
{
    loadShopFonts();
    QApplication::setStyle(new ShopStyle);
    QApplication::setPalette(Theme::palette(isDark));
    QFont font(shopFontFamily());
    font.setPointSizeF(10.5);
    QApplication::setFont(font);
}

} // namespace configurator

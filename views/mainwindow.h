// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>

class QHBoxLayout;

namespace configurator {

class BuildPage;
class ComparePage;
class CompareShelf;
class MessageBar;
class PageStack;
class QuotesPage;

// The shop's window: a bar with the pages, and the page itself. It asks for files by signals;
// reading and writing them is not its business.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(BuildDocument &document, QWidget *parent = nullptr);
    [[nodiscard]] BuildPage *buildPage() { return m_buildPage; }
    [[nodiscard]] CompareShelf &compareShelf() { return *m_shelf; }
    // Of the page that is shown, where it has any; else of the build's page.
    [[nodiscard]] MessageBar *messages();
    // For staff: the page of quotes, made when it is first shown, and Make a quote on the build's.
    void addQuotesPage(const std::function<QuotesPage *()> &maker);
    void showQuotes();
    void showBuild();
    // A build code that was typed or scanned: its build, as one undoable step.
    void takeCode(const QString &code);
    // Sets the build aside and shows it beside the others.
    void compare(const Build &build);

Q_SIGNALS:
    void openAsked();
    void saveAsked();
    void pdfAsked();
    void quoteAsked(); // the open build as a quote
    void filesDropped(const QStringList &paths);
    void comparedFileAsked();
    void comparedFilesDropped(const QStringList &paths);
    void comparisonPdfAsked();
    void addModelAsked();
    void ownModelsAsked();
    void themeChanged(bool isDark);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *createBar();
    void addPages();
    QWidget *addNavigation(const QString &name, int page);
    QWidget *createModelsPage();
    QWidget *createClusterPage();
    QWidget *createComparePage();
    void showCluster();
    void showPinned();
    [[nodiscard]] bool isComparing() const;
    [[nodiscard]] bool isAtQuotes() const;
    void print();
    void find();
    [[nodiscard]] QUndoStack *undoStack();
    void createActions();
    void askForCode();
    void addShortcut(const QKeySequence &keys, const std::function<void()> &run);
    void toggleTheme();

    BuildDocument &m_document;
    CompareShelf *m_shelf;
    PageStack *m_pages;
    BuildPage *m_buildPage;
    ComparePage *m_comparePage = nullptr; // made when it is first shown
    QHBoxLayout *m_navigation = nullptr;
    QPointer<QuotesPage> m_quotesPage;
    int m_build = 0; // pages
    int m_models = 0;
    int m_cluster = 0;
    int m_compare = 0;
    int m_quotes = -1; // none outside of staff's windows
};

} // namespace configurator

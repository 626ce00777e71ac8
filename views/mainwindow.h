// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QMainWindow>

#include <functional>

class QHBoxLayout;
class QStackedWidget;

namespace configurator {

class BuildPage;
class MessageBar;

// The shop's window: a bar with the pages, and the page itself. It asks for files by signals;
// reading and writing them is not its business.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(BuildDocument &document, QWidget *parent = nullptr);
    [[nodiscard]] BuildPage *buildPage() { return m_buildPage; }
    [[nodiscard]] MessageBar *messages();

Q_SIGNALS:
    void openAsked();
    void saveAsked();
    void pdfAsked();
    void filesDropped(const QStringList &paths);
    void addModelAsked();
    void ownModelsAsked();
    void themeChanged(bool isDark);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *createBar();
    void addNavigation(QHBoxLayout *row, const QString &name, QWidget *page);
    void createActions();
    void addShortcut(const QKeySequence &keys, const std::function<void()> &run);
    void toggleTheme();

    BuildDocument &m_document;
    QStackedWidget *m_pages;
    BuildPage *m_buildPage;
};

// Style, palette and font of the whole program; call once before the first widget.
void dressApplication(bool isDark);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotedocument.h"

#include <QWidget>

class QMenu;
class QStackedLayout;

namespace configurator {

class MessageBar;
class QuoteEditor;
class QuoteList;
class QuotePrompts;

// The shop's quotes: the list, and the one that is open. It follows what other programs do to the
// same store.
class QuotesPage : public QWidget
{
    Q_OBJECT

public:
    QuotesPage(QuoteStore &store, QuoteDocument &document, QuotePrompts &prompts,
               QWidget *parent = nullptr);
    [[nodiscard]] MessageBar *messages();
    [[nodiscard]] QUndoStack *undoStack() { return m_document.undoStack(); }
    void focusSearch();

Q_SIGNALS:
    void previewAsked();
    void pdfAsked();
    void csvAsked();
    void fileAsked();
    void openFileAsked();
    void markdownAsked();
    void plainTextAsked();
    void buildWanted();
    void buildAsked();
    void customersAsked();
    void pricesAsked();
    void pricesUndoAsked();
    void settingsAsked();
    void kioskFiguresAsked();
    void roleChosen(const QString &role);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createEmpty();
    void wire();
    void showMenu(QWidget *at);
    void addRoles(QMenu &menu);
    void startEmpty();
    void settle(const StoredQuote &theirs);
    void followStore();
    void showQuote();

    QuoteStore &m_store;
    QuoteDocument &m_document;
    QuotePrompts &m_prompts;
    QuoteList *m_list;
    QuoteEditor *m_editor;
    QStackedLayout *m_stack;
    QTimer m_follow;
    qint64 m_mark = 0;
};

} // namespace configurator

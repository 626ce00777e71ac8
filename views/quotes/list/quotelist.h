// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotelistmodel.h"
#include "views/common/surface.h"

class QButtonGroup;
class QComboBox;
class QLineEdit;
class QListView;
class QPushButton;

namespace configurator {

class PlainLabel;

// The shop's quotes: search, shelves, order, and the list.
class QuoteList : public Surface
{
    Q_OBJECT

public:
    explicit QuoteList(const QuoteStore &store, QWidget *parent = nullptr);
    [[nodiscard]] QuoteListModel &model() { return *m_model; }
    void refresh();
    void focusSearch();
    // Marks the quote without asking for it again.
    void setCurrent(const QString &id);

Q_SIGNALS:
    void quoteAsked(const QString &id);
    void newQuoteAsked();
    void menuAsked(QWidget *at);

private:
    QLayout *createHead();
    QLayout *createShelves();
    QPushButton *addShelf(QuoteShelf shelf);
    void createView();
    void ask();
    void showCounts();
    void showEmptiness();
    void take(const QModelIndex &index);

    QuoteListModel *m_model;
    QLineEdit *m_search;
    QButtonGroup *m_shelves;
    QComboBox *m_order;
    QListView *m_view;
    PlainLabel *m_empty;
    QString m_current;
    bool m_isFollowing = false;
};

} // namespace configurator

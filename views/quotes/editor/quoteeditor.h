// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotelinesmodel.h"
#include "views/common/surface.h"
#include "views/quotes/editor/quoteactions.h"

class QLineEdit;
class QMenu;
class QPushButton;

namespace configurator {

class AlternativeBar;
class ElidedLabel;
class LinesTable;
class MemoryChart;
class MessageBar;
class PlainLabel;
class ThreeNumbers;
class TotalsBox;

// One quote: head, alternatives, lines, the three numbers with chart and verdict, totals.
class QuoteEditor : public Surface
{
    Q_OBJECT

public:
    QuoteEditor(QuoteDocument &document, QuotePrompts &prompts, QuoteStore &store,
                QWidget *parent = nullptr);
    [[nodiscard]] MessageBar *messages() { return m_messages; }

Q_SIGNALS:
    void previewAsked();
    void pdfAsked();
    void csvAsked();
    void fileAsked(); // a quote file for another computer
    void markdownAsked();
    void plainTextAsked();
    void buildWanted(); // the open build as one more alternative
    void buildAsked(); // back to the build page with this alternative's build

private:
    QLayout *createHead();
    QLayout *createButtons();
    QLayout *createLineTools();
    QWidget *createFoot();
    QPushButton *button(const QString &text, int look);
    void wire();
    void fillMenu();
    void addLine();
    void chooseCustomer();
    void toggleOptional();
    void refresh();
    void refreshActions();
    void refreshFacts();
    void say(const QString &sentence, bool isGood);

    QuoteDocument &m_document;
    QuotePrompts &m_prompts;
    QuoteStore &m_store;
    QuoteLinesModel *m_lines;
    QuoteActions m_actions;
    MessageBar *m_messages;
    ElidedLabel *m_title;
    PlainLabel *m_subline;
    ElidedLabel *m_customer;
    QPushButton *m_chooseCustomer;
    std::vector<QPushButton *> m_mainButtons;
    QLayout *m_mainRow = nullptr;
    QMenu *m_menu;
    LinesTable *m_table;
    QLineEdit *m_adder;
    QWidget *m_tools = nullptr;
    ThreeNumbers *m_numbers;
    MemoryChart *m_chart;
    PlainLabel *m_verdict;
    TotalsBox *m_totals;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/editor/quoteeditor.h"

#include "items/quotes/quotewords.h"
#include "views/build/fit/memorychart.h"
#include "views/common/elidedlabel.h"
#include "views/common/messagebar.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/common/threenumbers.h"
#include "views/quotes/editor/alternativebar.h"
#include "views/quotes/editor/linestable.h"
#include "views/quotes/editor/totalsbox.h"
#include "views/quotes/quoteprompts.h"

#include <QCompleter>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr std::size_t mostMainButtons = 3;

} // namespace

QuoteEditor::QuoteEditor(QuoteDocument &document, QuotePrompts &prompts, QuoteStore &store,
                         QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_prompts(prompts)
    , m_store(store)
    , m_lines(new QuoteLinesModel(document, this))
    , m_actions(document, prompts, this,
                [this](const QString &sentence, bool isGood) { say(sentence, isGood); })
    , m_messages(new MessageBar(this))
    , m_title(new ElidedLabel(PlainLabel::Look::Sum, {}, this))
    , m_subline(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_customer(new ElidedLabel(PlainLabel::Look::Muted, {}, this))
    , m_chooseCustomer(button(tr("Customer"), look::bare))
    , m_menu(new QMenu(this))
    , m_table(new LinesTable(m_lines, this))
    , m_adder(new QLineEdit(this))
    , m_numbers(new ThreeNumbers(this))
    , m_chart(new MemoryChart(this))
    , m_verdict(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_totals(new TotalsBox(document, this))
{
    setObjectName(QStringLiteral("quoteEditor"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, metrics::gap, 1, metrics::gap);
    column->setSpacing(10);
    column->addLayout(createHead());
    auto *bar = new AlternativeBar(document, this);
    bar->setContentsMargins(metrics::gap, 0, metrics::gap, 0);
    connect(bar, &AlternativeBar::buildWanted, this, &QuoteEditor::buildWanted);
    column->addWidget(bar);
    column->addWidget(m_table, 1);
    column->addLayout(createLineTools());
    column->addWidget(createFoot());
    wire();
    refresh();
}

QPushButton *QuoteEditor::button(const QString &text, int look)
{
    auto *made = new QPushButton(text, this);
    made->setProperty(look::property, look);
    return made;
}

QLayout *QuoteEditor::createHead()
{
    auto *head = new QVBoxLayout;
    head->setContentsMargins(metrics::gap, 0, metrics::gap, 0);
    head->setSpacing(4);
    head->addWidget(m_messages);
    auto *row = new QHBoxLayout;
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    m_subline->setWordWrap(true);
    m_subline->setAccessibleName(tr("State of the quote"));
    words->addWidget(m_subline);
    row->addLayout(words, 1);
    row->addLayout(createButtons());
    head->addLayout(row);
    auto *customer = new QHBoxLayout;
    customer->addWidget(m_customer, 1);
    customer->addWidget(m_chooseCustomer);
    head->addLayout(customer);
    m_customer->setAccessibleName(tr("Customer of the quote"));
    return head;
}

QLayout *QuoteEditor::createButtons()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    QPushButton *preview = button(tr("Preview"), look::outline);
    QPushButton *pdf = button(tr("PDF"), look::outline);
    pdf->setAccessibleName(tr("Export PDF"));
    QPushButton *more = button(QStringLiteral("⋯"), look::quiet);
    more->setAccessibleName(tr("More for this quote"));
    more->setMenu(m_menu);
    row->addWidget(preview);
    row->addWidget(pdf);
    for (std::size_t i = 0; i < mostMainButtons; ++i) {
        m_mainButtons.push_back(button({}, i == 0 ? look::primary : look::outline));
        row->addWidget(m_mainButtons.back());
        connect(m_mainButtons.back(), &QPushButton::clicked, this, [this, i] {
            std::size_t at = 0;
            for (const QuoteActions::Action &action : m_actions.now()) {
                if (action.isMain && at++ == i)
                    return action.run();
            }
        });
    }
    row->addWidget(more);
    connect(preview, &QPushButton::clicked, this, &QuoteEditor::previewAsked);
    connect(pdf, &QPushButton::clicked, this, &QuoteEditor::pdfAsked);
    return row;
}

QLayout *QuoteEditor::createLineTools()
{
    m_tools = new QWidget(this);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(metrics::gap, 0, metrics::gap, 0);
    row->setSpacing(8);
    m_adder->setPlaceholderText(tr("Add a line: part, service, or free text"));
    m_adder->setAccessibleName(tr("Add a line"));
    m_adder->setMinimumHeight(metrics::control);
    row->addWidget(m_adder, 1);
    const auto tool = [&](const QString &text, const QString &name, auto run) {
        QPushButton *made = button(text, look::quiet);
        if (text.size() == 1)
            made->setFixedWidth(metrics::control);
        made->setAccessibleName(name);
        made->setToolTip(name);
        connect(made, &QPushButton::clicked, this, run);
        row->addWidget(made);
    };
    tool(QStringLiteral("↑"), tr("Move the line up"),
         [this] { m_lines->moveLine(m_table->currentRow(), -1); });
    tool(QStringLiteral("↓"), tr("Move the line down"),
         [this] { m_lines->moveLine(m_table->currentRow(), 1); });
    tool(tr("Optional"), tr("Make the line optional, or count it"), [this] { toggleOptional(); });
    tool(tr("Remove"), tr("Remove the line"),
         [this] { m_lines->removeLine(m_table->currentRow()); });
    auto *costs = new QCheckBox(tr("Costs"), m_tools);
    costs->setToolTip(tr("What the shop pays, and the margin. Never printed."));
    connect(costs, &QCheckBox::toggled, m_table, &LinesTable::showCosts);
    connect(costs, &QCheckBox::toggled, m_totals, &TotalsBox::showMargin);
    row->addWidget(costs);
    auto *box = new QVBoxLayout;
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_tools);
    return box;
}

QWidget *QuoteEditor::createFoot()
{
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(metrics::gap, 0, metrics::gap, 0);
    row->setSpacing(20);
    auto *facts = new QVBoxLayout;
    facts->setSpacing(6);
    m_numbers->setMaximumWidth(560);
    facts->addWidget(m_numbers);
    m_verdict->setWordWrap(true);
    m_verdict->setAccessibleName(tr("Verdict"));
    facts->addWidget(m_verdict);
    facts->addStretch(1);
    row->addLayout(facts, 5);
    m_chart->setMinimumWidth(170);
    row->addWidget(m_chart, 4);
    m_totals->setMinimumWidth(270);
    row->addWidget(m_totals, 3);
    return foot;
}

void QuoteEditor::wire()
{
    auto *completer = new QCompleter(m_lines->proposals(), this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_adder->setCompleter(completer);
    connect(m_adder, &QLineEdit::returnPressed, this, &QuoteEditor::addLine);
    connect(m_table, &LinesTable::leftAtEnd, m_adder,
            [this] { m_adder->setFocus(Qt::TabFocusReason); });
    connect(m_chooseCustomer, &QPushButton::clicked, this, &QuoteEditor::chooseCustomer);
    connect(m_menu, &QMenu::aboutToShow, this, &QuoteEditor::fillMenu);
    connect(&m_document, &QuoteDocument::opened, this, &QuoteEditor::refresh);
    connect(&m_document, &QuoteDocument::opened, m_messages, &MessageBar::dismiss);
    connect(&m_document, &QuoteDocument::changed, this, &QuoteEditor::refresh);
    connect(&m_document, &QuoteDocument::alternativeChanged, this, &QuoteEditor::refreshFacts);
}

void QuoteEditor::addLine()
{
    const QString typed = m_adder->text().trimmed();
    if (typed.isEmpty() || !m_document.isDraft())
        return;
    const int row = m_lines->addLine(typed);
    // The completer writes its choice into the field after this.
    QMetaObject::invokeMethod(m_adder, &QLineEdit::clear, Qt::QueuedConnection);
    m_table->enter(row, LineColumn::Quantity);
}

void QuoteEditor::chooseCustomer()
{
    const auto customer = m_prompts.customer(this, m_document.quote().customer, m_store);
    if (customer)
        m_document.edit(tr("Customer"), [&](Quote &quote) { quote.customer = *customer; });
}

void QuoteEditor::toggleOptional()
{
    const int row = m_table->currentRow();
    const QModelIndex index = m_lines->index(row, 0);
    m_lines->setOptional(row, !index.data(QuoteLinesModel::OptionalRole).toBool());
}

void QuoteEditor::fillMenu()
{
    m_menu->clear();
    for (const QuoteActions::Action &action : m_actions.now())
        m_menu->addAction(action.text, this, action.run);
    m_menu->addSeparator();
    m_menu->addAction(tr("Export CSV"), this, &QuoteEditor::csvAsked);
    m_menu->addAction(tr("Save a quote file"), this, &QuoteEditor::fileAsked);
    m_menu->addAction(tr("Copy as Markdown"), this, &QuoteEditor::markdownAsked);
    m_menu->addAction(tr("Copy as plain text"), this, &QuoteEditor::plainTextAsked);
    if (m_document.isOpen() && m_document.alternative().facts)
        m_menu->addAction(tr("Open this build"), this, &QuoteEditor::buildAsked);
}

void QuoteEditor::refresh()
{
    const Quote &quote = m_document.quote();
    m_title->setWholeText(quoteHeadline(quote));
    const QString state = quoteSubline(m_document);
    m_subline->say(state, state);
    m_customer->setWholeText(customerLine(quote.customer));
    m_customer->setAccessibleDescription(customerLine(quote.customer));
    const bool isDraft = m_document.isDraft();
    m_chooseCustomer->setVisible(isDraft);
    m_tools->setVisible(isDraft);
    refreshActions();
    refreshFacts();
}

void QuoteEditor::refreshActions()
{
    std::vector<QuoteActions::Action> main;
    for (const QuoteActions::Action &action : m_actions.now()) {
        if (action.isMain)
            main.push_back(action);
    }
    for (std::size_t i = 0; i < m_mainButtons.size(); ++i) {
        m_mainButtons[i]->setVisible(i < main.size());
        if (i < main.size())
            m_mainButtons[i]->setText(main[i].text);
    }
}

void QuoteEditor::refreshFacts()
{
    const auto &facts = m_document.alternative().facts;
    m_numbers->setVisible(facts.has_value());
    m_chart->setVisible(facts.has_value());
    m_verdict->setVisible(facts.has_value());
    if (!facts)
        return;
    const Result<SheetAlternative> sheet = m_document.sheet();
    const SheetNumber price = sheet && sheet->facts
        ? sheet->facts->numbers.back()
        : SheetNumber {{}, QStringLiteral("–"), sheet.error()};
    m_numbers->show({facts->combinedMemory, facts->usableMemory, facts->fastLinkedMemory,
                     facts->combinedPower, facts->comparison, price.figure, price.remark});
    const bool isFastLinkedEnough
        = facts->verdict == Verdict::Linked || facts->verdict == Verdict::Single;
    m_chart->show(facts->picture, isFastLinkedEnough);
    const QString verdict = verdictLine(*facts);
    m_verdict->say(verdict, verdict);
}

void QuoteEditor::say(const QString &sentence, bool isGood)
{
    m_messages->say(sentence, isGood ? Surface::Tone::Good : Surface::Tone::Bad);
}

} // namespace configurator

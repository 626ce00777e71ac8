// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/page/needcard.h"

#include "items/aimodels/needtablemodel.h"
#include "items/aimodels/usualchoice.h"
#include "items/aimodels/words/modelfacts.h"
#include "items/choices.h"
#include "memory/requirement.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/sourcesdialog.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"
#include "views/models/page/needtable.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace configurator {

namespace {

// A field beside its name, which reads it out.
void addNamed(QHBoxLayout *row, const QString &name, QWidget *field)
{
    auto *label = new PlainLabel(PlainLabel::Look::Small, name, field->parentWidget());
    label->setBuddy(field);
    row->addWidget(label);
    row->addWidget(field);
}

} // namespace

NeedCard::NeedCard(QWidget *parent)
    : Surface(parent)
    , m_model(new NeedTableModel(this))
    , m_table(new NeedTable(m_model, this))
    , m_pickers(new QWidget(this))
    , m_foot(new QWidget(this))
    , m_unknown(new PlainLabel(PlainLabel::Look::Normal, {}, this))
{
    setObjectName(QStringLiteral("needCard"));
    m_engine = new Unwheeled<QComboBox>(m_pickers);
    m_users = new Unwheeled<QSpinBox>(m_pickers);
    m_unknown->setObjectName(QStringLiteral("needNotKnown"));
    m_unknown->setWordWrap(true);
    m_unknown->setAlignment(Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::gap, 8, metrics::gap, 6);
    column->setSpacing(4);
    column->addLayout(createHead());
    column->addWidget(m_table, 1);
    column->addWidget(m_unknown, 1);
    column->addWidget(m_foot);
    m_foot->setLayout(createFoot());
    wire();
}

QLayout *NeedCard::createHead()
{
    m_engine->setObjectName(QStringLiteral("needEngine"));
    m_engine->addItem(engineText(Engine::LlamaCpp));
    m_engine->addItem(engineText(Engine::Vllm));
    m_engine->setMinimumWidth(124);
    m_users->setObjectName(QStringLiteral("needUsers"));
    m_users->setRange(1, userLimit);
    m_users->setFixedSize(86, metrics::control);
    auto *pickers = new QHBoxLayout(m_pickers);
    pickers->setContentsMargins(0, 0, 0, 0);
    pickers->setSpacing(6);
    addNamed(pickers, tr("Engine"), m_engine);
    pickers->addSpacing(8);
    addNamed(pickers, tr("Users"), m_users);
    auto *head = new QHBoxLayout;
    head->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Memory it needs, in GiB"), this));
    head->addStretch(1);
    head->addWidget(m_pickers);
    return head;
}

QLayout *NeedCard::createFoot()
{
    auto *note
        = new PlainLabel(PlainLabel::Look::Small,
                         tr("Choose a cell: the builds below follow. Weights, context at FP16 for "
                            "all users and working space on one GPU."),
                         m_foot);
    note->setWordWrap(true);
    m_parts = new QPushButton(tr("How it adds up"), m_foot);
    m_parts->setProperty(look::property, look::bare);
    m_parts->setAutoDefault(true);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(0, 0, 0, 0);
    foot->addWidget(note, 1);
    foot->addWidget(m_parts);
    return foot;
}

void NeedCard::wire()
{
    setTabOrder(m_engine, m_users);
    setTabOrder(m_users, m_table);
    setTabOrder(m_table, m_parts);
    connect(m_table, &NeedTable::chosen, this, &NeedCard::takeCell);
    connect(m_engine, &QComboBox::currentIndexChanged, this, &NeedCard::chooseEngine);
    connect(m_users, &QSpinBox::valueChanged, this, &NeedCard::chooseUsers);
    connect(m_parts, &QPushButton::clicked, this, &NeedCard::showParts);
}

void NeedCard::show(const AiModel &model, const ModelChoice &choice)
{
    m_shown = model;
    ModelChoice start;
    start.engine = choice.engine;
    start.users = choice.users;
    start = usualChoice(model, start);
    if (choice.model == model.id) {
        start.format = choice.format;
        start.context = choice.context;
    }
    fill(start);
}

void NeedCard::fill(const ModelChoice &choice)
{
    m_isFilling = true;
    m_choice = choice;
    m_engine->setCurrentIndex(choice.engine == Engine::Vllm ? 1 : 0);
    m_users->setValue(choice.users);
    m_model->show(&m_shown, choice);
    m_table->choose(m_model->indexOf(choice));
    m_isFilling = false;
    // Another engine may know what this one does not.
    const bool isKnown = m_table->currentIndex().isValid();
    m_pickers->setVisible(m_model->rowCount() > 0);
    m_table->setVisible(isKnown);
    m_foot->setVisible(isKnown);
    m_unknown->setVisible(!isKnown);
    m_unknown->setText(isKnown ? QString() : needNotKnown(m_shown, choice));
}

std::optional<ModelChoice> NeedCard::choice() const
{
    return m_table->currentIndex().isValid() ? std::optional(m_choice) : std::nullopt;
}

QString NeedCard::needText() const
{
    return m_table->currentIndex().data(NeedTableModel::NeedTextRole).toString();
}

QString NeedCard::useText() const
{
    return m_table->currentIndex().data(NeedTableModel::UseTextRole).toString();
}

bool NeedCard::focusTable()
{
    const bool isThere = m_table->currentIndex().isValid();
    if (isThere)
        m_table->setFocus(Qt::OtherFocusReason);
    return isThere;
}

void NeedCard::chooseEngine()
{
    if (m_isFilling)
        return;
    const Engine engine = m_engine->currentIndex() == 1 ? Engine::Vllm : Engine::LlamaCpp;
    fill(withEngine(m_choice, &m_shown, engine));
    Q_EMIT choiceChanged();
}

void NeedCard::chooseUsers(int users)
{
    if (m_isFilling)
        return;
    ModelChoice choice = m_choice;
    choice.users = users;
    fill(choice);
    Q_EMIT choiceChanged();
}

void NeedCard::takeCell(const QModelIndex &index)
{
    m_choice = m_model->choiceAt(index);
    if (!m_isFilling)
        Q_EMIT choiceChanged();
}

void NeedCard::showParts()
{
    SourcesDialog(tr("What the model needs: %1").arg(useText()),
                  m_model->sourcesAt(m_table->currentIndex()), this)
        .exec();
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/build/fitcard.h"

#include "items/choices.h"
#include "views/build/fit/memorychart.h"
#include "views/build/fit/memorylegend.h"
#include "views/common/verdictpanel.h"
#include "views/kiosk/kiosklook.h"
#include "views/kiosk/touch/choicefield.h"
#include "views/kiosk/touch/choicesheet.h"
#include "views/kiosk/touch/touch.h"

#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int offeredUsers[] = {1, 2, 4, 8, 16, 32, 64, 128};

QString nameOf(const BuildDocument &document)
{
    const AiModel *model = document.model();
    if (model)
        return model->name;
    const QString &id = document.build().choice.model;
    return id.isEmpty() ? FitCard::tr("Choose a model") : id;
}

QList<Choice> modelChoices(const Catalogue &catalogue)
{
    QList<Choice> choices;
    for (const AiModel *model : modelsByName(catalogue))
        choices.append({model->name, model->id});
    return choices;
}

} // namespace

FitCard::FitCard(BuildDocument &document, ChoiceSheet &sheet, bool hasMotion, QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_sheet(sheet)
    , m_hasMotion(hasMotion)
    , m_chart(new MemoryChart(this))
    , m_legend(new MemoryLegend(this))
{
    setObjectName(QStringLiteral("fitCard"));
    m_chart->setFixedHeight(fontMetrics().height() * 10);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kioskCardPad, kioskCardPad, kioskCardPad, kioskCardPad);
    column->setSpacing(touch::gap);
    column->addLayout(createFields());
    column->addWidget(m_chart);
    column->addWidget(m_legend);
    column->addWidget(new VerdictPanel(document, this));
    column->addStretch(1);
    connect(&document, &BuildDocument::assessmentChanged, this, &FitCard::refresh);
    connect(&document, &BuildDocument::choiceChanged, this, &FitCard::refreshChoice);
    refreshChoice();
    refresh();
}

QLayout *FitCard::createFields()
{
    auto *first = new QHBoxLayout;
    auto *second = new QHBoxLayout;
    first->setSpacing(touch::gap);
    second->setSpacing(touch::gap);
    m_model = addField(first, tr("Model"), &FitCard::askModel);
    m_format = addField(second, tr("Format"), &FitCard::askFormat);
    m_context = addField(second, tr("Context"), &FitCard::askContext);
    m_users = addField(second, tr("Users"), &FitCard::askUsers);
    m_engine = addField(second, tr("Engine"), &FitCard::askEngine);
    auto *fields = new QVBoxLayout;
    fields->setSpacing(touch::gap);
    fields->addLayout(first);
    fields->addLayout(second);
    return fields;
}

ChoiceField *FitCard::addField(QLayout *row, const QString &name, void (FitCard::*asked)())
{
    auto *field = new ChoiceField(name, this);
    row->addWidget(field);
    connect(field, &ChoiceField::clicked, this, asked);
    return field;
}

void FitCard::refresh()
{
    const Assessment &assessment = m_document.assessment();
    m_chart->show(assessment);
    m_legend->show(assessment.fit);
}

void FitCard::refreshChoice()
{
    const ModelChoice &choice = m_document.build().choice;
    const AiModel *model = m_document.model();
    m_model->setChosen(nameOf(m_document));
    m_format->setChosen(model ? formatText(*model, choice.format) : choice.format);
    m_context->setChosen(contextText(choice.context));
    m_users->setChosen(QLocale().toString(choice.users));
    m_engine->setChosen(engineText(choice.engine));
}

void FitCard::ask(const QString &title, const QList<Choice> &choices, const QVariant &current,
                  const std::function<void(ModelChoice &, const QVariant &)> &change)
{
    m_sheet.ask(title, choices, current, m_hasMotion, [this, change](const QVariant &value) {
        ModelChoice choice = m_document.build().choice;
        change(choice, value);
        m_document.choose(choice);
    });
}

void FitCard::askModel()
{
    ask(tr("Which AI model?"), modelChoices(m_document.catalogue()),
        m_document.build().choice.model, [this](ModelChoice &choice, const QVariant &value) {
            if (const AiModel *model = m_document.catalogue().model(value.toString()))
                choice = withModel(choice, *model);
        });
}

void FitCard::askFormat()
{
    QList<Choice> choices;
    if (const AiModel *model = m_document.model()) {
        for (const WeightFormat &format : formatsFor(*model, m_document.build().choice.engine))
            choices.append({formatText(*model, format.id), format.id});
    }
    ask(tr("In which format?"), choices, m_document.build().choice.format,
        [](ModelChoice &choice, const QVariant &value) { choice.format = value.toString(); });
}

void FitCard::askContext()
{
    const qint64 current = m_document.build().choice.context;
    QList<Choice> choices;
    for (const qint64 tokens : contextsFor(m_document.model(), current))
        choices.append({contextText(tokens), tokens});
    ask(tr("How much context?"), choices, current,
        [](ModelChoice &choice, const QVariant &value) { choice.context = value.toLongLong(); });
}

void FitCard::askUsers()
{
    QList<Choice> choices;
    for (const int users : offeredUsers)
        choices.append({QLocale().toString(users), users});
    ask(tr("For how many users at once?"), choices, m_document.build().choice.users,
        [](ModelChoice &choice, const QVariant &value) { choice.users = value.toInt(); });
}

void FitCard::askEngine()
{
    const QList<Choice> choices {{engineText(Engine::LlamaCpp), 0}, {engineText(Engine::Vllm), 1}};
    const int current = m_document.build().choice.engine == Engine::Vllm ? 1 : 0;
    ask(tr("Run by which engine?"), choices, current,
        [this](ModelChoice &choice, const QVariant &value) {
            const Engine engine = value.toInt() == 1 ? Engine::Vllm : Engine::LlamaCpp;
            choice = withEngine(choice, m_document.model(), engine);
        });
}

} // namespace configurator

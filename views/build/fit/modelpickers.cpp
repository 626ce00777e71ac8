// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/modelpickers.h"

#include "items/choices.h"
#include "views/common/labelled.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/common/unwheeled.h"

#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace configurator {

ModelPickers::ModelPickers(BuildDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(combo(QStringLiteral("modelPicker")))
    , m_format(combo(QStringLiteral("formatPicker")))
    , m_context(combo(QStringLiteral("contextPicker")))
    , m_engine(combo(QStringLiteral("enginePicker")))
    , m_kv(combo(QStringLiteral("kvPicker")))
    , m_users(new Unwheeled<QSpinBox>(this))
{
    m_users->setObjectName(QStringLiteral("usersPicker"));
    m_users->setRange(1, 100'000);
    m_users->setKeyboardTracking(false);
    m_engine->addItem(engineText(Engine::LlamaCpp));
    m_engine->addItem(engineText(Engine::Vllm));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    // Two pickers in one row, three in the next.
    grid->addWidget(createModelRow(), 0, 0, 1, 6);
    grid->addWidget(labelled(tr("Format"), m_format, this), 1, 0, 1, 3);
    grid->addWidget(labelled(tr("Context"), m_context, this), 1, 3, 1, 3);
    grid->addWidget(labelled(tr("Engine"), m_engine, this), 2, 0, 1, 2);
    grid->addWidget(labelled(tr("Users"), m_users, this), 2, 2, 1, 2);
    grid->addWidget(labelled(tr("KV cache"), m_kv, this), 2, 4, 1, 2);
    for (int column = 0; column < 6; ++column)
        grid->setColumnStretch(column, 1);
    orderFocus();
    refill();
    connect(&document, &BuildDocument::modelsChanged, this, &ModelPickers::refill);
    connect(m_model, &QComboBox::currentIndexChanged, this, &ModelPickers::chooseModel);
    connect(m_engine, &QComboBox::currentIndexChanged, this, &ModelPickers::chooseEngine);
    connect(m_kv, &QComboBox::currentIndexChanged, this, &ModelPickers::chooseKvFormat);
    connect(m_format, &QComboBox::currentIndexChanged, this, [this](int index) {
        ModelChoice choice = m_document.build().choice;
        choice.format = m_format->itemData(index).toString();
        if (!m_isRefreshing)
            m_document.choose(choice);
    });
    connect(m_context, &QComboBox::currentIndexChanged, this, [this](int index) {
        ModelChoice choice = m_document.build().choice;
        choice.context = m_context->itemData(index).toLongLong();
        if (!m_isRefreshing)
            m_document.choose(choice);
    });
    connect(m_users, &QSpinBox::valueChanged, this, [this](int users) {
        ModelChoice choice = m_document.build().choice;
        choice.users = users;
        if (!m_isRefreshing)
            m_document.choose(choice);
    });
    connect(&document, &BuildDocument::choiceChanged, this, &ModelPickers::refresh);
}

// Row by row.
void ModelPickers::orderFocus()
{
    const QWidgetList order {m_model,   m_ownModels, m_addModel, m_format,
                             m_context, m_engine,    m_users,    m_kv};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

QComboBox *ModelPickers::combo(const QString &objectName)
{
    auto *made = new Unwheeled<QComboBox>(this);
    made->setObjectName(objectName);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(8);
    made->setMaxVisibleItems(14);
    return made;
}

QPushButton *ModelPickers::signButton(const QString &sign, const QString &name)
{
    auto *button = new QPushButton(sign, this);
    button->setProperty(look::property, look::outline);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setFixedWidth(metrics::control);
    return button;
}

// The model, and beside it what else can be done about models.
QWidget *ModelPickers::createModelRow()
{
    m_ownModels = signButton(QStringLiteral("\u22ef"), tr("Your models…"));
    m_addModel = signButton(QStringLiteral("+"), tr("Add a model…"));
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(labelled(tr("Model"), m_model, this), 1);
    row->addWidget(m_ownModels, 0, Qt::AlignBottom);
    row->addWidget(m_addModel, 0, Qt::AlignBottom);
    connect(m_addModel, &QPushButton::clicked, this, &ModelPickers::addModelAsked);
    connect(m_ownModels, &QPushButton::clicked, this, &ModelPickers::ownModelsAsked);
    return box;
}

void ModelPickers::refill()
{
    m_isRefreshing = true;
    m_model->clear();
    fillModels();
    const std::vector<AiModel> &models = m_document.catalogue().models();
    m_ownModels->setVisible(std::ranges::any_of(models, &AiModel::isOwn));
    refresh();
}

void ModelPickers::fillModels()
{
    m_model->addItem(tr("Choose a model"), QString());
    for (const AiModel *model : modelsByName(m_document.catalogue()))
        m_model->addItem(model->name, model->id);
}

void ModelPickers::fillFormats()
{
    const ModelChoice &choice = m_document.build().choice;
    m_format->clear();
    if (const AiModel *model = m_document.model()) {
        for (const WeightFormat &format : formatsFor(*model, choice.engine))
            m_format->addItem(formatText(*model, format.id), format.id);
    }
    if (m_format->findData(choice.format) < 0)
        m_format->addItem(choice.format, choice.format);
    m_format->setCurrentIndex(m_format->findData(choice.format));
}

void ModelPickers::fillContexts()
{
    const qint64 current = m_document.build().choice.context;
    m_context->clear();
    for (const qint64 tokens : contextsFor(m_document.model(), current))
        m_context->addItem(contextText(tokens), tokens);
    m_context->setCurrentIndex(m_context->findData(current));
}

void ModelPickers::fillKvFormats()
{
    const ModelChoice &choice = m_document.build().choice;
    m_kv->clear();
    m_kv->addItems(kvFormatsFor(choice));
    m_kv->setCurrentIndex(m_kv->findText(kvFormatsId(choice.kv)));
}

void ModelPickers::chooseKvFormat(int index)
{
    const auto formats = kvFormatsFromId(m_kv->itemText(index));
    if (m_isRefreshing || !formats)
        return;
    ModelChoice choice = m_document.build().choice;
    choice.kv = *formats;
    m_document.choose(choice);
}

void ModelPickers::refresh()
{
    m_isRefreshing = true;
    const ModelChoice &choice = m_document.build().choice;
    int model = m_model->findData(choice.model);
    if (model < 0) {
        // From a file of another catalogue: kept and shown as it is called there.
        m_model->addItem(choice.model, choice.model);
        model = m_model->count() - 1;
    }
    m_model->setCurrentIndex(model);
    fillFormats();
    fillContexts();
    fillKvFormats();
    m_engine->setCurrentIndex(choice.engine == Engine::Vllm ? 1 : 0);
    m_users->setValue(choice.users);
    m_isRefreshing = false;
}

void ModelPickers::chooseModel()
{
    if (m_isRefreshing)
        return;
    ModelChoice choice = m_document.build().choice;
    const AiModel *model = m_document.catalogue().model(m_model->currentData().toString());
    if (model)
        choice = withModel(choice, *model);
    else
        choice.model = m_model->currentData().toString();
    m_document.choose(choice);
}

void ModelPickers::chooseEngine()
{
    if (m_isRefreshing)
        return;
    const Engine engine = m_engine->currentIndex() == 1 ? Engine::Vllm : Engine::LlamaCpp;
    m_document.choose(withEngine(m_document.build().choice, m_document.model(), engine));
}

} // namespace configurator

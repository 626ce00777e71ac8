// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/modelshelf.h"

#include "import/modelimport.h"
#include "items/builddocument.h"
#include "items/choices.h"
#include "views/common/messagebar.h"
#include "views/mainwindow.h"

#include <QFileInfo>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

bool isOfModel(const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.fileName();
    return info.isDir() || name == "config.json"_L1
        || name.endsWith(".gguf"_L1, Qt::CaseInsensitive)
        || name.endsWith(".safetensors"_L1, Qt::CaseInsensitive)
        || name.endsWith(".safetensors.index.json"_L1, Qt::CaseInsensitive);
}

} // namespace

ModelShelf::ModelShelf(OwnModels store, Catalogue &catalogue, BuildDocument &document,
                       MainWindow &window, Prompts &prompts, QObject *parent)
    : QObject(parent)
    , m_store(std::move(store))
    , m_catalogue(catalogue)
    , m_document(document)
    , m_window(window)
    , m_prompts(prompts)
{
    connect(&window, &MainWindow::addModelAsked, this, &ModelShelf::askForFiles);
    connect(&window, &MainWindow::ownModelsAsked, this, &ModelShelf::manage);
}

bool ModelShelf::takes(const QStringList &paths)
{
    return std::ranges::any_of(paths, isOfModel);
}

void ModelShelf::askForFiles()
{
    const auto path = m_prompts.fileToOpen(
        &m_window, tr("Add a model from its own files"),
        tr("Models (*.gguf config.json *.safetensors *.safetensors.index.json)"));
    if (path)
        add({*path});
}

void ModelShelf::add(const QStringList &paths)
{
    Result<ImportedModel> imported = importModel(paths);
    const Result<AiModel> preview
        = imported ? m_store.preview(imported->model) : Error {imported.error()};
    if (!preview) {
        m_window.messages()->say(preview.error());
        return;
    }
    const auto name = m_prompts.modelToAdd(
        &m_window,
        {*preview, modelFacts(*preview), imported->read, imported->missing, imported->assumed});
    if (!name)
        return;
    AiModel model = imported->model;
    model.name = *name;
    const Result<AiModel> added = m_store.add(model);
    if (!added) {
        m_window.messages()->say(added.error());
        return;
    }
    reload();
    m_document.choose(withModel(m_document.build().choice, *added));
    m_window.messages()->say(tr("%1 is added to the models.").arg(added->name),
                             Surface::Tone::Good);
}

void ModelShelf::manage()
{
    const auto wish = m_prompts.wishAbout(&m_window, m_store.load().models);
    if (!wish)
        return;
    if (wish->kind == ModelWish::Kind::Rename)
        rename(wish->id);
    else
        remove(wish->id);
}

void ModelShelf::rename(const QString &id)
{
    const AiModel *model = m_catalogue.model(id);
    const auto name = m_prompts.newName(&m_window, model ? model->name : id);
    if (name)
        tell(m_store.rename(id, *name), tr("The model is called %1 now.").arg(*name));
}

void ModelShelf::remove(const QString &id)
{
    const AiModel *model = m_catalogue.model(id);
    tell(m_store.remove(id),
         tr("%1 is removed from your models. Its files are where they were.")
             .arg(model ? model->name : id));
}

void ModelShelf::tell(const Done &done, const QString &success)
{
    if (done)
        reload();
    m_window.messages()->say(done ? success : done.error(),
                             done ? Surface::Tone::Good : Surface::Tone::Caution);
}

// What stands in the file counts: another program may have changed it meanwhile.
void ModelShelf::reload()
{
    m_catalogue.setOwnModels(m_store.load().models);
    m_document.takeModelsAnew();
}

} // namespace configurator

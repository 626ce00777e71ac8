// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/modelimport.h"

#include "common/jsonreader.h"
#include "import/ggufmodel/ggufmodel.h"
#include "import/gguf/ggufparts.h"
#include "import/huggingface/hfconfig.h"
#include "import/huggingface/hfparts.h"
#include "import/importfiles.h"
#include "import/importtext.h"
#include "import/layergroups.h"
#include "import/modelnames.h"
#include "memory/weights/tensorclasses.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestConfig = 4 * bytesPerMib;

struct Opened
{
    std::vector<GgufFile> models;
    std::vector<GgufFile> sideParts;
};

Result<Opened> openAll(const QStringList &paths)
{
    Opened opened;
    for (const QString &path : paths) {
        Result<GgufFile> file = openGguf(path);
        if (!file)
            return Error {file.error()};
        std::vector<GgufFile> &place = isSidePart(*file) ? opened.sideParts : opened.models;
        place.push_back(std::move(file).value());
    }
    return opened;
}

// Publishers offer the same vision part in several formats; the largest is always enough.
void addLargestSidePart(ImportedModel &import, const std::vector<GgufFile> &parts)
{
    if (parts.empty())
        return;
    const auto largest = std::ranges::max_element(parts, {}, &GgufFile::tensorBytes);
    addSidePart(import, *largest);
    if (parts.size() > 1)
        import.assumed.append(
            ImportText::tr("Of %1 vision or audio parts the largest is counted: %2.")
                .arg(QString::number(parts.size()), largest->names.value(0)));
}

Result<ImportedModel> importGgufs(const QStringList &paths)
{
    const Result<Opened> opened = openAll(paths);
    if (!opened)
        return Error {opened.error()};
    if (opened->models.empty())
        return Error {
            ImportText::tr("%1 is only the vision or audio part of a model: give the model's own "
                           ".gguf with it.")
                .arg(opened->sideParts.front().names.value(0))};
    Result<ImportedModel> first = modelOfGguf(opened->models.front());
    if (!first)
        return first;
    ImportedModel import = std::move(first).value();
    for (std::size_t i = 1; i < opened->models.size(); ++i) {
        if (const Done added = addGguf(import, opened->models[i]); !added)
            return Error {added.error()};
    }
    addLargestSidePart(import, opened->sideParts);
    return import;
}

// "models--org--name/snapshots/0123…" of a download folder, else the folder's own name.
QString nameOfFolder(const QString &path)
{
    static const QRegularExpression cached(u"/models--([^/]+)--([^/]+)/snapshots/"_s);
    const QRegularExpressionMatch match = cached.match(path);
    return lineOf(match.hasMatch() ? match.captured(2) : QFileInfo(path).dir().dirName());
}

Result<HfModel> readConfig(const QString &path)
{
    if (path.isEmpty()) {
        HfModel model;
        model.import.model.modality = u"text"_s;
        model.import.missing.append(ImportText::tr(
            "No config.json was given, so the layers and the memory for the context are not "
            "known: give it with the weights, or choose the folder that holds both."));
        return model;
    }
    const Result<QByteArray> text = readFile(path, longestConfig);
    if (!text)
        return Error {text.error()};
    return readHfConfig(*text, QFileInfo(path).fileName());
}

// By the config's own word; else by what most bytes are.
QString formatFor(const HfModel &model, const Checkpoint &checkpoint, ImportedModel &import)
{
    if (!model.format.isEmpty())
        return model.format;
    const QString format = formatOfSafetensors(checkpoint.type);
    import.assumed.append(
        ImportText::tr("The format of the weights was taken to be %1, by the type of "
                       "most of their bytes.")
            .arg(format));
    return format;
}

// An index without its files counts bytes, not numbers.
void addElements(ImportedModel &import, const Checkpoint &checkpoint, const QString &format)
{
    AiModel &model = import.model;
    const bool isWide = format == u"BF16"_s || format == u"F16"_s;
    model.parameters = checkpoint.elements;
    if (!model.parameters && isWide) {
        model.parameters = checkpoint.bytes / 2;
        import.assumed.append(
            ImportText::tr("The number of parameters is the size divided by two bytes."));
    }
    if (model.parameters && (*model.parameters < 1 || *model.parameters > mostParameters))
        model.parameters.reset();
    if (!model.parameters) {
        import.missing.append(
            ImportText::tr("The number of parameters is not known, so sizes in other "
                           "formats are not known either."));
        return;
    }
    const bool isExact = checkpoint.elements.has_value();
    model.origins.insert(u"parameters"_s, originIn(checkpoint.names, !isExact));
    if (checkpoint.textElements == 0)
        return;
    qint64 active = checkpoint.textElements;
    if (model.experts)
        active -= checkpoint.expertElements / model.experts->count
            * (model.experts->count - model.experts->active);
    model.activeParameters = std::clamp<qint64>(active, 1, *model.parameters);
}

void describeParts(ImportedModel &import, const Checkpoint &checkpoint)
{
    if (checkpoint.draftBytes > 0)
        import.read.append(
            ImportText::tr("%1 of these bytes belong to draft layers: they count with the "
                           "weights, not with the layers.")
                .arg(checkpoint.draftBytes));
    if (checkpoint.visionBytes > 0)
        import.read.append(ImportText::tr("%1 of these bytes belong to a vision or audio part.")
                               .arg(checkpoint.visionBytes));
}

void addCheckpoint(ImportedModel &import, const HfModel &model, const Checkpoint &checkpoint)
{
    const QString format = formatFor(model, checkpoint, import);
    import.model.weights = {{ format, checkpoint.bytes, true, filesText(checkpoint.names) }};
    import.model.origins.insert(u"weights"_s, originIn(checkpoint.names));
    if (import.model.nativeFormat.isEmpty())
        import.model.nativeFormat = format;
    import.read += checkpoint.read;
    import.missing += checkpoint.missing;
    import.assumed += checkpoint.assumed;
    addElements(import, checkpoint, format);
    describeParts(import, checkpoint);
}

// A config.json alone: the dimensions of common layers tell how many parameters there are.
void countParameters(ImportedModel &import)
{
    const std::optional<qint64> counted = countedParameters(import.model);
    if (!counted) {
        import.missing.append(
            ImportText::tr("No weights were given, so neither their size nor the number "
                           "of parameters is known: give the safetensors index, or "
                           "choose the folder that holds both."));
        return;
    }
    import.model.parameters = counted;
    Origin origin = import.model.origins.value(u"config"_s);
    origin.isAssumed = true;
    import.model.origins.insert(u"parameters"_s, origin);
    import.missing.append(
        ImportText::tr("No weights were given: with the safetensors index, or the "
                       "folder that holds both, their size would be exact."));
    import.assumed.append(
        ImportText::tr("The number of parameters, %1, is counted from the dimensions.")
            .arg(countText(*counted)));
}

Result<ImportedModel> importHf(const ImportFiles &files)
{
    const Result<HfModel> config = readConfig(files.config);
    if (!config)
        return Error {config.error()};
    ImportedModel import = config->import;
    const bool hasWeights = !files.index.isEmpty() || !files.safetensors.isEmpty();
    if (hasWeights) {
        const Result<Checkpoint> checkpoint = files.index.isEmpty()
            ? checkpointOfFiles(files.safetensors, config->shape)
            : checkpointOfIndex(files.index, config->shape);
        if (!checkpoint)
            return Error {checkpoint.error()};
        if (checkpoint->bytes > 0)
            addCheckpoint(import, *config, *checkpoint);
    } else {
        countParameters(import);
    }
    if (import.model.name.isEmpty())
        import.model.name = nameOfFolder(!files.config.isEmpty()      ? files.config
                                             : !files.index.isEmpty() ? files.index
                                                                      : files.safetensors.value(0));
    return import;
}

// A config beside a GGUF tells what the GGUF leaves out; where both speak, the GGUF counts.
void addConfig(ImportedModel &import, const ImportedModel &config)
{
    AiModel &model = import.model;
    if (model.nativeFormat.isEmpty())
        model.nativeFormat = config.model.nativeFormat;
    if (!model.maxContext)
        model.maxContext = config.model.maxContext;
    import.read += config.read;
    const bool isOther = !config.model.layers.empty() && config.model.layers != model.layers;
    if (isOther)
        import.assumed.append(
            ImportText::tr("config.json and the GGUF describe the layers differently; "
                           "the GGUF was taken, since llama.cpp goes by it."));
    for (const PublishedWeights &weights : config.model.weights) {
        if (!model.published(weights.format))
            model.weights.push_back(weights);
    }
}

// What the catalogue wants of every entry.
void complete(ImportedModel &import)
{
    AiModel &model = import.model;
    if (model.name.isEmpty())
        model.name = ImportText::tr("Own model");
    model.id = idOf(model.name);
    if (model.publisher.isEmpty())
        model.publisher = ImportText::tr("not stated");
    if (model.activeParameters && model.parameters)
        model.activeParameters = std::min(*model.activeParameters, *model.parameters);
}

} // namespace

Result<ImportedModel> importModel(const QStringList &paths)
{
    const Result<ImportFiles> files = importFiles(paths);
    if (!files)
        return Error {files.error()};
    const bool hasHf
        = !files->config.isEmpty() || !files->index.isEmpty() || !files->safetensors.isEmpty();
    Result<ImportedModel> result
        = files->ggufs.isEmpty() ? importHf(*files) : importGgufs(files->ggufs);
    if (!result)
        return result;
    ImportedModel import = std::move(result).value();
    if (!files->ggufs.isEmpty() && hasHf) {
        const Result<ImportedModel> config = importHf(*files);
        if (!config)
            return config;
        addConfig(import, *config);
    }
    complete(import);
    return import;
}

} // namespace configurator

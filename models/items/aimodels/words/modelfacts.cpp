// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/words/modelfacts.h"

#include "items/aimodels/words/layerwords.h"
#include "items/aimodels/words/modelwords.h"
#include "items/choices.h"
#include "items/itemstext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString parametersFact(const AiModel &model)
{
    if (!model.parameters)
        return ItemsText::tr("not known");
    const QString all = parametersText(*model.parameters);
    if (model.experts) {
        const QString experts
            = ItemsText::tr("%1 of %2 experts")
                  .arg(countText(model.experts->active), countText(model.experts->count));
        const QString active = activeText(model);
        return active.isEmpty() ? ItemsText::tr("%1, %2").arg(all, experts)
                                : ItemsText::tr("%1, %2: %3").arg(all, active, experts);
    }
    const QString active = activeText(model);
    if (!active.isEmpty())
        return ItemsText::tr("%1, %2").arg(all, active);
    return model.hasDimensions() ? ItemsText::tr("%1, dense").arg(all) : all;
}

QString vocabularyFact(const AiModel &model)
{
    const QString count = countText(model.vocabulary);
    return model.isTied ? ItemsText::tr("%1 tokens; the output shares their embedding").arg(count)
                        : ItemsText::tr("%1 tokens").arg(count);
}

QString weightsFact(const AiModel &model)
{
    QStringList files;
    for (const PublishedWeights &file : model.weights)
        files << ItemsText::tr("%1 %2").arg(file.format, gibText(file.bytes));
    return files.join(u" · "_s);
}

void add(std::vector<ModelFact> &facts, const QString &label, const QString &value)
{
    if (!value.isEmpty())
        facts.push_back({label, value});
}

void addSource(std::vector<SourceLine> &lines, const AiModel &model, const QString &key,
               const QString &figure, const QString &value)
{
    const auto origin = model.origins.constFind(key);
    if (origin == model.origins.constEnd())
        lines.push_back({figure, value, ItemsText::tr("no source stated"), {}});
    else
        lines.push_back({figure, value, origin->source, standingOf(*origin)});
}

QString dimensionsText(const AiModel &model)
{
    return model.hasDimensions() ? layersText(model) : ItemsText::tr("not known");
}

} // namespace

QString modelByline(const AiModel &model)
{
    QStringList parts;
    if (!model.publisher.isEmpty())
        parts << model.publisher;
    if (!model.releaseDate.isEmpty())
        parts << releaseText(model);
    parts << (model.license.isEmpty() ? ItemsText::tr("licence not known") : model.license);
    return parts.join(u" · "_s);
}

std::vector<ModelFact> factsOf(const AiModel &model)
{
    std::vector<ModelFact> facts;
    add(facts, ItemsText::tr("Kind"), modalityText(model.modality));
    add(facts, ItemsText::tr("Parameters"), parametersFact(model));
    add(facts, ItemsText::tr("Layers"), layersText(model));
    add(facts, ItemsText::tr("Attention"), attentionText(model));
    if (model.maxContext)
        add(facts, ItemsText::tr("Context"),
            ItemsText::tr("%1 at most").arg(tokensText(*model.maxContext)));
    add(facts, ItemsText::tr("Context memory"), contextMemoryText(model));
    if (model.vocabulary > 0)
        add(facts, ItemsText::tr("Vocabulary"), vocabularyFact(model));
    add(facts, ItemsText::tr("Native format"), model.nativeFormat);
    // A model with a table of needs shows its weights there.
    if (!model.hasDimensions())
        add(facts, ItemsText::tr("Weights files"), weightsFact(model));
    add(facts, ItemsText::tr("Note"), model.note);
    return facts;
}

std::vector<SourceLine> sourcesOf(const AiModel &model)
{
    std::vector<SourceLine> lines;
    addSource(lines, model, u"parameters"_s, ItemsText::tr("Parameters"), sizeText(model));
    addSource(lines, model, u"config"_s, ItemsText::tr("Dimensions"), dimensionsText(model));
    addSource(lines, model, u"license"_s, ItemsText::tr("Licence"), licenceText(model));
    addSource(lines, model, u"release"_s, ItemsText::tr("Release"), releaseText(model));
    if (model.weights.empty())
        addSource(lines, model, u"weights"_s, ItemsText::tr("Weights files"),
                  ItemsText::tr("none stated"));
    for (const PublishedWeights &file : model.weights) {
        const QString bytes = file.isExact ? ItemsText::tr("%1 bytes").arg(countText(file.bytes))
                                           : ItemsText::tr("as listed in whole megabytes");
        lines.push_back({ItemsText::tr("Weights, %1").arg(file.format), gibText(file.bytes),
                         file.source, bytes});
    }
    return lines;
}

QString needNotKnown(const AiModel &model, const ModelChoice &choice)
{
    const bool readsTokens = model.modality == "text"_L1 || model.modality == "embedding"_L1
        || model.modality.startsWith("text+"_L1);
    if (readsTokens)
        return requirementOf(model, choice).error();
    return model.weights.empty()
        ? ItemsText::tr(
              "%1 works on pictures, frames or sound instead of tokens. How much memory that "
              "takes beside its weights is not known, so there is no table of needs.")
              .arg(model.name)
        : ItemsText::tr(
              "%1 works on pictures, frames or sound instead of tokens. How much memory that "
              "takes beside its weights is not known, so only the size of its files is "
              "stated.")
              .arg(model.name);
}

} // namespace configurator

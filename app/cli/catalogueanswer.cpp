// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/catalogueanswer.h"
#include "cli/knownjson.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// In an AiModel 0 stands for "not knownJson".
QJsonValue knownSize(qint64 size)
{
    return size > 0 ? QJsonValue(size) : QJsonValue(QJsonValue::Null);
}

QString confidenceId(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Low:
        return u"low"_s;
    case Confidence::Medium:
        return u"medium"_s;
    case Confidence::High:
        return u"high"_s;
    }
    Q_UNREACHABLE();
}

QJsonObject originsJson(const QMap<QString, Origin> &origins)
{
    QJsonObject json;
    for (const auto &[figure, origin] : origins.asKeyValueRange())
        json.insert(figure,
                    QJsonObject {{u"source"_s, origin.source},
                                 {u"date"_s, origin.date},
                                 {u"confidence"_s, confidenceId(origin.confidence)},
                                 {u"assumed"_s, origin.isAssumed}});
    return json;
}

QJsonObject linkJson(const Link &link)
{
    return {{u"id"_s, link.id},
            {u"name"_s, link.name},
            {u"fast"_s, link.isFast},
            {u"bandwidth_mb_s"_s, knownJson(link.bandwidthMbS)}};
}

void addAccelerator(QJsonObject &json, const Unit &unit)
{
    const bool has = unit.accelerator.has_value();
    const Accelerator accelerator = unit.accelerator.value_or(Accelerator {});
    const auto orNull
        = [has](const QJsonValue &value) { return has ? value : QJsonValue(QJsonValue::Null); };
    json.insert(u"gpu_count"_s, has ? accelerator.count : 0);
    json.insert(u"memory_gb"_s, orNull(accelerator.memoryGb));
    json.insert(u"usable_memory_mib"_s, orNull(accelerator.usableMib * accelerator.count));
    json.insert(u"usable_mib_per_gpu"_s, orNull(accelerator.usableMib));
    json.insert(u"stack"_s, orNull(stackName(accelerator.stack)));
    json.insert(u"unified"_s, orNull(accelerator.isUnified));
    json.insert(u"linked_gpus"_s, orNull(accelerator.domainSize));
    json.insert(u"link"_s, orNull(linkJson(accelerator.link)));
}

QJsonValue slotsJson(const std::optional<Host> &host)
{
    if (!host)
        return QJsonValue::Null;
    return QJsonObject {{u"count"_s, host->slotCount},
                        {u"half_slots_each"_s, host->slotHalves},
                        {u"lanes"_s, host->lanes},
                        {u"supply_w"_s, knownJson(host->supplyW)}};
}

} // namespace

QString unitKindId(UnitKind kind)
{
    switch (kind) {
    case UnitKind::Gpu:
        return u"gpu"_s;
    case UnitKind::Machine:
        return u"machine"_s;
    case UnitKind::LinkPart:
        return u"link"_s;
    }
    Q_UNREACHABLE();
}

QJsonObject unitJson(const Unit &unit)
{
    QJsonObject json {
        {u"id"_s, unit.id},
        {u"name"_s, unit.name},
        {u"kind"_s, unitKindId(unit.kind)},
        {u"vendor"_s, unit.vendor},
        {u"family"_s, unit.family},
        {u"power_w"_s, knownJson(unit.powerW)},
        {u"price_minor"_s, knownJson(unit.price)},
        {u"price_date"_s, unit.priceDate},
        {u"example_price"_s, unit.isExamplePrice},
        {u"slots"_s, slotsJson(unit.host)},
        {u"note"_s, unit.note},
        {u"origins"_s, originsJson(unit.origins)},
    };
    addAccelerator(json, unit);
    return json;
}

QJsonObject modelJson(const AiModel &model)
{
    QJsonArray formats;
    for (const PublishedWeights &weights : model.weights)
        formats.append(QJsonObject {{u"format"_s, weights.format},
                                    {u"bytes"_s, weights.bytes},
                                    {u"exact"_s, weights.isExact},
                                    {u"source"_s, weights.source}});
    return {
        {u"id"_s, model.id},
        {u"name"_s, model.name},
        {u"publisher"_s, model.publisher},
        {u"release_date"_s, model.releaseDate},
        {u"license"_s, model.license},
        {u"modality"_s, model.modality},
        {u"parameters"_s, knownJson(model.parameters)},
        {u"active_parameters"_s, knownJson(model.activeParameters)},
        {u"max_context"_s, knownJson(model.maxContext)},
        {u"layers"_s, knownSize(model.layerCount())},
        {u"native_format"_s, model.nativeFormat},
        {u"requirement_known"_s, model.hasDimensions()},
        {u"own"_s, model.isOwn},
        {u"published_weights"_s, formats},
        {u"note"_s, model.note},
        {u"origins"_s, originsJson(model.origins)},
    };
}

} // namespace configurator

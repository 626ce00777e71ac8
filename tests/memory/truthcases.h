// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/modelchoice.h"
#include "catalogue/readers.h"
#include "common/jsonreader.h"
#include "common/units.h"

#include "support/aimodels.h"

// Figures that engines and drivers printed, beside the figure of ours that has to agree.
namespace configurator::test {

// "1166.62 MiB": digits and unit as they were printed.
struct Printed
{
    qint64 digits = 0; // without the point
    qint64 scale = 1; // ten to the number of decimals
    Bytes unit = 1;

    [[nodiscard]] Bytes bytes() const { return digits * unit / scale; }
    // As printf rounds, halves to the even digit; or cut off, as integers are divided.
    [[nodiscard]] qint64 digitsOf(Bytes bytes, bool isRoundedDown) const
    {
        const qint64 quotient = bytes * scale / unit;
        const qint64 twiceRest = 2 * (bytes * scale % unit);
        const bool isUp = twiceRest > unit || (twiceRest == unit && quotient % 2 == 1);
        return quotient + (isUp && !isRoundedDown ? 1 : 0);
    }
};

inline Printed printed(const QString &text)
{
    static const QMap<QString, Bytes> units {{QStringLiteral("B"), 1},
                                             {QStringLiteral("MiB"), bytesPerMib},
                                             {QStringLiteral("GiB"), bytesPerGib},
                                             {QStringLiteral("GB"), 1'000'000'000}};
    const QStringList parts = text.split(u' ');
    Printed figure;
    figure.unit = units.value(parts.value(1), 1);
    figure.digits = QString(parts.value(0)).remove(u'.').toLongLong();
    const qsizetype point = parts.value(0).indexOf(u'.');
    for (qsizetype i = point + 1; point >= 0 && i < parts.value(0).size(); ++i)
        figure.scale *= 10;
    return figure;
}

// Measured models that the catalogue lacks.
inline AiModel commandRPlus()
{
    const Attention attention {96, 8, 128};
    AiModel model = textModel(QStringLiteral("command-r-plus"), 103'810'674'688, 12288, 33792,
                              attention, 256000, 131072, {fullLayers(64, attention)});
    model.isTied = true;
    return model;
}

inline AiModel glmZ1Rumination32b()
{
    const Attention attention {48, 8, 128};
    return textModel(QStringLiteral("glm-z1-rumination-32b"), 33'141'749'760, 6144, 23040,
                     attention, 151552, 131072, {fullLayers(61, attention)});
}

struct TruthCheck
{
    QString figure; // which of ours: "weights", "cache", "usable", ...
    QString is; // what was printed
    qint64 permille = 0; // how far ours may be off; 0: not in any printed digit
    qint64 computedPermille = 0; // the same for the sum over tensors beside a published file
    bool isRoundedDown = false;
    QString model; // of the catalogue
    QString modelInCode; // of support/aimodels.h
    std::vector<LayerGroup> layers; // of a model that neither has
    QString unit; // of the catalogue
    ModelChoice choice;
    int parts = 1; // the figure is of one of so many equal GPUs
    QString device; // memory of one GPU
    int devices = 1;
    bool holds = false;
};

struct TruthRow
{
    QString id;
    QString kind;
    Bytes bytes = 0;
    QString measuredAs;
    QString source;
    std::vector<TruthCheck> checks;
    QString whyNot; // where there is no check
};

inline std::vector<LayerGroup> truthLayers(JsonReader &reader)
{
    std::vector<LayerGroup> layers;
    const QJsonArray values = reader.optionalArray(u"layers");
    for (const QJsonValue &value : values) {
        JsonReader layer = reader.inside(QStringLiteral("layer"), value.toObject());
        LayerGroup group;
        group.kind = static_cast<LayerKind>(layer.choice(u"kind", layerKindIds()));
        const auto count = [&layer](QStringView key) {
            return static_cast<int>(layer.optionalInteger(key, 1, 1'000'000).value_or(0));
        };
        group.count = count(u"count");
        group.kvHeads = count(u"kv_heads");
        group.keyDim = count(u"key_dim");
        group.valueDim = count(u"value_dim");
        group.window = count(u"window");
        layer.refuseUnknownKeys();
        layers.push_back(group);
    }
    return layers;
}

inline EngineSettings truthSettings(JsonReader &reader)
{
    EngineSettings settings;
    settings.microBatch
        = static_cast<int>(reader.optionalInteger(u"micro_batch", 1, 65536).value_or(512));
    settings.isCacheUnified = reader.boolean(u"unified", false);
    settings.hasFlashAttention = reader.boolean(u"flash", true);
    settings.isEmbeddingInRam = reader.boolean(u"embedding_in_ram", false);
    settings.utilisationPercent
        = static_cast<int>(reader.optionalInteger(u"utilisation", 1, 100).value_or(92));
    settings.hasGraphs = reader.boolean(u"graphs", true);
    return settings;
}

inline ModelChoice truthChoice(JsonReader &reader)
{
    ModelChoice choice;
    choice.model = QStringLiteral("any");
    choice.format = reader.string(u"format", QString());
    choice.context = reader.optionalInteger(u"context", 1, 100'000'000).value_or(4096);
    choice.users = static_cast<int>(reader.optionalInteger(u"users", 1, 10'000).value_or(1));
    const auto engine = engineFromId(reader.string(u"engine", engineId(Engine::LlamaCpp)));
    const auto kv = kvFormatsFromId(reader.string(u"kv", QStringLiteral("f16")));
    if (!engine || !kv)
        reader.fault(u"kv", QStringLiteral("or engine is not one of ours."));
    choice.engine = engine.value_or(Engine::LlamaCpp);
    choice.kv = kv.value_or(KvFormats {});
    choice.settings = truthSettings(reader);
    return choice;
}

inline TruthCheck truthCheck(JsonReader reader)
{
    TruthCheck check;
    check.figure = reader.string(u"figure");
    check.is = reader.string(u"is", QString());
    check.permille = reader.optionalInteger(u"permille", 0, 1000).value_or(0);
    check.computedPermille
        = reader.optionalInteger(u"computed_permille", 0, 1000).value_or(check.permille);
    check.isRoundedDown = reader.boolean(u"rounded_down", false);
    check.model = reader.string(u"model", QString());
    check.modelInCode = reader.string(u"model_in_code", QString());
    check.layers = truthLayers(reader);
    check.unit = reader.string(u"unit", QString());
    check.choice = truthChoice(reader);
    check.parts = static_cast<int>(reader.optionalInteger(u"parts", 1, 1000).value_or(1));
    check.device = reader.string(u"device", QString());
    check.devices = static_cast<int>(reader.optionalInteger(u"devices", 1, 1000).value_or(1));
    check.holds = reader.boolean(u"holds", false);
    // Said to people who read the file.
    for (const char16_t *key : {u"same_as", u"note", u"why_tolerance", u"why_computed"})
        (void)reader.string(key, QString());
    reader.refuseUnknownKeys();
    return check;
}

inline TruthRow truthRow(JsonReader reader)
{
    TruthRow row;
    row.id = reader.string(u"id");
    row.kind = reader.string(u"kind");
    row.bytes = reader.integer(u"bytes", 1, Bytes {1} << 50);
    row.measuredAs = reader.string(u"measured_as");
    row.source = reader.string(u"source");
    (void)reader.string(u"about");
    (void)reader.string(u"as", QString());
    row.whyNot = reader.string(u"why_not", QString());
    const QJsonArray checks = reader.optionalArray(u"checks");
    for (const QJsonValue &value : checks)
        row.checks.push_back(truthCheck(reader.inside(row.id, value.toObject())));
    reader.refuseUnknownKeys();
    return row;
}

} // namespace configurator::test

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/tensortypes.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString idOf(const FormatEntry &entry)
{
    return QString::fromUtf16(entry.id);
}

// The format in which the publisher releases the weights.
const FormatEntry &nativeFormat(const AiModel &model)
{
    const FormatEntry *entry = knownFormat(model.nativeFormat);
    const bool isNative = entry && entry->family != FormatFamily::Gguf
        && entry->family != FormatFamily::GgufOnRequest;
    return isNative ? *entry : *knownFormat(u"BF16");
}

// Reducing to 8 bits or to AWQ makes sense only from 8 bits up.
bool isReducible(const FormatEntry &native)
{
    switch (native.format) {
    case Format::F32:
    case Format::Bf16:
    case Format::F16:
    case Format::Fp8:
    case Format::Int8:
        return true;
    default:
        return false;
    }
}

bool isForLlama(const FormatEntry &entry, const AiModel &model)
{
    switch (entry.family) {
    case FormatFamily::Gguf:
        return true;
    case FormatFamily::GgufOnRequest:
        return model.published(idOf(entry)) != nullptr;
    case FormatFamily::Both:
        return entry.format != Format::Mxfp4 || nativeFormat(model).format == Format::Mxfp4;
    case FormatFamily::Safetensors:
        return false;
    }
    Q_UNREACHABLE();
}

bool isForVllm(const FormatEntry &entry, const AiModel &model)
{
    if (entry.family == FormatFamily::Gguf || entry.family == FormatFamily::GgufOnRequest)
        return false;
    const FormatEntry &native = nativeFormat(model);
    if (entry.format == native.format)
        return true;
    switch (entry.format) {
    case Format::Fp8:
    case Format::Int8:
    case Format::Awq:
        return isReducible(native) || model.published(idOf(entry));
    case Format::Nvfp4:
        return model.published(idOf(entry)) != nullptr;
    default:
        return false;
    }
}

Bytes bytesIn(const AiModel &model, const QString &format)
{
    const Result<WeightsSize> size = weightsOf(model, format);
    return size ? size->total : 0;
}

// Where sizes are not known, the bits of most tensors stand in.
Bytes nominalBytes(const QString &format)
{
    constexpr qint64 sample = 16384;
    const FormatEntry *entry = knownFormat(format);
    return entry ? tensorBytes(entry->base, sample, sample) : 0;
}

// A published file in a format that has no name with us is a GGUF mix; its size gives its place.
void insertBySize(std::vector<WeightFormat> &formats, const AiModel &model,
                  const PublishedWeights &file)
{
    const auto place = std::ranges::find_if(formats, [&](const WeightFormat &format) {
        return bytesIn(model, format.id) < file.bytes;
    });
    formats.insert(place, {file.format, Engine::LlamaCpp});
}

} // namespace

std::vector<WeightFormat> formatsFor(const AiModel &model, Engine engine)
{
    std::vector<WeightFormat> formats;
    if (!model.hasDimensions())
        return formats;
    const bool isLlama = engine == Engine::LlamaCpp;
    for (const FormatEntry &entry : knownFormats()) {
        if (isLlama ? isForLlama(entry, model) : isForVllm(entry, model))
            formats.push_back({idOf(entry), engine});
    }
    for (const PublishedWeights &file : model.weights) {
        if (isLlama && !knownFormat(file.format))
            insertBySize(formats, model, file);
    }
    return formats;
}

// As formatsFor(), which writes out every name.
bool takesFormat(const AiModel &model, Engine engine, const QString &format)
{
    if (!model.hasDimensions())
        return false;
    if (const FormatEntry *entry = knownFormat(format))
        return engine == Engine::LlamaCpp ? isForLlama(*entry, model) : isForVllm(*entry, model);
    return engine == Engine::LlamaCpp && model.published(format);
}

QStringList allFormatIds()
{
    QStringList ids;
    for (const FormatEntry &entry : knownFormats())
        ids.append(idOf(entry));
    return ids;
}

QString nearestFormat(const AiModel &model, const QString &format, Engine engine)
{
    const std::vector<WeightFormat> formats = formatsFor(model, engine);
    const auto same = std::ranges::find(formats, format, &WeightFormat::id);
    if (formats.empty() || same != formats.end())
        return format;
    const Bytes wanted = bytesIn(model, format);
    const Bytes nominal = nominalBytes(format);
    const auto distance = [&](const WeightFormat &candidate) {
        return wanted > 0 ? std::abs(bytesIn(model, candidate.id) - wanted)
                          : std::abs(nominalBytes(candidate.id) - nominal);
    };
    return std::ranges::min_element(formats, {}, distance)->id;
}

} // namespace configurator

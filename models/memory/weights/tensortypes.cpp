// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/tensortypes.h"

#include <algorithm>
#include <array>

namespace configurator {

namespace {

struct Block
{
    qint64 elements;
    qint64 bytes;
};

// In the order of TensorType.
constexpr std::array blocks {
    Block {1, 4},   Block {1, 2},         Block {32, 34},   Block {256, 210}, Block {256, 176},
    Block {32, 24}, Block {32, 22},       Block {256, 144}, Block {32, 20},   Block {32, 18},
    Block {32, 18}, Block {256, 136},     Block {256, 110}, Block {256, 84},  Block {32, 17},
    Block {64, 36}, Block {16384, 16388}, Block {1, 1},     Block {32, 18},   Block {256, 133},
};

Block blockOf(TensorType type, qint64 columns)
{
    if (type == TensorType::Int8 && columns > 0)
        return {columns, columns + 4};
    return blocks.at(static_cast<std::size_t>(type));
}

// llama.cpp takes another type where a row is not a whole number of blocks.
TensorType fitted(TensorType type, qint64 columns)
{
    if (columns % blockOf(type, columns).elements == 0)
        return type;
    switch (type) {
    case TensorType::IQ4_XS:
        return fitted(TensorType::IQ4_NL, columns);
    case TensorType::Q2_K:
    case TensorType::Q3_K:
        return fitted(TensorType::Q4_0, columns);
    case TensorType::Q4_K:
        return fitted(TensorType::Q5_0, columns);
    case TensorType::Q5_K:
        return fitted(TensorType::Q5_1, columns);
    case TensorType::Q6_K:
        return fitted(TensorType::Q8_0, columns);
    default:
        return TensorType::F16;
    }
}

TensorType baseOf(Format format)
{
    return knownFormats().at(static_cast<std::size_t>(format)).base;
}

// The first and last eighth of the layers, and every third between.
bool hasMoreBits(int layer, int layers)
{
    return layer < layers / 8 || layer >= 7 * layers / 8 || (layer - layers / 8) % 3 == 2;
}

bool isNumbered4(Format format)
{
    return format == Format::IQ4_NL || format == Format::IQ4_XS;
}

TensorType mixedValueType(Format format, const TensorPlace &place, const Traits &traits)
{
    const bool isShared = traits.headsPerKvHead >= 4;
    const bool more = hasMoreBits(place.valueLayer, place.valueLayers);
    if (format == Format::Q2_K)
        return isShared ? TensorType::Q4_K : TensorType::Q3_K;
    if (format == Format::Q3_K_M)
        return place.valueLayer < 2 ? TensorType::Q5_K : TensorType::Q4_K;
    if (format == Format::Q3_K_L || (isNumbered4(format) && isShared))
        return TensorType::Q5_K;
    if ((format == Format::Q4_K_M || format == Format::Q5_K_M) && more)
        return TensorType::Q6_K;
    if (format == Format::Q4_K_S && place.valueLayer < 4)
        return TensorType::Q5_K;
    return baseOf(format);
}

TensorType valueType(Format format, const TensorPlace &place, const Traits &traits)
{
    if (traits.experts == 8)
        return TensorType::Q8_0;
    const TensorType type = mixedValueType(format, place, traits);
    const bool isLow = type == TensorType::Q3_K || type == TensorType::Q4_K;
    return traits.is70b && isLow ? TensorType::Q5_K : type;
}

TensorType downType(Format format, const TensorPlace &place)
{
    const bool more = hasMoreBits(place.layer, place.layers);
    if (format == Format::Q2_K)
        return TensorType::Q3_K;
    if (format == Format::Q3_K_M)
        return place.layer < place.layers / 16 ? TensorType::Q5_K : TensorType::Q4_K;
    if (format == Format::Q3_K_L)
        return TensorType::Q5_K;
    if ((format == Format::Q4_K_M || format == Format::Q5_K_M) && more)
        return TensorType::Q6_K;
    if (format == Format::Q4_K_S && place.layer < place.layers / 8)
        return TensorType::Q5_K;
    return baseOf(format);
}

TensorType outputType(Format format, const Traits &traits)
{
    const TensorType base = baseOf(format);
    const bool isLow = base == TensorType::Q2_K || base == TensorType::Q4_K || isNumbered4(format)
        || (base == TensorType::Q3_K && format != Format::Q3_K_L);
    if (traits.experts == 8)
        return isLow ? TensorType::Q5_K : base;
    if (format == Format::Q2_K)
        return TensorType::Q3_K;
    if (format == Format::Q3_K_M)
        return TensorType::Q4_K;
    return format == Format::Q3_K_L ? TensorType::Q5_K : base;
}

// What llama.cpp makes of queries, keys and values in one tensor.
TensorType joinedType(Format format)
{
    switch (format) {
    case Format::Q3_K_M:
    case Format::Q3_K_L:
        return TensorType::Q4_K;
    case Format::Q4_K_M:
        return TensorType::Q5_K;
    case Format::Q5_K_M:
        return TensorType::Q6_K;
    default:
        return baseOf(format);
    }
}

bool isInput(Role role)
{
    return role == Role::Query || role == Role::Key || role == Role::Value;
}

TensorType wantedType(Format format, const Tensor &tensor, const TensorPlace &place,
                      const Traits &traits)
{
    const bool isHead
        = tensor.role == Role::Head || (tensor.role == Role::Embedding && traits.isTied);
    if (isHead)
        return format == Format::Q8_0 ? TensorType::Q8_0 : TensorType::Q6_K;
    if (traits.hasJoinedAttention && isInput(tensor.role))
        return joinedType(format);
    switch (tensor.role) {
    case Role::Value:
        return valueType(format, place, traits);
    case Role::Key:
        return traits.experts == 8 ? TensorType::Q8_0 : baseOf(format);
    case Role::Down:
        return downType(format, place);
    case Role::Output:
        return outputType(format, traits);
    default:
        return baseOf(format);
    }
}

} // namespace

Bytes tensorBytes(TensorType type, qint64 elements, qint64 columns)
{
    const Block block = blockOf(type, columns);
    return (elements * block.bytes + block.elements - 1) / block.elements;
}

const std::vector<FormatEntry> &knownFormats()
{
    using enum FormatFamily;
    // In the order of Format.
    static const std::vector<FormatEntry> formats = {
        {Format::F32, Safetensors, TensorType::F32, u"F32"},
        {Format::Bf16, Both, TensorType::F16, u"BF16"},
        {Format::F16, Both, TensorType::F16, u"F16"},
        {Format::Mxfp4, Both, TensorType::F16, u"MXFP4"},
        {Format::Fp4, Safetensors, TensorType::Fp8, u"FP4"},
        {Format::Int4, Safetensors, TensorType::F16, u"INT4"},
        {Format::Q8_0, Gguf, TensorType::Q8_0, u"Q8_0"},
        {Format::Fp8, Safetensors, TensorType::Fp8, u"FP8"},
        {Format::Int8, Safetensors, TensorType::Int8, u"INT8"},
        {Format::Q6_K, Gguf, TensorType::Q6_K, u"Q6_K"},
        {Format::Q5_K_M, Gguf, TensorType::Q5_K, u"Q5_K_M"},
        {Format::Q5_K_S, GgufOnRequest, TensorType::Q5_K, u"Q5_K_S"},
        {Format::Q5_1, GgufOnRequest, TensorType::Q5_1, u"Q5_1"},
        {Format::Q5_0, GgufOnRequest, TensorType::Q5_0, u"Q5_0"},
        {Format::Q4_K_M, Gguf, TensorType::Q4_K, u"Q4_K_M"},
        {Format::Q4_1, GgufOnRequest, TensorType::Q4_1, u"Q4_1"},
        {Format::Q4_K_S, GgufOnRequest, TensorType::Q4_K, u"Q4_K_S"},
        {Format::Q4_0, Gguf, TensorType::Q4_0, u"Q4_0"},
        {Format::Nvfp4, Safetensors, TensorType::Nvfp4, u"NVFP4"},
        {Format::IQ4_NL, GgufOnRequest, TensorType::IQ4_NL, u"IQ4_NL"},
        {Format::IQ4_XS, Gguf, TensorType::IQ4_XS, u"IQ4_XS"},
        {Format::Awq, Safetensors, TensorType::Int4Group128, u"AWQ"},
        {Format::Q3_K_L, GgufOnRequest, TensorType::Q3_K, u"Q3_K_L"},
        {Format::Q3_K_M, Gguf, TensorType::Q3_K, u"Q3_K_M"},
        {Format::Q3_K_S, GgufOnRequest, TensorType::Q3_K, u"Q3_K_S"},
        {Format::Q2_K, Gguf, TensorType::Q2_K, u"Q2_K"},
    };
    return formats;
}

const FormatEntry *knownFormat(QStringView id)
{
    const auto found = std::ranges::find_if(
        knownFormats(), [id](const FormatEntry &entry) { return id == QStringView(entry.id); });
    return found == knownFormats().end() ? nullptr : &*found;
}

TensorType ggufType(Format format, const Tensor &tensor, const TensorPlace &place,
                    const Traits &traits)
{
    if (tensor.role == Role::Norm || tensor.role == Role::Router)
        return TensorType::F32;
    if (tensor.isExpert && traits.hasMxfp4Experts)
        return TensorType::Mxfp4;
    const TensorType base = baseOf(format);
    if (base == TensorType::F16 || base == TensorType::F32)
        return base;
    return fitted(wantedType(format, tensor, place, traits), tensor.columns);
}

TensorType safetensorsType(Format format, const Tensor &tensor, const Traits &traits)
{
    const bool isWide = tensor.role == Role::Embedding || tensor.role == Role::Head
        || tensor.role == Role::Norm || tensor.role == Role::Router || tensor.role == Role::Side;
    if (format == Format::F32)
        return TensorType::F32;
    if (isWide)
        return TensorType::F16;
    const bool isReduced = tensor.isExpert || traits.experts == 0;
    const bool keepsMxfp4 = tensor.isExpert && traits.hasMxfp4Experts;
    if (keepsMxfp4 || (isReduced && (format == Format::Mxfp4 || format == Format::Fp4)))
        return TensorType::Mxfp4;
    if (isReduced && format == Format::Int4)
        return TensorType::Int4Group32;
    return baseOf(format);
}

} // namespace configurator

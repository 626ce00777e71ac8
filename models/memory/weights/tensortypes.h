// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/weights/weightformat.h"

namespace configurator {

// How the numbers of one tensor lie in a file.
enum class TensorType {
    F32,
    F16, // or BF16: the same size
    Q8_0,
    Q6_K,
    Q5_K,
    Q5_1,
    Q5_0,
    Q4_K,
    Q4_1,
    Q4_0,
    IQ4_NL,
    IQ4_XS,
    Q3_K,
    Q2_K,
    Mxfp4,
    Nvfp4,
    Fp8, // one scale for a block of 128 x 128
    Int8, // one scale a row
    Int4Group32,
    Int4Group128, // AWQ and GPTQ: scale and zero point for 128 numbers
};

// Bytes of a tensor whose rows are `columns` numbers long, whole blocks.
Bytes tensorBytes(TensorType type, qint64 elements, qint64 columns);

// A weights file as a whole, which mixes tensor types. Least reduced first.
enum class Format {
    F32,
    Bf16,
    F16,
    Mxfp4,
    Fp4,
    Int4,
    Q8_0,
    Fp8,
    Int8,
    Q6_K,
    Q5_K_M,
    Q5_K_S,
    Q5_1,
    Q5_0,
    Q4_K_M,
    Q4_1,
    Q4_K_S,
    Q4_0,
    Nvfp4,
    IQ4_NL,
    IQ4_XS,
    Awq,
    Q3_K_L,
    Q3_K_M,
    Q3_K_S,
    Q2_K,
};

enum class FormatFamily {
    Gguf, // offered to llama.cpp for every model
    GgufOnRequest, // known, offered where a file is published
    Safetensors, // offered to vllm
    Both,
};

struct FormatEntry
{
    Format format;
    FormatFamily family;
    TensorType base; // what most of its tensors are
    const char16_t *id;
};
// Every format that we know, least reduced first.
const std::vector<FormatEntry> &knownFormats();
const FormatEntry *knownFormat(QStringView id); // nullptr: not known

// The part that a tensor plays; a format chooses its type by that.
enum class Role {
    Embedding,
    Head,
    Query,
    Key,
    Value,
    Output, // of attention
    Gate,
    Up,
    Down,
    Router,
    Norm,
    Other, // in the layers, but of a sort that the dimensions do not tell
    Side, // vision tower, draft layers: beside the text model
};

struct Tensor
{
    Role role = Role::Other;
    qint64 elements = 0;
    qint64 columns = 0;
    bool isExpert = false;
};

// Where in the model a tensor stands: llama.cpp gives some layers more bits.
struct TensorPlace
{
    int layer = 0;
    int layers = 1;
    int valueLayer = 0; // counted over the layers that have attention values
    int valueLayers = 1;
};

// What llama.cpp's rules ask about the model.
struct Traits
{
    int experts = 0;
    int headsPerKvHead = 1;
    bool is70b = false; // 80 dense layers
    bool isTied = false;
    bool hasMxfp4Experts = false; // published so; every file keeps them so
    bool hasJoinedAttention = false; // queries, keys and values in one tensor
};

TensorType ggufType(Format format, const Tensor &tensor, const TensorPlace &place,
                    const Traits &traits);
TensorType safetensorsType(Format format, const Tensor &tensor, const Traits &traits);

} // namespace configurator

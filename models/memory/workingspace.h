// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"
#include "memory/needpart.h"

namespace configurator {

// On how many devices the model stands, and how many of them share each layer (tensor parallel).
struct Spread
{
    int tensors = 1;
    qint64 devices = 1;
    bool operator==(const Spread &) const = default;
};

// What an engine takes on every device that carries a share, beside weights and context.
class WorkingSpace
{
public:
    WorkingSpace(const AiModel &model, const ModelChoice &choice);

    // On a device of that usable memory; vllm leaves a share of it free.
    [[nodiscard]] Bytes on(Spread spread, Mib usableMib) const;
    [[nodiscard]] NeedParts partsOn(Spread spread, Mib usableMib) const;
    // All parts in one sentence.
    [[nodiscard]] QString explanation(Spread spread) const;

private:
    [[nodiscard]] Bytes activations(int tensors) const;

    Engine m_engine;
    EngineSettings m_settings;
    Bytes m_computeBuffer = 0; // llama.cpp
    qint64 m_width = 0; // elements a token that one tensor share divides, vllm
    qint64 m_hidden = 0; // and that each device keeps whole
    qint64 m_vocabulary = 0;
};

// llama.cpp's buffer for what it computes at once: the outputs over the vocabulary, or, without
// flash attention, the scores of all heads over the whole context. Checked against its logs.
Bytes llamaComputeBuffer(const AiModel &model, const ModelChoice &choice);

// What each of `tensors` GPUs that share a layer takes beyond the file: vllm's kernels for MXFP4
// take experts in tiles and fill up the hidden size to 256 and the width on each GPU to 128.
// Measured: gpt-oss-120b takes 65.97 GiB loaded, 60.77 GiB as files.
Bytes tilePadding(const AiModel &model, const ModelChoice &choice, int layer, int tensors);
// All layers on all GPUs that share them.
Bytes tilePadding(const AiModel &model, const ModelChoice &choice, int tensors);

} // namespace configurator

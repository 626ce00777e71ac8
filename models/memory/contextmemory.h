// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"
#include "common/units.h"

namespace configurator {

bool takesKvFormat(Engine engine, KvFormat format);
QStringList kvFormatIds(Engine engine);

// How much context memory an engine sets aside for each layer, for all users together: whole pages,
// and for a sliding window no more than it can ever look at.
class ContextMemory
{
public:
    // `layers` are all layers of the model, or the part of each that one device keeps: pages of
    // vllm are as large as the largest layer asks for.
    ContextMemory(const std::vector<LayerGroup> &layers, const ModelChoice &choice);

    // KV cache of one layer of this sort, and an indexer's keys with it.
    [[nodiscard]] Bytes cacheOf(const LayerGroup &layer) const;
    // Recurrent state of one layer of this sort; both engines keep it in 32-bit floats.
    [[nodiscard]] Bytes stateOf(const LayerGroup &layer) const;
    [[nodiscard]] Bytes of(const LayerGroup &layer) const
    {
        return cacheOf(layer) + stateOf(layer);
    }
    // Tokens for which memory is set aside in a layer of this sort, all users together.
    [[nodiscard]] qint64 cellsOf(const LayerGroup &layer) const;

private:
    [[nodiscard]] qint64 llamaCells(const LayerGroup &layer) const;
    [[nodiscard]] qint64 vllmTokens(const LayerGroup &layer) const;

    const ModelChoice &m_choice;
    qint64 m_page = 0; // tokens, vllm
    Bytes m_statePage = 0; // vllm, where layers with tokens and with states stand side by side
};

// KV cache and recurrent state of the whole model, all users.
Bytes contextBytes(const AiModel &model, const ModelChoice &choice);
Bytes stateBytes(const AiModel &model, const ModelChoice &choice);

} // namespace configurator

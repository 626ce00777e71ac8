// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/unit.h"

namespace configurator {

enum class LayerKind {
    Full, // keys and values for every token
    Latent, // MLA: one shared vector a token
    Windowed, // sliding window
    Chunked, // attention inside chunks of `window`
    Linear, // recurrent state per sequence, nothing per token
    Shared, // reads another layer's cache
    None, // no attention at all
};

// `count` layers that cost the same. Sizes are elements, not bytes.
struct LayerGroup
{
    LayerKind kind = LayerKind::Full;
    int count = 0;
    int kvHeads = 0;
    int keyDim = 0; // per head; for Latent the whole vector (rank + rope)
    int valueDim = 0; // per head; 0 for Latent
    int window = 0;
    qint64 stateElements = 0; // Linear: recurrent and convolution state of one layer, one sequence
    int indexerDim = 0; // extra key per token and layer (DSA indexer)
    bool operator==(const LayerGroup &) const = default;
};

struct Experts
{
    int count = 0;
    int active = 0;
    int shared = 0;
    int intermediateSize = 0;
    int sharedIntermediateSize = 0;
    int denseLayers = 0; // leading layers without experts
    bool operator==(const Experts &) const = default;
};

// A weights file that someone published, to the byte where `isExact`.
struct PublishedWeights
{
    QString format; // "Q4_K_M", "BF16", "FP8", ...: an id of weightformat.h
    Bytes bytes = 0;
    bool isExact = true; // false: read off a listing in decimal gigabytes
    QString source;
    bool operator==(const PublishedWeights &) const = default;
};

// An open AI model, the thing a customer runs.
struct AiModel
{
    QString id;
    int code = 0; // the number that build codes carry, never given to another model; 0: none
    QString name;
    QString publisher;
    QString releaseDate;
    QString license;
    QString modality; // "text", "text+image", "embedding", "text-to-image" ...
    std::optional<qint64> parameters; // in the weights files, vision parts included
    std::optional<qint64> activeParameters;
    int hiddenSize = 0; // 0 in any of these: not known
    int intermediateSize = 0;
    int attentionHeads = 0;
    int kvHeads = 0;
    int headDim = 0;
    int vocabulary = 0;
    bool isTied = false; // output head shares the token embedding
    bool hasJoinedAttention = false; // one tensor holds queries, keys and values (Phi-3, Phi-4)
    std::optional<qint64> maxContext;
    QString nativeFormat; // "BF16", "FP8", "MXFP4", "INT4"
    std::vector<LayerGroup> layers;
    std::optional<Experts> experts;
    std::vector<PublishedWeights> weights;
    QString note;
    QMap<QString, Origin> origins; // "config", "parameters", "license", "release", "weights"
    bool isOwn = false; // added by the person who uses the program; no catalogue file has it
    bool operator==(const AiModel &) const = default;

    [[nodiscard]] int layerCount() const;
    // Text models with known dimensions have a requirement; the others are "not known".
    [[nodiscard]] bool hasDimensions() const;
    [[nodiscard]] const PublishedWeights *published(const QString &format) const;
};

} // namespace configurator

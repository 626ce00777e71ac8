// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace configurator {

enum class Engine { LlamaCpp, Vllm };
QString engineId(Engine engine); // "llama.cpp", "vllm"
std::optional<Engine> engineFromId(QStringView id);

// Element type of a half of the KV cache.
enum class KvFormat { F16, Fp8, Q8_0, Q5_0, Q4_0 };
QString kvFormatId(KvFormat format); // "f16", "fp8", "q8_0", "q5_0", "q4_0"
std::optional<KvFormat> kvFormatFromId(QStringView id); // "bf16" is read as f16: same size

// Keys and values may be stored differently.
struct KvFormats
{
    KvFormat keys = KvFormat::F16;
    KvFormat values = KvFormat::F16;

    KvFormats() = default;
    KvFormats(KvFormat both) // NOLINT(google-explicit-constructor): the usual case
        : keys(both)
        , values(both)
    {
    }
    KvFormats(KvFormat ofKeys, KvFormat ofValues)
        : keys(ofKeys)
        , values(ofValues)
    {
    }
    bool operator==(const KvFormats &) const = default;
};
QString kvFormatsId(KvFormats formats); // "q8_0"; keys first where they differ: "q8_0/q4_0"
std::optional<KvFormats> kvFormatsFromId(QStringView id);

// What a person may set on the engines themselves; the defaults are theirs.
struct EngineSettings
{
    // llama.cpp
    int microBatch = 512; // tokens computed at once (n_ubatch)
    bool isCacheUnified = false; // all users share one pool of cells (kv_unified)
    bool hasFlashAttention = true;
    bool isEmbeddingInRam = false; // the token embedding stays in the computer's own memory
    // vllm
    int utilisationPercent = 92; // gpu_memory_utilization
    int batchTokens = 8192; // max_num_batched_tokens
    bool hasGraphs = true; // false: enforce_eager
    bool operator==(const EngineSettings &) const = default;

    static constexpr int mostBatchTokens = 1'000'000;
};

// Which AI model, and how it will be run.
struct ModelChoice
{
    QString model; // catalogue id; empty: none chosen
    QString format = QStringLiteral("Q4_K_M");
    qint64 context = 8192; // tokens per user
    int users = 1;
    Engine engine = Engine::LlamaCpp;
    KvFormats kv = {};
    EngineSettings settings = {};
    bool operator==(const ModelChoice &) const = default;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ggufbytes.h"

#include "import/gguf/gguf.h"

#include <QMap>

#include <vector>

namespace configurator::test {

// The headers of real models: metadata as their converter writes it, and the tensors that tell
// about layers. What a row here leaves out plays no part in what is tested.
struct GgufRecipe
{
    QByteArray architecture;
    QMap<QByteArray, quint32> numbers; // "block_count": ...
    QMap<QByteArray, std::vector<qint32>> lists; // whole numbers, one a layer
    QMap<QByteArray, std::vector<qint32>> booleans;

    [[nodiscard]] GgufBytes bytes() const
    {
        GgufBytes bytes;
        bytes.set("general.architecture", architecture).set("general.name", "A " + architecture);
        bytes.set("general.file_type", 1).texts("tokenizer.ggml.tokens", 8);
        for (auto it = numbers.begin(); it != numbers.end(); ++it)
            bytes.set(architecture + '.' + it.key(), it.value());
        for (auto it = lists.begin(); it != lists.end(); ++it)
            bytes.list(architecture + '.' + it.key(), it.value());
        for (auto it = booleans.begin(); it != booleans.end(); ++it)
            bytes.list(architecture + '.' + it.key(), it.value(), Bool);
        bytes.tensor("token_embd.weight", {numbers.value("embedding_length", 64), 1000});
        return bytes;
    }
};

inline Result<GgufFile> fileOf(const GgufBytes &bytes)
{
    SparseFile file(bytes);
    return readGguf(file, u"m.gguf"_s);
}

// Every n-th layer is `at`, the others are `between`.
inline std::vector<qint32> every(int layers, int n, qint32 at, qint32 between)
{
    std::vector<qint32> items;
    for (int i = 1; i <= layers; ++i)
        items.push_back(i % n == 0 ? at : between);
    return items;
}

inline QMap<QByteArray, quint32> sizes(quint32 blocks, quint32 hidden, quint32 ff, quint32 heads,
                                       quint32 kvHeads)
{
    return {{"block_count", blocks},         {"context_length", 131072},
            {"embedding_length", hidden},    {"feed_forward_length", ff},
            {"attention.head_count", heads}, {"attention.head_count_kv", kvHeads}};
}

inline GgufRecipe with(GgufRecipe recipe, const QMap<QByteArray, quint32> &more)
{
    recipe.numbers.insert(more);
    return recipe;
}

inline QMap<QByteArray, quint32> heads(quint32 key, quint32 value)
{
    return {{"attention.key_length", key}, {"attention.value_length", value}};
}

inline QMap<QByteArray, quint32> experts(quint32 count, quint32 used, quint32 width)
{
    return {{"expert_count", count},
            {"expert_used_count", used},
            {"expert_feed_forward_length", width}};
}

inline QMap<QByteArray, quint32> state(quint32 inner, quint32 size, quint32 groups)
{
    return {{"ssm.conv_kernel", 4},
            {"ssm.inner_size", inner},
            {"ssm.state_size", size},
            {"ssm.group_count", groups},
            {"ssm.time_step_rank", 32}};
}

// By the id of the same model in the shipped catalogue.
inline QMap<QString, GgufRecipe> knownGgufs()
{
    QMap<QString, GgufRecipe> all;
    all[u"llama-3.1-8b-instruct"_s] = {"llama", sizes(32, 4096, 14336, 32, 8), {}, {}};
    all[u"qwen3-30b-a3b-instruct-2507"_s]
        = with(with({"qwen3moe", sizes(48, 2048, 6144, 32, 4), {}, {}}, heads(128, 128)),
               experts(128, 8, 768));
    all[u"gemma-3-27b-it"_s]
        = with(with({"gemma3", sizes(62, 5376, 21504, 32, 16), {}, {}}, heads(128, 128)),
               {{"attention.sliding_window", 1024}});
    all[u"gemma-2-27b-it"_s]
        = with({"gemma2", sizes(46, 4608, 36864, 32, 16), {}, {}}, heads(128, 128));
    all[u"deepseek-r1"_s]
        = with(with(with({"deepseek2", sizes(61, 7168, 18432, 128, 1), {}, {}}, heads(576, 512)),
                    experts(256, 8, 2048)),
               {{"attention.kv_lora_rank", 512},
                {"attention.key_length_mla", 192},
                {"attention.value_length_mla", 128},
                {"rope.dimension_count", 64},
                {"leading_dense_block_count", 3},
                {"expert_shared_count", 1}});
    all[u"qwen3-next-80b-a3b-instruct"_s]
        = with(with(with({"qwen3next", sizes(48, 2048, 5120, 16, 2), {}, {}}, heads(256, 256)),
                    experts(512, 10, 512)),
               state(4096, 128, 16));
    all[u"qwen3.6-27b"_s]
        = with(with(with({"qwen35", sizes(65, 5120, 17408, 24, 4), {}, {}}, heads(256, 256)),
                    state(6144, 128, 16)),
               {{"full_attention_interval", 4}, {"nextn_predict_layers", 1}});
    all[u"gpt-oss-120b"_s]
        = with(with(with({"gpt-oss", sizes(36, 2880, 2880, 64, 8), {}, {}}, heads(64, 64)),
                    experts(128, 4, 2880)),
               {{"attention.sliding_window", 128}});
    all[u"llama-4-scout-17b-16e"_s]
        = with(with({"llama4", sizes(48, 5120, 16384, 40, 8), {}, {}}, heads(128, 128)),
               experts(16, 1, 8192));
    all[u"granite-4.0-h-small"_s]
        = with(with({"granitehybrid", sizes(40, 4096, 768, 32, 8), {}, {}}, state(8192, 128, 1)),
               experts(72, 10, 768));
    all[u"granite-4.0-h-small"_s].numbers.remove("attention.head_count_kv");
    all[u"granite-4.0-h-small"_s].lists["attention.head_count_kv"] = every(40, 10, 8, 0);
    all[u"gemma-4-e4b-it"_s]
        = with(with({"gemma4", sizes(42, 2560, 10240, 8, 2), {}, {}}, heads(512, 512)),
               {{"attention.key_length_swa", 256},
                {"attention.value_length_swa", 256},
                {"attention.sliding_window", 512},
                {"attention.shared_kv_layers", 18}});
    all[u"gemma-4-e4b-it"_s].booleans["attention.sliding_window_pattern"] = every(42, 6, 0, 1);
    return all;
}

} // namespace configurator::test

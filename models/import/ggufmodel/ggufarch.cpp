// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/ggufmodel/ggufarch.h"

#include <algorithm>
#include <array>

namespace configurator {

namespace {

constexpr GgufArch windowed(const char16_t *name, int period, int window = 0,
                            bool fullFirst = false)
{
    return {name, period, fullFirst, window};
}

constexpr GgufArch recurrent(const char16_t *name, Recurrence recurrence)
{
    return {name, 0, false, 0, LayerKind::Windowed, recurrence};
}

constexpr GgufArch encoder(const char16_t *name)
{
    return {name, 0, false, 0, LayerKind::Windowed, Recurrence::None, true};
}

// github:ggml-org/llama.cpp@00342301 src/llama-model.cpp (load_hparams) and src/models/*.cpp.
constexpr std::array specialArchs {
    windowed(u"gemma2", 2, 4096),
    windowed(u"gemma3", 6),
    windowed(u"gemma3n", 5),
    windowed(u"gemma4", 6),
    windowed(u"cohere2", 4),
    windowed(u"olmo2", 4),
    windowed(u"exaone4", 4),
    windowed(u"exaone-moe", 4),
    windowed(u"afmoe", 4),
    windowed(u"gpt-oss", 2),
    windowed(u"plamo3", 8),
    windowed(u"smallthinker", 4, 0, true),
    GgufArch {u"llama4", 4, false, 8192, LayerKind::Chunked},
    recurrent(u"mamba", Recurrence::All),
    recurrent(u"mamba2", Recurrence::All),
    recurrent(u"rwkv6", Recurrence::All),
    recurrent(u"rwkv6qwen2", Recurrence::All),
    recurrent(u"rwkv7", Recurrence::All),
    recurrent(u"arwkv7", Recurrence::All),
    recurrent(u"jamba", Recurrence::WithoutKv),
    recurrent(u"granitehybrid", Recurrence::WithoutKv),
    recurrent(u"plamo2", Recurrence::WithoutKv),
    recurrent(u"lfm2", Recurrence::WithoutKv),
    recurrent(u"lfm2moe", Recurrence::WithoutKv),
    recurrent(u"kimi-linear", Recurrence::WithoutKv),
    recurrent(u"nemotron_h", Recurrence::WithoutKvAndFeedForward),
    recurrent(u"nemotron_h_moe", Recurrence::WithoutKvAndFeedForward),
    recurrent(u"qwen3next", Recurrence::Interval),
    recurrent(u"qwen35", Recurrence::Interval),
    recurrent(u"qwen35moe", Recurrence::Interval),
    recurrent(u"falcon-h1", Recurrence::Beside),
    encoder(u"bert"),
    encoder(u"nomic-bert"),
    encoder(u"nomic-bert-moe"),
    encoder(u"jina-bert-v2"),
    encoder(u"jina-bert-v3"),
    encoder(u"neo-bert"),
    encoder(u"modern-bert"),
    encoder(u"gemma-embedding"),
    encoder(u"t5encoder"),
};

// Every layer sees all tokens, whatever window the file names.
constexpr const char16_t *plainArchs[] = {
    u"llama",    u"deci",       u"falcon",       u"grok",           u"gpt2",          u"gptj",
    u"gptneox",  u"mpt",        u"baichuan",     u"starcoder",      u"refact",        u"bloom",
    u"stablelm", u"qwen",       u"qwen2",        u"qwen2moe",       u"qwen2vl",       u"qwen3",
    u"qwen3moe", u"qwen3vl",    u"qwen3vlmoe",   u"phi2",           u"phi3",          u"phimoe",
    u"plamo",    u"codeshell",  u"orion",        u"internlm2",      u"minicpm",       u"minicpm3",
    u"gemma",    u"xverse",     u"command-r",    u"dbrx",           u"olmo",          u"olmoe",
    u"openelm",  u"arctic",     u"deepseek",     u"deepseek2",      u"chatglm",       u"glm4",
    u"glm4moe",  u"glm-dsa",    u"bitnet",       u"jais",           u"nemotron",      u"exaone",
    u"granite",  u"granitemoe", u"chameleon",    u"bailingmoe",     u"bailingmoe2",   u"dots1",
    u"arcee",    u"ernie4_5",   u"ernie4_5-moe", u"hunyuan-moe",    u"hunyuan-dense", u"smollm3",
    u"seed_oss", u"apertus",    u"minimax-m2",   u"mistral3",       u"grovemoe",      u"starcoder2",
    u"llada",    u"llada-moe",  u"dream",        u"pangu-embedded", u"cogvlm",        u"rnd1",
    u"plm",      u"step35",     u"mimo2",
};

constexpr GgufArch plainArch {u""};

} // namespace

const GgufArch *ggufArch(QStringView name)
{
    const auto isNamed = [name](const char16_t *known) { return name == QStringView(known); };
    const auto *found = std::ranges::find_if(
        specialArchs, [&](const GgufArch &arch) { return isNamed(arch.name); });
    if (found != specialArchs.end())
        return found;
    return std::ranges::any_of(plainArchs, isNamed) ? &plainArch : nullptr;
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/hffamilies.h"

#include <algorithm>
#include <array>

namespace configurator {

namespace {

using enum HfWindows;

// github:huggingface/transformers src/transformers/models/*/configuration_*.py: the defaults of
// sliding_window, sliding_window_pattern and layer_types.
constexpr std::array specialFamilies {
    HfFamily {u"gemma2", Pattern, 2, 4096},
    HfFamily {u"gemma3", Pattern, 6, 4096},
    HfFamily {u"gemma3_text", Pattern, 6, 4096},
    HfFamily {u"gemma3n", Pattern, 5, 512},
    HfFamily {u"gemma3n_text", Pattern, 5, 512},
    HfFamily {u"gemma4", Pattern, 6, 512},
    HfFamily {u"gemma4_text", Pattern, 6, 512},
    HfFamily {u"cohere2", Pattern, 4, 4096},
    HfFamily {u"gpt_oss", Pattern, 2, 128},
    HfFamily {u"exaone4", Pattern, 4},
    HfFamily {u"olmo3", Pattern, 4, 4096},
    HfFamily {u"afmoe", Pattern, 4},
    HfFamily {u"llama4", Chunked, 4, 8192},
    HfFamily {u"llama4_text", Chunked, 4, 8192},
    HfFamily {u"mistral", AllIfNamed},
    HfFamily {u"mixtral", AllIfNamed},
    HfFamily {u"ministral", AllIfNamed},
    HfFamily {u"phi3", AllIfNamed},
    HfFamily {u"phi4mm", AllIfNamed},
    HfFamily {u"phimoe", AllIfNamed},
    HfFamily {u"starcoder2", AllIfNamed},
    HfFamily {u"qwen2", FromLayer},
    HfFamily {u"qwen2_moe", FromLayer},
    HfFamily {u"qwen2_vl", FromLayer},
    HfFamily {u"qwen2_5_vl", FromLayer},
    HfFamily {u"qwen2_5_vl_text", FromLayer},
    HfFamily {u"qwen3", FromLayer},
    HfFamily {u"qwen3_moe", FromLayer},
    HfFamily {u"mamba", None, 0, 0, true},
    HfFamily {u"mamba2", None, 0, 0, true},
    HfFamily {u"falcon_mamba", None, 0, 0, true},
    HfFamily {u"bert", None, 0, 0, false, true},
    HfFamily {u"roberta", None, 0, 0, false, true},
    HfFamily {u"xlm-roberta", None, 0, 0, false, true},
    HfFamily {u"distilbert", None, 0, 0, false, true},
    HfFamily {u"mpnet", None, 0, 0, false, true},
    HfFamily {u"nomic_bert", None, 0, 0, false, true},
    HfFamily {u"modernbert", None, 0, 0, false, true},
    HfFamily {u"deberta-v2", None, 0, 0, false, true},
    HfFamily {u"electra", None, 0, 0, false, true},
};

// Layers as the fields say, nothing left to a default.
constexpr const char16_t *plainFamilies[] = {
    u"llama",
    u"gemma",
    u"cohere",
    u"falcon",
    u"gpt2",
    u"gptj",
    u"gpt_neox",
    u"gpt_bigcode",
    u"mpt",
    u"bloom",
    u"opt",
    u"phi",
    u"stablelm",
    u"internlm2",
    u"baichuan",
    u"chatglm",
    u"glm",
    u"glm4",
    u"glm4_moe",
    u"glm4_moe_lite",
    u"glm_moe_dsa",
    u"deepseek_v2",
    u"deepseek_v3",
    u"deepseek_v32",
    u"kimi_k2",
    u"kimi_k25",
    u"kimi_linear",
    u"minimax_m2",
    u"mllama_text",
    u"qwen",
    u"qwen3_vl",
    u"qwen3_vl_text",
    u"qwen3_vl_moe",
    u"qwen3_vl_moe_text",
    u"qwen3_next",
    u"qwen3_5",
    u"qwen3_5_text",
    u"qwen3_5_moe",
    u"qwen3_5_moe_text",
    u"nemotron",
    u"nemotron_h",
    u"nemotron-nas",
    u"deci",
    u"granite",
    u"granitemoe",
    u"granitemoehybrid",
    u"jamba",
    u"lfm2",
    u"lfm2_moe",
    u"bamba",
    u"seed_oss",
    u"ernie4_5",
    u"ernie4_5_moe",
    u"exaone",
    u"olmo",
    u"olmo2",
    u"olmoe",
    u"dbrx",
    u"smollm3",
    u"hunyuan_v1_moe",
    u"hunyuan_v1_dense",
    u"step3p5",
    u"mimo_v2_flash",
    u"mistral3",
    u"apertus",
    u"arcee",
    u"dots1",
    u"openelm",
    u"xverse",
};

constexpr HfFamily plainFamily {u""};

} // namespace

const HfFamily *hfFamily(QStringView name)
{
    const auto isNamed = [name](const char16_t *known) { return name == QStringView(known); };
    const auto *found = std::ranges::find_if(
        specialFamilies, [&](const HfFamily &family) { return isNamed(family.name); });
    if (found != specialFamilies.end())
        return found;
    return std::ranges::any_of(plainFamilies, isNamed) ? &plainFamily : nullptr;
}

} // namespace configurator

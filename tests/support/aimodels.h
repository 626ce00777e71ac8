// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

// Real AI models, built in code from the publishers' config.json, so that a rule's test shows every
// figure it depends on.
namespace configurator::test {

// What nearly all of them share; `attention` is heads, KV heads and the size of a head.
struct Attention
{
    int heads = 0;
    int kvHeads = 0;
    int headDim = 0;
};

inline LayerGroup fullLayers(int count, Attention attention)
{
    LayerGroup group;
    group.kind = LayerKind::Full;
    group.count = count;
    group.kvHeads = attention.kvHeads;
    group.keyDim = attention.headDim;
    group.valueDim = attention.headDim;
    return group;
}

inline LayerGroup windowedLayers(int count, Attention attention, int window)
{
    LayerGroup group = fullLayers(count, attention);
    group.kind = LayerKind::Windowed;
    group.window = window;
    return group;
}

inline LayerGroup latentLayers(int count, int vectorDim)
{
    LayerGroup group;
    group.kind = LayerKind::Latent;
    group.count = count;
    group.keyDim = vectorDim;
    return group;
}

inline LayerGroup linearLayers(int count, qint64 stateElements)
{
    LayerGroup group;
    group.kind = LayerKind::Linear;
    group.count = count;
    group.stateElements = stateElements;
    return group;
}

inline Experts routedExperts(int count, int active, int width, int shared = 0, int denseLayers = 0)
{
    return {count, active, shared, width, shared > 0 ? width : 0, denseLayers};
}

inline AiModel textModel(const QString &id, qint64 parameters, int hidden, int width,
                         Attention attention, int vocabulary, qint64 maxContext,
                         std::vector<LayerGroup> layers)
{
    AiModel model;
    model.id = id;
    model.name = id;
    model.modality = QStringLiteral("text");
    model.parameters = parameters;
    model.activeParameters = parameters;
    model.hiddenSize = hidden;
    model.intermediateSize = width;
    model.attentionHeads = attention.heads;
    model.kvHeads = attention.kvHeads;
    model.headDim = attention.headDim;
    model.vocabulary = vocabulary;
    model.maxContext = maxContext;
    model.nativeFormat = QStringLiteral("BF16");
    model.layers = std::move(layers);
    return model;
}

inline AiModel llama31_8b()
{
    const Attention attention {32, 8, 128};
    return textModel(QStringLiteral("llama-3.1-8b-instruct"), 8'030'261'248, 4096, 14336, attention,
                     128256, 131072, {fullLayers(32, attention)});
}

inline AiModel llama33_70b()
{
    const Attention attention {64, 8, 128};
    return textModel(QStringLiteral("llama-3.3-70b-instruct"), 70'553'706'496, 8192, 28672,
                     attention, 128256, 131072, {fullLayers(80, attention)});
}

inline AiModel llama31_405b()
{
    const Attention attention {128, 8, 128};
    return textModel(QStringLiteral("llama-3.1-405b-instruct"), 405'853'388'800, 16384, 53248,
                     attention, 128256, 131072, {fullLayers(126, attention)});
}

inline AiModel qwen25_7b()
{
    const Attention attention {28, 4, 128};
    return textModel(QStringLiteral("qwen2.5-7b-instruct"), 7'615'616'512, 3584, 18944, attention,
                     152064, 131072, {fullLayers(28, attention)});
}

inline AiModel qwen3_32b()
{
    const Attention attention {64, 8, 128};
    return textModel(QStringLiteral("qwen3-32b"), 32'762'123'264, 5120, 25600, attention, 151936,
                     40960, {fullLayers(64, attention)});
}

inline AiModel phi4()
{
    const Attention attention {40, 10, 128};
    AiModel model = textModel(QStringLiteral("phi-4"), 14'659'507'200, 5120, 17920, attention,
                              100352, 16384, {fullLayers(40, attention)});
    model.hasJoinedAttention = true;
    return model;
}

inline AiModel mistral7b()
{
    const Attention attention {32, 8, 128};
    return textModel(QStringLiteral("mistral-7b-instruct-v0.3"), 7'248'023'552, 4096, 14336,
                     attention, 32768, 32768, {fullLayers(32, attention)});
}

inline AiModel mistralLarge()
{
    const Attention attention {96, 8, 128};
    return textModel(QStringLiteral("mistral-large-2-123b"), 122'610'069'504, 12288, 28672,
                     attention, 32768, 131072, {fullLayers(88, attention)});
}

inline AiModel commandR()
{
    const Attention attention {64, 64, 128};
    return textModel(QStringLiteral("command-r-v01"), 34'980'831'232, 8192, 22528, attention,
                     256000, 131072, {fullLayers(40, attention)});
}

inline AiModel mixtral8x7b()
{
    const Attention attention {32, 8, 128};
    AiModel model = textModel(QStringLiteral("mixtral-8x7b-instruct-v0.1"), 46'702'792'704, 4096,
                              14336, attention, 32000, 32768, {fullLayers(32, attention)});
    model.activeParameters = 12'879'925'248;
    model.experts = routedExperts(8, 2, 14336);
    return model;
}

inline AiModel qwen3_30b()
{
    const Attention attention {32, 4, 128};
    AiModel model = textModel(QStringLiteral("qwen3-30b-a3b-instruct-2507"), 30'532'122'624, 2048,
                              768, attention, 151936, 262144, {fullLayers(48, attention)});
    model.activeParameters = 3'353'032'704;
    model.experts = routedExperts(128, 8, 768);
    return model;
}

inline AiModel qwen3_235b()
{
    const Attention attention {64, 4, 128};
    AiModel model = textModel(QStringLiteral("qwen3-235b-a22b-instruct-2507"), 235'093'634'560,
                              4096, 1536, attention, 151936, 262144, {fullLayers(94, attention)});
    model.activeParameters = 22'190'763'520;
    model.experts = routedExperts(128, 8, 1536);
    return model;
}

inline AiModel deepseekR1()
{
    AiModel model = textModel(QStringLiteral("deepseek-r1"), 671'026'419'200, 7168, 18432,
                              {128, 128, 192}, 129280, 163840, {latentLayers(61, 576)});
    model.activeParameters = 37'552'297'472;
    model.experts = routedExperts(256, 8, 2048, 1, 3);
    model.nativeFormat = QStringLiteral("FP8");
    return model;
}

inline AiModel deepseekV2Lite()
{
    AiModel model = textModel(QStringLiteral("deepseek-coder-v2-lite-instruct"), 15'706'484'224,
                              2048, 10944, {16, 16, 192}, 102400, 163840, {latentLayers(27, 576)});
    model.activeParameters = 2'661'150'208;
    model.experts = routedExperts(64, 6, 1408, 2, 1);
    return model;
}

inline AiModel kimiK2()
{
    AiModel model = textModel(QStringLiteral("kimi-k2-instruct"), 1'026'408'232'448, 7168, 18432,
                              {64, 64, 192}, 163840, 131072, {latentLayers(61, 576)});
    model.activeParameters = 32'861'500'928;
    model.experts = routedExperts(384, 8, 2048, 1, 1);
    model.nativeFormat = QStringLiteral("FP8");
    return model;
}

inline AiModel gptOss(const QString &id, qint64 parameters, qint64 active, int experts, int layers)
{
    const Attention attention {64, 8, 64};
    AiModel model = textModel(
        id, parameters, 2880, 2880, attention, 201088, 131072,
        {windowedLayers(layers / 2, attention, 128), fullLayers(layers / 2, attention)});
    model.activeParameters = active;
    model.experts = routedExperts(experts, 4, 2880);
    model.nativeFormat = QStringLiteral("MXFP4");
    return model;
}

inline AiModel gptOss20b()
{
    return gptOss(QStringLiteral("gpt-oss-20b"), 20'914'757'184, 4'187'440'704, 32, 24);
}

inline AiModel gptOss120b()
{
    return gptOss(QStringLiteral("gpt-oss-120b"), 116'829'156'672, 5'711'982'912, 128, 36);
}

// The vision tower is in the parameters and in the active ones: only the remainder tells it.
inline AiModel gemma3(const QString &id, qint64 parameters, int hidden, Attention attention,
                      int windowed, int full)
{
    AiModel model
        = textModel(id, parameters, hidden, 4 * hidden, attention, 262208, 131072,
                    {windowedLayers(windowed, attention, 1024), fullLayers(full, attention)});
    model.modality = QStringLiteral("text+image");
    model.isTied = true;
    return model;
}

inline AiModel gemma3_27b()
{
    return gemma3(QStringLiteral("gemma-3-27b-it"), 27'432'406'640, 5376, {32, 16, 128}, 52, 10);
}

inline AiModel gemma3_12b()
{
    return gemma3(QStringLiteral("gemma-3-12b-it"), 12'187'325'040, 3840, {16, 8, 256}, 40, 8);
}

inline AiModel gemma3_4b()
{
    return gemma3(QStringLiteral("gemma-3-4b-it"), 4'300'079'472, 2560, {8, 4, 256}, 29, 5);
}

inline AiModel gemma2_27b()
{
    const Attention attention {32, 16, 128};
    AiModel model
        = textModel(QStringLiteral("gemma-2-27b-it"), 27'227'128'320, 4608, 36864, attention,
                    256000, 8192, {windowedLayers(23, attention, 4096), fullLayers(23, attention)});
    model.isTied = true;
    return model;
}

// Gated DeltaNet: three linear layers, then one with attention. Vision tower and draft layer are in
// the parameters but not in the active ones.
inline AiModel qwen36_27b()
{
    const Attention attention {24, 4, 256};
    AiModel model
        = textModel(QStringLiteral("qwen3.6-27b"), 27'781'427'952, 5120, 17408, attention, 248320,
                    262144, {linearLayers(48, 786'432 + 30'720), fullLayers(16, attention)});
    model.modality = QStringLiteral("text+image");
    model.activeParameters = 26'895'998'464;
    return model;
}

inline AiModel qwen35_9b()
{
    const Attention attention {16, 4, 256};
    AiModel model
        = textModel(QStringLiteral("qwen3.5-9b"), 9'653'104'368, 4096, 12288, attention, 248320,
                    262144, {linearLayers(24, 524'288 + 24'576), fullLayers(8, attention)});
    model.modality = QStringLiteral("text+image");
    model.activeParameters = 8'953'803'264;
    return model;
}

} // namespace configurator::test

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

// What each shipped model keeps for its context, summed from its published configuration.
namespace configurator::test {

// Elements a token, those of a window apart, and the fixed state of one sequence.
struct Cache
{
    const char *id;
    int layers;
    qint64 perToken;
    qint64 windowed;
    qint64 state;
};

// clang-format off
constexpr Cache knownCaches[] = {
    {"llama-3.1-8b-instruct", 32, 65536, 0, 0},
    {"llama-3.3-70b-instruct", 80, 163840, 0, 0},
    {"llama-3.1-405b-instruct", 126, 258048, 0, 0},
    {"llama-3.2-3b-instruct", 28, 57344, 0, 0},
    {"llama-3.2-1b-instruct", 16, 16384, 0, 0},
    {"llama-4-scout-17b-16e", 48, 24576, 73728, 0},
    {"llama-4-maverick-17b-128e", 48, 24576, 73728, 0},
    {"qwen2.5-7b-instruct", 28, 28672, 0, 0},
    {"qwen2.5-14b-instruct", 48, 98304, 0, 0},
    {"qwen2.5-32b-instruct", 64, 131072, 0, 0},
    {"qwen2.5-72b-instruct", 80, 163840, 0, 0},
    {"qwen3-4b", 36, 73728, 0, 0},
    {"qwen3-8b", 36, 73728, 0, 0},
    {"qwen3-14b", 40, 81920, 0, 0},
    {"qwen3-32b", 64, 131072, 0, 0},
    {"gpt-oss-20b", 24, 12288, 12288, 0},
    {"gpt-oss-120b", 36, 18432, 18432, 0},
    {"qwen3-30b-a3b-instruct-2507", 48, 49152, 0, 0},
    {"qwen3-coder-30b-a3b-instruct", 48, 49152, 0, 0},
    {"qwen3-235b-a22b-instruct-2507", 94, 96256, 0, 0},
    {"qwen3-coder-480b-a35b-instruct", 62, 126976, 0, 0},
    {"qwen3.5-4b", 32, 16384, 0, 13172736},
    {"qwen3.5-9b", 32, 16384, 0, 13172736},
    {"qwen3.5-27b", 64, 32768, 0, 39223296},
    {"qwen3.5-35b-a3b", 40, 10240, 0, 16465920},
    {"qwen3.5-122b-a10b", 48, 12288, 0, 39075840},
    {"qwen3.5-397b-a17b", 60, 15360, 0, 48844800},
    {"qwen3.6-27b", 64, 32768, 0, 39223296},
    {"qwen3.6-35b-a3b", 40, 10240, 0, 16465920},
    {"qwen3.8-27b", 64, 32768, 0, 39223296},
    {"qwen3-next-80b-a3b-instruct", 48, 12288, 0, 19759104},
    {"qwen3-coder-next", 48, 12288, 0, 19759104},
    {"gemma-3-27b-it", 62, 40960, 212992, 0},
    {"gemma-3-12b-it", 48, 32768, 163840, 0},
    {"gemma-3-4b-it", 34, 10240, 59392, 0},
    {"gemma-4-31b-it", 60, 40960, 409600, 0},
    {"gemma-4-26b-a4b-it", 30, 10240, 102400, 0},
    {"gemma-4-e4b-it", 42, 8192, 20480, 0},
    {"gemma-2-27b-it", 46, 94208, 94208, 0},
    {"mistral-7b-instruct-v0.3", 32, 65536, 0, 0},
    {"mistral-nemo-instruct-2407", 40, 81920, 0, 0},
    {"mistral-small-3.2-24b-instruct-2506", 40, 81920, 0, 0},
    {"devstral-small-2507", 40, 81920, 0, 0},
    {"mistral-large-2-123b", 88, 180224, 0, 0},
    {"mistral-medium-3.5-128b", 88, 180224, 0, 0},
    {"mixtral-8x7b-instruct-v0.1", 32, 65536, 0, 0},
    {"mixtral-8x22b-instruct-v0.1", 56, 114688, 0, 0},
    {"phi-4", 40, 102400, 0, 0},
    {"phi-4-mini-instruct", 32, 65536, 0, 0},
    {"granite-3.3-8b-instruct", 40, 81920, 0, 0},
    {"granite-4.0-h-small", 40, 8192, 0, 38661120},
    {"olmo-3.1-32b-think", 64, 32768, 98304, 0},
    {"exaone-4.0-32b", 64, 32768, 98304, 0},
    {"seed-oss-36b-instruct", 64, 131072, 0, 0},
    {"yi-1.5-34b-chat", 60, 122880, 0, 0},
    {"nemotron-3-nano-30b-a3b", 52, 3072, 0, 12482560},
    {"nemotron-3-super-120b-a12b", 88, 4096, 0, 43171840},
    {"nemotron-nano-9b-v2", 56, 8192, 0, 36384768},
    {"llama-3.3-nemotron-super-49b-v1.5", 80, 100352, 0, 0},
    {"deepseek-r1", 61, 35136, 0, 0},
    {"deepseek-v3.1", 61, 35136, 0, 0},
    {"deepseek-v3.2", 61, 42944, 0, 0},
    {"deepseek-coder-v2-lite-instruct", 27, 15552, 0, 0},
    {"deepseek-v4-flash", 43, 3440, 22016, 0},
    {"deepseek-v4-pro", 61, 4924, 31232, 0},
    {"kimi-k2-instruct", 61, 35136, 0, 0},
    {"kimi-k2.6", 61, 35136, 0, 0},
    {"glm-5.1", 78, 54912, 0, 0},
    {"glm-5.2", 78, 47616, 0, 0},
    {"glm-4.7-flash", 47, 27072, 0, 0},
    {"glm-4.5-air", 46, 94208, 0, 0},
    {"glm-4.7", 92, 188416, 0, 0},
    {"minimax-m2.5", 62, 126976, 0, 0},
    {"minimax-m2.7", 62, 126976, 0, 0},
    {"minimax-m3", 60, 61440, 0, 0},
    {"step-3.5-flash", 45, 24576, 67584, 0},
    {"mimo-v2-flash", 48, 11520, 99840, 0},
    {"hy3", 80, 163840, 0, 0},
    {"kimi-k3", 93, 13824, 0, 116158464},
    {"grok-1", 64, 131072, 0, 0},
    {"bge-m3", 24, 0, 0, 0},
    {"bge-large-en-v1.5", 24, 0, 0, 0},
    {"qwen3-embedding-8b", 36, 73728, 0, 0},
    {"whisper-large-v3", 64, 81920, 0, 122880000},
};
// clang-format on

} // namespace configurator::test

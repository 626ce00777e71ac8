// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/requirement.h"
#include "memory/weights/tensorclasses.h"

// The table of needs: both engines, each of their formats, each length.
namespace configurator::test {

// 4,096 tokens, doubled up to the model's limit; the limit itself where it lies between.
inline std::vector<qint64> needLengths(const AiModel &model)
{
    const qint64 limit = contextLimit(model);
    std::vector<qint64> lengths;
    for (qint64 length = 4096; length < limit; length *= 2)
        lengths.push_back(length);
    lengths.push_back(limit);
    return lengths;
}

template <typename Visit>
void forEachNeed(const AiModel &model, const Visit &visit)
{
    for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
        for (const WeightFormat &format : formatsFor(model, engine)) {
            const Result<WeightLayout> layout = weightLayout(model, format.id);
            for (const qint64 length : needLengths(model)) {
                const ModelChoice choice {model.id, format.id, length, 1, engine};
                visit(choice, requirementOf(model, choice, layout));
            }
        }
    }
}

} // namespace configurator::test

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/requirement.h"
#include "memory/weights/tensorclasses.h"

// The table of needs: both engines, each of their formats, each length.
namespace configurator::test {

template <typename Visit>
void forEachNeed(const AiModel &model, const Visit &visit)
{
    for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
        for (const WeightFormat &format : formatsFor(model, engine)) {
            const Result<WeightLayout> layout = weightLayout(model, format.id);
            for (const qint64 length : usualContexts(model)) {
                const ModelChoice choice {model.id, format.id, length, 1, engine};
                visit(choice, requirementOf(model, choice, layout));
            }
        }
    }
}

} // namespace configurator::test

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "memory/weights/weightformat.h"

namespace configurator {

// What the pickers offer for a model, and how a choice stays sensible when another part changes.

// The catalogue's models as a person looks for them.
std::vector<const AiModel *> modelsByName(const Catalogue &catalogue);
// Powers of two from 4,096 up to the model's limit, the limit itself, and `current`.
std::vector<qint64> contextsFor(const AiModel *model, qint64 current);
QString contextText(qint64 tokens); // "8 K context", "10,000 tokens"
QString formatText(const AiModel &model, const QString &format); // "Q4_K_M", "BF16 (as published)"
// Element types of the KV cache that the engine takes, and the current one: "f16", "q8_0/q4_0".
QStringList kvFormatsFor(const ModelChoice &choice);
QString engineText(Engine engine); // "llama.cpp", "vLLM"

// The choice with another model or engine: format and context move to the nearest that it takes.
ModelChoice withModel(const ModelChoice &choice, const AiModel &model);
ModelChoice withEngine(const ModelChoice &choice, const AiModel *model, Engine engine);

} // namespace configurator

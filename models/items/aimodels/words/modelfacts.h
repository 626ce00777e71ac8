// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/sources.h"

namespace configurator {

// A line of the facts card.
struct ModelFact
{
    QString label; // "Attention"
    QString value; // "64 heads, 8 KV heads of 128"
    bool operator==(const ModelFact &) const = default;
};

// What is known about a model; what is not known has no line, except for its size.
std::vector<ModelFact> factsOf(const AiModel &model);
// "Meta · December 2024 · Llama 3.3 Community License"
QString modelByline(const AiModel &model);
// Where the facts come from, with the published weights files.
std::vector<SourceLine> sourcesOf(const AiModel &model);
// Why a model run that way has no table of needs.
QString needNotKnown(const AiModel &model, const ModelChoice &choice);

} // namespace configurator

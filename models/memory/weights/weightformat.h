// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"
#include "memory/needpart.h"

namespace configurator {

// A way in which weights are stored, as the picker offers it.
struct WeightFormat
{
    QString id; // "Q4_K_M", "BF16", "FP8", "AWQ"
    Engine engine = Engine::LlamaCpp;
    bool operator==(const WeightFormat &) const = default;
};

// All formats that an engine takes for this model, least reduced first. Never empty for a model
// with dimensions.
std::vector<WeightFormat> formatsFor(const AiModel &model, Engine engine);
bool takesFormat(const AiModel &model, Engine engine, const QString &format);
// Every format id the program knows.
QStringList allFormatIds();
// The nearest format of that engine in size: Q4_K_M becomes AWQ, BF16 stays BF16.
QString nearestFormat(const AiModel &model, const QString &format, Engine engine);

struct WeightsSize
{
    Bytes total = 0;
    // Parts that a split places by themselves; the rest is spread over the layers.
    Bytes embedding = 0;
    Bytes head = 0;
    Basis basis = Basis::Computed;
    QString explanation; // formula or source, in words
    bool operator==(const WeightsSize &) const = default;
};

// Published bytes where known, else summed by tensor class with the format's exact bits.
Result<WeightsSize> weightsOf(const AiModel &model, const QString &format);

} // namespace configurator

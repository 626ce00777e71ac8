// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

#include <QStringList>

namespace configurator {

// What a person sees before a model from its own files is added.
struct ModelReview
{
    AiModel model; // as it would be added
    QStringList facts; // "Parameters: 8.0 billion", "Layers: 32", "Files: Q4_K_M, 4.6 GiB"
    QStringList read; // whole sentences
    QStringList missing;
    QStringList assumed;
};

// The facts of a model in lines.
QStringList modelFacts(const AiModel &model);

} // namespace configurator

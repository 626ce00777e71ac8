// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "import/huggingface/checkpoint.h"
#include "import/modelimport.h"

namespace configurator {

// A Hugging Face config.json: sizes and layers, but no weights.
struct HfModel
{
    ImportedModel import;
    QString format; // of the weights as published: "BF16", "FP8"; empty where it does not say
    CheckpointShape shape;
};
Result<HfModel> readHfConfig(const QByteArray &text, const QString &file);

} // namespace configurator

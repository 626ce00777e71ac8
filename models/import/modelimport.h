// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"
#include "common/result.h"

#include <QStringList>

namespace configurator {

// A model as its own files describe it, in whole sentences of what each figure rests on.
struct ImportedModel
{
    AiModel model;
    QStringList read; // what was read, from which file
    QStringList missing; // what the files do not say, and what follows from that
    QStringList assumed; // what was taken instead, and why
};

// Any mix of a GGUF (or one part of a split one), a config.json, a safetensors index, a
// .safetensors file, or a folder holding them; together they describe one model. No tensor data is
// read.
Result<ImportedModel> importModel(const QStringList &paths);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

namespace configurator {

// Layers, attention and context memory of a model in words; empty where they are not known.
QString layersText(const AiModel &model); // "80, hidden size 8,192"
QString attentionText(const AiModel &model); // "64 heads, 8 KV heads of 128"
QString contextMemoryText(const AiModel &model); // "320 KiB a token (FP16)"

} // namespace configurator

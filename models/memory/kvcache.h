// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/requirement.h"

namespace configurator {

bool takesKvFormat(Engine engine, KvFormat format);
QStringList kvFormatIds(Engine engine);

// KV cache of one layer for one sequence of `tokens` tokens, as the engine allots it.
Bytes layerCacheBytes(const LayerGroup &layer, qint64 tokens, Engine engine, KvFormat format);
// Recurrent state of one layer for one sequence; both engines keep it in 32-bit floats.
Bytes layerStateBytes(const LayerGroup &layer);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/units.h"

#include <vector>

namespace configurator {

// What a figure rests on, the firmest first.
enum class Basis { Published, Computed, Assumed };
QString basisId(Basis basis); // "published", "computed", "assumed"

// One part of what a model needs. Parts of a whole add up to it exactly.
struct NeedPart
{
    QString id; // stable, for JSON: "embedding", "kv-cache", "compute-buffer", ...
    QString name; // "Token embedding"
    Bytes bytes = 0;
    Basis basis = Basis::Computed;
    QString formula; // in words, with the figures put in; or the source
    bool operator==(const NeedPart &) const = default;
};
using NeedParts = std::vector<NeedPart>;

Bytes sumOf(const NeedParts &parts);
// The least firm of them; Computed for none.
Basis basisOf(const NeedParts &parts);

} // namespace configurator

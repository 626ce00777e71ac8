// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/breakdown.h"

namespace configurator {

// One figure and where it comes from, as a person reads it.
struct SourceLine
{
    QString figure; // "Usable memory"
    QString value; // "31.8 GiB (32,607 MiB)"
    QString source;
    QString standing; // "high confidence, 2026-06", "assumed"
    bool operator==(const SourceLine &) const = default;
};

// "high confidence, 2026-06", "assumed"
QString standingOf(const Origin &origin);

std::vector<SourceLine> sourcesOf(const Unit &unit, const Currency &currency);
// The need on a build, part by part, and what is not counted in it.
std::vector<SourceLine> sourcesOf(const AiModel *model, const ModelChoice &choice, const Fit &fit);
// What each GPU carries.
std::vector<SourceLine> sharesOf(const Fit &fit);

} // namespace configurator

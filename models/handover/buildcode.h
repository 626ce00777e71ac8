// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

namespace configurator {

// A build code carries a build without its name, and the whole choice of a model, as a text that
// can be read out, typed and scanned: "BK1-G9GM-SDZB-EV04-8". It has no prices. Units and AI models
// go by the catalogue's numbers, so a code outlives changes of names and prices; what has no number
// goes by its id. One wrong character, or two swapped ones, are always noticed.

// Refuses a build that would take more than 1,000 characters, and what no build file could hold.
Result<QString> encodeBuild(const Build &build, const Catalogue &catalogue);

struct DecodedBuild
{
    Build build; // without a name
    // What this catalogue lacks, as a person would name it: "unit number 7", "unit “abc”". Numbers
    // are in the build as the id unknown-N.
    QStringList missing;
    bool operator==(const DecodedBuild &) const = default;
};

// As typed, pasted or scanned: case, dashes and blanks don't matter. A mistake is said with the
// group of four that is most probably wrong, and is never mended silently.
Result<DecodedBuild> decodeBuild(const QString &typed, const Catalogue &catalogue);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

namespace configurator {

// Which layers of an architecture keep a recurrent state instead of keys and values.
enum class Recurrence {
    None,
    All,
    WithoutKv, // those with no KV heads
    WithoutKvAndFeedForward, // those with neither; with a feed-forward part they keep nothing
    Interval, // all but each n-th
    Beside, // every layer has both
};

// What the metadata of an architecture leaves to the program that runs it.
struct GgufArch
{
    const char16_t *name;
    int period = 0; // each so-manieth layer sees all tokens, the others a window; 0: no windows
    bool isFullFirst = false; // the first of a period sees all, else the last
    int window = 0; // where the file does not say
    LayerKind windowKind = LayerKind::Windowed;
    Recurrence recurrence = Recurrence::None;
    bool isEncoder = false; // keeps nothing from token to token
};
const GgufArch *ggufArch(QStringView name); // nullptr: not known

} // namespace configurator

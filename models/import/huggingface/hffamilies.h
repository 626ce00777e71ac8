// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace configurator {

// What a family of models does where its config.json does not list its layers.
enum class HfWindows {
    None, // every layer sees all tokens
    AllIfNamed, // every layer has the window, where one is named
    FromLayer, // those from max_window_layers on, where use_sliding_window says so
    Pattern, // all but each n-th
    Chunked, // all but each n-th, in chunks
};

struct HfFamily
{
    const char16_t *name; // "model_type"
    HfWindows windows = HfWindows::None;
    int period = 0; // n of a pattern that the file does not name
    int window = 0; // where the file does not name one
    bool isAllState = false; // every layer is recurrent
    bool isEncoder = false; // keeps nothing from token to token
};
const HfFamily *hfFamily(QStringView name); // nullptr: not known

} // namespace configurator

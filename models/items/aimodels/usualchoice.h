// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"
#include "build/modelchoice.h"

namespace configurator {

// The model run as `base` says, in the engine's usual format: the one nearest to Q4_K_M, or, where
// the size in that is not known, the least reduced one whose size is. The context is shortened to
// what the model takes.
ModelChoice usualChoice(const AiModel &model, const ModelChoice &base = {});

} // namespace configurator

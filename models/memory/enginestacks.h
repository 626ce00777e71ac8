// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/modelchoice.h"
#include "catalogue/unit.h"

namespace configurator {

// Whether an engine runs on a vendor's stack by itself. llama.cpp has backends for CUDA, HIP, SYCL
// and Metal (its docs/build.md); vllm lists CUDA, ROCm, XPU and a Gaudi plugin (docs.vllm.ai,
// Installation). Its port to Metal shares memory by rules of its own, which are not known here.
bool runsOn(Engine engine, Stack stack);

} // namespace configurator

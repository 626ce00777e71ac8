// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/enginestacks.h"

namespace configurator {

bool runsOn(Engine engine, Stack stack)
{
    switch (stack) {
    case Stack::Cuda:
    case Stack::Rocm:
    case Stack::OneApi:
        return true;
    case Stack::Gaudi:
        return engine == Engine::Vllm;
    case Stack::Metal:
        return engine == Engine::LlamaCpp;
    case Stack::TtMetal:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/unit.h"

namespace configurator {

using namespace Qt::StringLiterals;

QString stackName(Stack stack)
{
    switch (stack) {
    case Stack::Cuda:
        return u"CUDA"_s;
    case Stack::Rocm:
        return u"ROCm"_s;
    case Stack::OneApi:
        return u"oneAPI"_s;
    case Stack::Gaudi:
        return u"Gaudi"_s;
    case Stack::TtMetal:
        return u"TT-Metal"_s;
    case Stack::Metal:
        return u"Metal"_s;
    }
    return {};
}

} // namespace configurator

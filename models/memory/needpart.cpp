// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/needpart.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

QString basisId(Basis basis)
{
    switch (basis) {
    case Basis::Published:
        return u"published"_s;
    case Basis::Computed:
        return u"computed"_s;
    case Basis::Assumed:
        return u"assumed"_s;
    }
    Q_UNREACHABLE();
}

Bytes sumOf(const NeedParts &parts)
{
    Bytes sum = 0;
    for (const NeedPart &part : parts)
        sum += part.bytes;
    return sum;
}

Basis basisOf(const NeedParts &parts)
{
    const auto weakest = std::ranges::max_element(parts, {}, &NeedPart::basis);
    return weakest == parts.end() ? Basis::Computed : weakest->basis;
}

} // namespace configurator

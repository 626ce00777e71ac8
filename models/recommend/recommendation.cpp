// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/recommendation.h"
#include "recommend/recommendtext.h"

#include <array>

namespace configurator {

using namespace Qt::StringLiterals;

QString buildKindId(BuildKind kind)
{
    switch (kind) {
    case BuildKind::SingleGpu:
        return u"single-gpu"_s;
    case BuildKind::FastLinked:
        return u"fast-linked"_s;
    case BuildKind::Pcie:
        return u"pcie"_s;
    case BuildKind::SharedMemory:
        return u"shared-memory"_s;
    case BuildKind::Server:
        return u"server"_s;
    }
    Q_UNREACHABLE();
}

QString buildKindName(BuildKind kind)
{
    switch (kind) {
    case BuildKind::SingleGpu:
        return RecommendText::tr("single GPU");
    case BuildKind::FastLinked:
        return RecommendText::tr("fast-linked GPUs");
    case BuildKind::Pcie:
        return RecommendText::tr("GPUs over standard PCIe");
    case BuildKind::SharedMemory:
        return RecommendText::tr("shared-memory machine");
    case BuildKind::Server:
        return RecommendText::tr("machine with built-in GPUs");
    }
    Q_UNREACHABLE();
}

QString aimId(Aim aim)
{
    switch (aim) {
    case Aim::Price:
        return u"price"_s;
    case Aim::Power:
        return u"power"_s;
    case Aim::Units:
        return u"units"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Aim> aimFromId(QStringView id)
{
    for (const Aim aim : {Aim::Price, Aim::Power, Aim::Units}) {
        if (aimId(aim) == id)
            return aim;
    }
    return {};
}

} // namespace configurator

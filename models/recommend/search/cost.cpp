// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/cost.h"

namespace configurator {

Cost &Cost::operator+=(const Cost &other)
{
    price += other.price;
    watts += other.watts;
    units += other.units;
    unpriced += other.unpriced;
    unpricedGpus += other.unpricedGpus;
    unknownWatts += other.unknownWatts;
    return *this;
}

Cost &Cost::operator-=(const Cost &other)
{
    return *this += other * -1;
}

Cost operator+(Cost left, const Cost &right)
{
    return left += right;
}

Cost operator*(const Cost &each, qint64 count)
{
    const auto times = static_cast<int>(count);
    return {each.price * count,    each.watts * count,        each.units * times,
            each.unpriced * times, each.unpricedGpus * times, each.unknownWatts * times};
}

Cost costOf(const Unit &unit)
{
    const int unpriced = unit.price ? 0 : 1;
    return {unit.price.value_or(0),          unit.powerW.value_or(0), 1, unpriced,
            unit.accelerator ? unpriced : 0, unit.powerW ? 0 : 1};
}

CostKey CostOrder::key(const Cost &cost) const
{
    const auto &[price, watts, units, unpriced, unpricedGpus, unknownWatts] = cost;
    switch (m_aim) {
    case Aim::Price:
        return {unpricedGpus, price, unpriced, unknownWatts, watts, units};
    case Aim::Power:
        return {unknownWatts, watts, unpricedGpus, price, unpriced, units};
    case Aim::Units:
        return {units, unpricedGpus, price, unpriced, unknownWatts, watts};
    }
    Q_UNREACHABLE();
}

} // namespace configurator

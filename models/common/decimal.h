// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QString>

#include <compare>
#include <optional>

namespace configurator {

// A decimal figure as a whole number of its last places: "19.90" with two decimals is 1990. None
// for anything but plain digits with a point, for more decimals, and beyond 64 bits.
std::optional<qint64> decimalFrom(QStringView text, int decimals);
// The other way round, always with all decimals.
QString decimalText(qint64 scaled, int decimals);

// An exact decimal with up to six places: quantities, unit prices, tax rates, percentages.
struct Decimal
{
    static constexpr int places = 6;
    static constexpr qint64 one = 1'000'000;

    qint64 millionths = 0;
    auto operator<=>(const Decimal &) const = default;

    static constexpr Decimal whole(qint64 units) { return {units * one}; }
    // Plain digits with a point, as files have them; none for anything else.
    static std::optional<Decimal> from(QStringView text);
    // As people type it: point or comma, spaces, signs of thousands. A mark of thousands of
    // `locale` before exactly three digits groups; any other single mark is the decimal one.
    static std::optional<Decimal> typed(const QString &text, const QLocale &locale = QLocale());
    // Without needless zeros, but with at least so many places: "2", "1999.00", "4.625".
    [[nodiscard]] QString text(int fewestPlaces = 0) const;
    // The same as people of `locale` read it: "1,999.00".
    [[nodiscard]] QString shown(int fewestPlaces = 0, const QLocale &locale = QLocale()) const;
};

} // namespace configurator

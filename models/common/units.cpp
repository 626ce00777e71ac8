// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/units.h"

#include <QCoreApplication>

#include <cstdlib>

namespace configurator {

QString gibFigure(Bytes bytes, const QLocale &locale)
{
    // Whole and rest apart: ten times a petabyte figure would not fit, nor would the smallest
    // integer without its sign.
    const Bytes whole = std::abs(bytes / bytesPerGib);
    const Bytes rest = std::abs(bytes % bytesPerGib);
    const Bytes tenths = (rest * 10 + bytesPerGib / 2) / bytesPerGib;
    const Bytes shownWhole = whole + tenths / 10;
    const QString text
        = locale.toString(shownWhole) + locale.decimalPoint() + locale.toString(tenths % 10);
    const bool isZero = shownWhole == 0 && tenths % 10 == 0;
    return bytes < 0 && !isZero ? locale.negativeSign() + text : text;
}

QString gibText(Bytes bytes, const QLocale &locale)
{
    return QCoreApplication::translate("units", "%1 GiB").arg(gibFigure(bytes, locale));
}

QString gbText(qint64 gigabytes, const QLocale &locale)
{
    return QCoreApplication::translate("units", "%1 GB").arg(locale.toString(gigabytes));
}

QString wattsText(qint64 watts, const QLocale &locale)
{
    return QCoreApplication::translate("units", "%1 W").arg(locale.toString(watts));
}

QString countText(qint64 count, const QLocale &locale)
{
    return locale.toString(count);
}

} // namespace configurator

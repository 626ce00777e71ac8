// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/qr.h"

#include "handover/codewords.h"

#include <qrcodegen/qrcodegen.hpp>

namespace configurator {

namespace {

using qrcodegen::QrSegment;
using Library = qrcodegen::QrCode;

// Alphanumeric characters in the largest symbol, version 40, by ISO/IEC 18004. The library throws
// beyond them.
constexpr qsizetype mostWithMedium = 3'391;
constexpr qsizetype mostWithLow = 4'296;

QrCode copied(const Library &made)
{
    QrCode code;
    code.size = made.getSize();
    for (int y = 0; y < code.size; ++y)
        for (int x = 0; x < code.size; ++x)
            code.modules.push_back(made.getModule(x, y));
    return code;
}

} // namespace

Result<QrCode> qrCode(const QString &text)
{
    const QByteArray latin = text.toUtf8();
    if (latin.isEmpty() || latin.contains('\0') || !QrSegment::isAlphanumeric(latin.constData()))
        return Error {CodeWords::tr("A QR code of this sort takes digits, capital Latin letters, "
                                    "blanks and $%*+-./: only.")};
    if (latin.size() > mostWithLow)
        return Error {CodeWords::tr("The text is too long for a QR code, which takes %1 "
                                    "characters.")
                          .arg(QString::number(mostWithLow))};
    const Library::Ecc correction
        = latin.size() > mostWithMedium ? Library::Ecc::LOW : Library::Ecc::MEDIUM;
    return copied(
        Library::encodeSegments({QrSegment::makeAlphanumeric(latin.constData())}, correction));
}

} // namespace configurator

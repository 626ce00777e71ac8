// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "handover/qr.h"

#include <optional>

class QPainter;

namespace configurator {

// A QR code on paper: black on white, at least 18 mm a side, no module under a third of a
// millimetre, each of whole dots.
class PrintedQr
{
public:
    // Of a build code; none for a text that no QR code can carry.
    static std::optional<PrintedQr> of(const QString &buildCode);

    [[nodiscard]] int side() const { return m_code.size * m_module; } // in dots of the paper
    // What has to stay white around it.
    [[nodiscard]] int quietZone() const { return QrCode::quietZone * m_module; }
    void draw(QPainter &painter, int x, int y) const;

private:
    explicit PrintedQr(QrCode code);

    QrCode m_code;
    int m_module; // dots
};

} // namespace configurator

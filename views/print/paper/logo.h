// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QImage>
#include <QRectF>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace configurator {

// A shop's logo as it is printed: a PNG as pixels, an SVG as vectors.
class Logo
{
public:
    // Refuses what is neither, is broken, larger than 4 MiB or 8,000 pixels wide or high, and an
    // SVG that would fetch other files. Needs a QGuiApplication.
    static Result<Logo> from(const QByteArray &bytes);

    // The largest size of its proportions within a box.
    [[nodiscard]] QSizeF sizeWithin(QSizeF box) const;
    void draw(QPainter &painter, const QRectF &target) const;

private:
    QImage m_image;
    std::shared_ptr<QSvgRenderer> m_svg;
};

} // namespace configurator

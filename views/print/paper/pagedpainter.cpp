// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/pagedpainter.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace configurator {

bool PagedPainter::paint(QPainter &painter, QPagedPaintDevice &device) const
{
    for (int page = 0; page < pageCount(); ++page) {
        if (page > 0 && !device.newPage())
            return false;
        for (const Piece &piece : m_pages[static_cast<std::size_t>(page)]) {
            painter.save();
            painter.translate(0, piece.top);
            paintPiece(painter, piece);
            painter.restore();
        }
        paintFooter(painter, page);
    }
    return true;
}

} // namespace configurator

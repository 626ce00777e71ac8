// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/printedqr.h"

#include "views/print/paper/printstyle.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace configurator {

namespace {

constexpr int leastSide = dots(18) + 1;
constexpr int leastModule = dots(0.34);

} // namespace

std::optional<PrintedQr> PrintedQr::of(const QString &buildCode)
{
    QString bare = buildCode;
    bare.remove(u'-'); // a reader does not need them, and the picture gets coarser without
    const Result<QrCode> code = qrCode(bare);
    return code ? std::optional(PrintedQr(*code)) : std::nullopt;
}

PrintedQr::PrintedQr(QrCode code)
    : m_code(std::move(code))
    , m_module(std::max(leastModule, (leastSide + m_code.size - 1) / m_code.size))
{
}

// One path, since neighbours that are filled one by one show seams between them on screens.
void PrintedQr::draw(QPainter &painter, int x, int y) const
{
    QPainterPath dark;
    for (int row = 0; row < m_code.size; ++row) {
        for (int from = 0; from < m_code.size; ++from) {
            int to = from;
            while (to < m_code.size && m_code.at(to, row))
                ++to;
            if (to > from)
                dark.addRect(x + from * m_module, y + row * m_module, (to - from) * m_module,
                             m_module);
            from = to;
        }
    }
    painter.fillPath(dark, Qt::black);
}

} // namespace configurator

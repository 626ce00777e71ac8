// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/paper/pagelayout.h"

class QPagedPaintDevice;
class QPainter;

namespace configurator {

// Paints page after page of what a document has laid out.
class PagedPainter
{
public:
    virtual ~PagedPainter() = default;
    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    // False when the device refuses a page.
    [[nodiscard]] bool paint(QPainter &painter, QPagedPaintDevice &device) const;

protected:
    [[nodiscard]] const std::vector<Page> &pages() const { return m_pages; }
    void setPages(std::vector<Page> pages) { m_pages = std::move(pages); }
    // The painter stands at the top of the piece already.
    virtual void paintPiece(QPainter &painter, const Piece &piece) const = 0;
    virtual void paintFooter(QPainter &painter, int page) const = 0;

private:
    std::vector<Page> m_pages;
};

} // namespace configurator

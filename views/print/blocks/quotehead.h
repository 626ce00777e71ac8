// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"
#include "views/print/blocks/printblock.h"
#include "views/print/paper/logo.h"

#include <QRectF>

namespace configurator {

// The top of the first page: shop and logo, the quote's number and dates, the customer, and the
// build where the quote has only one.
class QuoteHead : public PrintBlock
{
public:
    // A logo that can't be read is left out.
    QuoteHead(const QuoteSheet &sheet, const Paper &paper);

    [[nodiscard]] Cuts cuts() const override { return {m_height}; }
    void draw(QPainter &painter, int from, int height) const override;

private:
    struct Placed
    {
        TextBlock text;
        int x = 0;
        int y = 0;
    };
    using Texts = std::vector<std::pair<QString, TextStyle>>;
    int addColumn(const Texts &texts, int x, int y, int width);
    int addLogo(const QByteArray &bytes);
    int addShop(const QuoteSheet &sheet, int y, int width);
    int addTitle(const QuoteSheet &sheet, int x, int width);
    int addCustomer(const QuoteSheet &sheet, int y, int width);
    int addBuild(const QuoteSheet &sheet, int x, int y, int width);

    const QPaintDevice *m_device;
    std::optional<Logo> m_logo;
    QRectF m_logoPlace;
    std::vector<Placed> m_texts;
    int m_height = 0;
};

} // namespace configurator

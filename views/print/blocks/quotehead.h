// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/printblock.h"
#include "quote/quotesheet.h"

namespace configurator {

// "30 November 2026".
QString printedDate(QDate date);

// The top of the first page: the shop, the quote and its dates, the build and its AI model.
class QuoteHead : public PrintBlock
{
public:
    QuoteHead(const QuoteSheet &sheet, const Paper &paper);

    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter) const override;

private:
    struct Placed
    {
        TextBlock text;
        int x = 0;
        int y = 0;
    };
    int addColumn(const std::vector<std::pair<QString, TextStyle>> &texts, int x, int y, int width);
    int addShop(const ShopBlock &shop, int width);
    int addTitle(const QuoteSheet &sheet, int x, int width);
    int addBuild(const QuoteSheet &sheet, int y, int width);
    int addModel(const QuoteSheet &sheet, int x, int y, int width);

    const QPaintDevice *m_device;
    std::vector<Placed> m_texts;
    int m_height = 0;
};

} // namespace configurator

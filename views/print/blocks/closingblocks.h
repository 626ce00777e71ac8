// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/printblock.h"
#include "quote/quotesheet.h"

namespace configurator {

// The verdict on a ground of its colour, and the shop's sentence about speed.
class VerdictBlock : public PrintBlock
{
public:
    VerdictBlock(const QuoteSheet &sheet, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter) const override;

private:
    int m_width;
    QColor m_ground;
    TextBlock m_text;
};

// One warning, with a mark before it; a title stands above the first.
class WarningBlock : public PrintBlock
{
public:
    WarningBlock(const QString &warning, bool isFirst, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter) const override;

private:
    TextBlock m_title;
    TextBlock m_text;
};

// How long the prices hold, and where both sides sign.
class TermsBlock : public PrintBlock
{
public:
    TermsBlock(const QuoteSheet &sheet, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter) const override;

private:
    int m_width;
    TextBlock m_terms;
    TextBlock m_shop;
    TextBlock m_customer;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"
#include "views/print/blocks/printblock.h"

#include <QColor>

namespace configurator {

// The verdict on a ground of its colour, and the shop's sentence about speed.
class VerdictBlock : public PrintBlock
{
public:
    VerdictBlock(const SheetFacts &facts, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter, int from, int height) const override;

private:
    int m_width;
    QColor m_ground;
    TextBlock m_text;
};

// One warning, with a mark before it; a title stands above the first.
class WarningBlock : public PrintBlock
{
public:
    WarningBlock(const QString &title, const QString &warning, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter, int from, int height) const override;

private:
    TextBlock m_title;
    TextBlock m_text;
};

// Where both sides sign.
class SignatureBlock : public PrintBlock
{
public:
    SignatureBlock(const QuoteWords &words, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter, int from, int height) const override;

private:
    int m_width;
    TextBlock m_shop;
    TextBlock m_customer;
};

} // namespace configurator

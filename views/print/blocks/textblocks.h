// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"
#include "views/print/blocks/printblock.h"

namespace configurator {

// Paragraphs of plain text over the whole width: a note, the terms.
class ParagraphsBlock : public PrintBlock
{
public:
    // An empty paragraph leaves an empty line.
    ParagraphsBlock(const QStringList &paragraphs, const TextStyle &style, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override { return m_cuts; }
    void draw(QPainter &painter, int from, int height) const override;

private:
    struct Placed
    {
        TextBlock text;
        int top = 0;
    };
    std::vector<Placed> m_texts;
    Cuts m_cuts;
};

// The head of one of several alternatives: its letter and name, whether it is accepted, its model.
class AlternativeHead : public PrintBlock
{
public:
    AlternativeHead(const SheetAlternative &alternative, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter, int from, int height) const override;

private:
    int m_width;
    TextBlock m_heading;
    TextBlock m_mark;
    TextBlock m_build;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/paper/textblock.h"

namespace configurator {

// What everything is measured for.
struct Paper
{
    int width = 0; // between the margins
    const QPaintDevice *device = nullptr;
};

// Something that stands on the paper across its whole width.
class PrintBlock
{
public:
    PrintBlock() = default;
    PrintBlock(const PrintBlock &) = delete;
    PrintBlock &operator=(const PrintBlock &) = delete;
    virtual ~PrintBlock() = default;

    // Where it may be cut; one entry for what has to stay together.
    [[nodiscard]] virtual Cuts cuts() const = 0;
    // The part between two cuts, from the upper left corner of that part.
    virtual void draw(QPainter &painter, int from, int height) const = 0;
};

using PrintBlocks = std::vector<std::unique_ptr<PrintBlock>>;

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/plainlabel.h"
#include "views/common/surface.h"

namespace configurator {

// A large figure. Where it does not fit on one line it becomes smaller, and at last wraps.
class FigureLabel : public PlainLabel
{
    Q_OBJECT

public:
    explicit FigureLabel(QWidget *parent = nullptr);
    // Its colour; the words beside it must say the same.
    void setTone(Surface::Tone tone);
    [[nodiscard]] QSize sizeHint() const override { return {60, heightForWidth(width())}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, heightForWidth(width())}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QFont fontFor(int width) const;

    Surface::Tone m_tone = Surface::Tone::Plain;
};

} // namespace configurator

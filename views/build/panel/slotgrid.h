// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/hostpicture.h"

#include <QWidget>

namespace configurator {

// The places of a machine, drawn: cards where they stand, dashed boxes where one is free.
class SlotGrid : public QWidget
{
    Q_OBJECT

public:
    explicit SlotGrid(QWidget *parent = nullptr);
    void setPicture(const HostPicture &picture);
    // The held row whose card is at `position`, or -1.
    [[nodiscard]] int heldAt(QPoint position) const;
    [[nodiscard]] static int heightFor(const HostPicture &picture);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Cell
    {
        QRect box;
        const SlotTile *tile = nullptr; // nullptr: free
    };
    [[nodiscard]] std::vector<Cell> cells() const;
    void paintTile(QPainter &painter, const Cell &cell) const;

    HostPicture m_picture;
};

} // namespace configurator

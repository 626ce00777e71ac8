// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/totals.h"

#include <QMetaType>

namespace configurator {

// Devices and what joins them, ready to be drawn in a line of boxes.
struct LinkPicture
{
    struct Box
    {
        QString text; // "32 GB"
        bool isFastToNext = false; // solid line to the next box, else dashed
        bool operator==(const Box &) const = default;
    };
    std::vector<Box> boxes; // at most maxBoxes
    qint64 more = 0; // devices that no longer have a box
    QString fastName; // of the solid lines
    QString slowName; // of the dashed lines
    QString caption; // what it means, in one sentence
    bool isAllFast = false;
    bool operator==(const LinkPicture &) const = default;

    static constexpr int maxBoxes = 8;
    // A lone device needs no picture.
    [[nodiscard]] bool isWorthDrawing() const { return boxes.size() > 1; }
};

// One card in its places.
struct SlotTile
{
    QString picture;
    QString name;
    QString details;
    int places = 1;
    int heldRow = -1;
    bool operator==(const SlotTile &) const = default;
};

// A machine as it is drawn: cards in places, free places, links.
struct HostPicture
{
    std::vector<SlotTile> tiles; // in order; free places follow
    int freePlaces = 0;
    LinkPicture links;
    bool operator==(const HostPicture &) const = default;
};

HostPicture hostPicture(const Catalogue &catalogue, const BuildItem &item);
LinkPicture linkPicture(const Catalogue &catalogue, const std::vector<LinkedGroup> &groups,
                        const QString &slowName);
// The groups of the whole build, worth drawing when they span rows.
LinkPicture buildLinkPicture(const Catalogue &catalogue, const Totals &totals);

} // namespace configurator

Q_DECLARE_METATYPE(configurator::HostPicture)

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/hostpicture.h"

#include "build/planning/plan.h"
#include "items/itemstext.h"
#include "items/unittext.h"

#include <algorithm>

namespace configurator {

namespace {

QString soldText(const Catalogue &catalogue, const GroupMember &member)
{
    const Unit *unit = catalogue.unit(member.unit);
    return unit && unit->accelerator
        ? gbText(unit->accelerator->memoryGb / std::max(1, unit->accelerator->count))
        : gibText(member.usableMib * bytesPerMib);
}

void addGroup(LinkPicture &picture, const Catalogue &catalogue, const LinkedGroup &group)
{
    const bool isJoined = group.link.isFast && group.deviceCount() > 1;
    for (const GroupMember &member : group.members) {
        for (int i = 0; i < member.count; ++i) {
            if (picture.boxes.size() == LinkPicture::maxBoxes) {
                picture.more += member.count - i;
                break;
            }
            picture.boxes.push_back({soldText(catalogue, member), isJoined});
        }
    }
    if (isJoined && picture.fastName.isEmpty())
        picture.fastName = group.link.name;
    // What stands behind the group is another pool.
    if (picture.more == 0 && !picture.boxes.empty())
        picture.boxes.back().isFastToNext = false;
}

QString captionOf(const std::vector<LinkedGroup> &groups, qint64 pools)
{
    const LinkedGroup &largest = groups.front();
    const QString size = gibText(largest.usableMib() * bytesPerMib);
    if (pools == 1)
        return ItemsText::tr("one fast-linked group of %1 usable").arg(size);
    if (largest.deviceCount() > 1)
        return ItemsText::tr("largest fast-linked group: %1 usable").arg(size);
    return ItemsText::tr("no fast link: %1 separate pools").arg(countText(pools));
}

std::vector<SlotTile> tilesOf(const Catalogue &catalogue, const BuildItem &item,
                              const Unit &machine)
{
    std::vector<SlotTile> tiles;
    for (std::size_t row = 0; row < item.holds.size(); ++row) {
        const Unit *card = catalogue.unit(item.holds[row].unit);
        if (!card || !card->card || !card->accelerator)
            continue;
        SlotTile tile {unitPicture(*card),
                       card->shortName,
                       {},
                       placesOf(*card->card, *machine.host),
                       static_cast<int>(row)};
        tile.details = gbText(card->accelerator->memoryGb);
        if (card->powerW)
            tile.details = ItemsText::tr("%1 · %2").arg(tile.details, wattsText(*card->powerW));
        tiles.insert(tiles.end(), static_cast<std::size_t>(item.holds[row].count), tile);
    }
    return tiles;
}

} // namespace

LinkPicture linkPicture(const Catalogue &catalogue, const std::vector<LinkedGroup> &groups,
                        const QString &slowName)
{
    LinkPicture picture;
    picture.slowName = slowName;
    qint64 pools = 0;
    for (const LinkedGroup &group : groups) {
        for (int copy = 0; copy < group.copies && picture.more == 0; ++copy)
            addGroup(picture, catalogue, group);
        pools += group.copies;
    }
    qint64 devices = 0;
    for (const LinkedGroup &group : groups)
        devices += qint64 {group.deviceCount()} * group.copies;
    picture.more = devices - static_cast<qint64>(picture.boxes.size());
    picture.isAllFast = pools == 1;
    if (!groups.empty())
        picture.caption = captionOf(groups, pools);
    return picture;
}

HostPicture hostPicture(const Catalogue &catalogue, const BuildItem &item)
{
    const Unit *machine = catalogue.unit(item.unit);
    if (!machine || machine->kind != UnitKind::Machine)
        return {};
    HostPicture picture;
    if (machine->host)
        picture.tiles = tilesOf(catalogue, item, *machine);
    picture.freePlaces = std::max(0, slotUse(catalogue, item).available());
    BuildItem one = item;
    one.count = 1;
    picture.links
        = linkPicture(catalogue, groupsInside(catalogue, one), ItemsText::tr("standard PCIe"));
    return picture;
}

LinkPicture buildLinkPicture(const Catalogue &catalogue, const Totals &totals)
{
    if (totals.rowCount < 2 && totals.machineCount < 2 && totals.gpuCount < 2)
        return {};
    return linkPicture(catalogue, totals.groups,
                       totals.machineCount > 1 ? ItemsText::tr("ordinary network")
                                               : ItemsText::tr("standard PCIe"));
}

} // namespace configurator

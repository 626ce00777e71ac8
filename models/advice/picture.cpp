// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/assessment.h"
#include "advice/advicetext.h"

#include <algorithm>

namespace configurator {

namespace {

constexpr qint64 devicesDrawnApart = 12;
constexpr qint64 maxTicks = 5;

qint64 deviceCount(const std::vector<LinkedGroup> &groups)
{
    qint64 count = 0;
    for (const LinkedGroup &group : groups)
        count += qint64 {group.deviceCount()} * group.copies;
    return count;
}

void addApart(std::vector<BarSegment> &bar, const GroupMember &member, qint64 devices)
{
    bar.insert(bar.end(), static_cast<std::size_t>(devices),
               BarSegment {member.name, member.usableMib * bytesPerMib, 1});
}

// Equal devices become one segment, in the order in which their sort first appears.
void addGrouped(std::vector<BarSegment> &bar, const GroupMember &member, qint64 devices)
{
    const Bytes bytes = member.usableMib * bytesPerMib * devices;
    const auto same = std::ranges::find_if(bar, [&](const BarSegment &segment) {
        return segment.label == member.name
            && segment.bytes / segment.copies == member.usableMib * bytesPerMib;
    });
    if (same == bar.end()) {
        bar.push_back({member.name, bytes, static_cast<int>(devices)});
        return;
    }
    same->bytes += bytes;
    same->copies += static_cast<int>(devices);
}

std::vector<BarSegment> barOf(const std::vector<LinkedGroup> &groups)
{
    const auto add = deviceCount(groups) <= devicesDrawnApart ? addApart : addGrouped;
    std::vector<BarSegment> bar;
    for (const LinkedGroup &group : groups) {
        for (const GroupMember &member : group.members)
            add(bar, member, qint64 {member.count} * group.copies);
    }
    return bar;
}

std::vector<BarSegment> largestGroupBar(const Totals &totals)
{
    if (totals.groups.empty())
        return {};
    LinkedGroup largest = totals.groups.front();
    largest.copies = 1;
    return barOf({largest});
}

std::vector<BarSegment> needsBar(const Fit &fit)
{
    if (fit.need() <= 0)
        return {};
    return {{AdviceText::tr("weights"), fit.weights, 1},
            {AdviceText::tr("context"), fit.context, 1},
            {AdviceText::tr("working space"), fit.working, 1}};
}

// The smallest of 1, 2, 4, 8, 10, 20, 40, ... GiB that needs no more than five ticks.
Bytes roundStep(Bytes longest)
{
    for (Bytes decade = bytesPerGib;; decade *= 10) {
        for (const Bytes factor : {1, 2, 4, 8}) {
            if (longest / (decade * factor) < maxTicks || longest == decade * factor * maxTicks) {
                return decade * factor;
            }
        }
    }
}

QString sentenceOf(const MemoryPicture &picture, const Totals &totals)
{
    const QString combined = gibText(totals.usableMib * bytesPerMib);
    const QString linked = gibText(totals.fastLinkedMib * bytesPerMib);
    if (picture.needs.empty()) {
        return AdviceText::tr("What the model needs is not known. The build has %1 combined and "
                              "%2 fast-linked.")
            .arg(combined, linked);
    }
    return AdviceText::tr("The model needs %1: weights %2, context %3, working space %4. The build "
                          "has %5 combined and %6 fast-linked.")
        .arg(gibText(picture.need), gibText(picture.needs[0].bytes),
             gibText(picture.needs[1].bytes), gibText(picture.needs[2].bytes), combined, linked);
}

} // namespace

MemoryPicture pictureOf(const Totals &totals, const Fit &fit)
{
    MemoryPicture picture;
    picture.needs = needsBar(fit);
    picture.combined = barOf(totals.groups);
    picture.fastLinked = largestGroupBar(totals);
    picture.need = picture.needs.empty() ? 0 : fit.need();
    const Bytes longest = std::max({picture.need, totals.usableMib * bytesPerMib, bytesPerGib});
    picture.step = roundStep(longest);
    picture.scale = (longest + picture.step - 1) / picture.step * picture.step;
    picture.sentence = sentenceOf(picture, totals);
    return picture;
}

} // namespace configurator

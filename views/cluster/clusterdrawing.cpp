// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cluster/clusterdrawing.h"

#include "views/common/spoken.h"
#include "views/common/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace configurator {

namespace {

constexpr qreal boxHeight = 64;
constexpr qreal mostBoxWidth = 116;
constexpr qreal titleHeight = 34;
constexpr qreal barDrop = 36; // from what hangs on a bar down to the bar
constexpr qreal barRoom = 58; // below the frames, where a bar joins machines
constexpr qreal gapShare = 0.8; // of a box's width, least space between two boxes

} // namespace

ClusterDrawing::ClusterDrawing(QWidget *parent)
    : QWidget(parent)
{
    speakAs(this, QAccessible::Graphic);
    setAccessibleName(tr("Cluster drawing"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ClusterDrawing::setPicture(const ClusterPicture &picture)
{
    m_picture = picture;
    setAccessibleDescription(picture.sentence);
    update();
}

bool ClusterDrawing::isOneFrame(int group) const
{
    const auto machines
        = std::ranges::count_if(m_picture.machines, [&](const ClusterPicture::Machine &machine) {
              return std::ranges::any_of(machine.devices,
                                         [&](const auto &device) { return device.group == group; });
          });
    return machines <= 1;
}

bool ClusterDrawing::hasBarBelow() const
{
    for (std::size_t i = 0; i < m_picture.groups.size(); ++i) {
        if (hasBar(m_picture.groups[i]) && !isOneFrame(static_cast<int>(i)))
            return true;
    }
    return false;
}

std::vector<QRectF> ClusterDrawing::frames() const
{
    const auto count = static_cast<qreal>(m_picture.machines.size());
    const qreal gap = std::round(std::clamp(width() * 0.13, 18.0, 104.0));
    const qreal frameWidth = std::floor((width() - 2 - gap * (count - 1)) / count);
    const qreal frameHeight = height() - 2 - (hasBarBelow() ? barRoom : 0);
    std::vector<QRectF> all;
    for (qreal x = 1; all.size() < m_picture.machines.size(); x += frameWidth + gap)
        all.emplace_back(x, 1, frameWidth, frameHeight);
    return all;
}

QRectF ClusterDrawing::firstBox(const QRectF &frame, std::size_t devices, bool hasOwnBar) const
{
    const auto count = static_cast<qreal>(devices);
    const qreal side = std::min(34.0, frame.width() * 0.1);
    const qreal inner = frame.width() - 2 * side;
    const qreal boxWidth = std::min(mostBoxWidth, inner / (count + (count - 1) * gapShare));
    const qreal left = devices > 1 ? frame.left() + side : frame.center().x() - boxWidth / 2;
    const qreal room = frame.height() - titleHeight - boxHeight - (hasOwnBar ? barRoom : 0);
    const qreal top = frame.top() + titleHeight + std::max(0.0, room * 0.42);
    // Whole pixels keep thin lines sharp.
    return {std::round(left), std::round(top), std::floor(boxWidth), boxHeight};
}

ClusterDrawing::Spots ClusterDrawing::spots() const
{
    Spots all;
    const std::vector<QRectF> places = frames();
    for (std::size_t m = 0; m < places.size(); ++m) {
        const auto &devices = m_picture.machines[m].devices;
        const bool hasOwnBar = std::ranges::any_of(devices, [&](const auto &device) {
            return hasBar(m_picture.groups[static_cast<std::size_t>(device.group)])
                && isOneFrame(device.group);
        });
        QRectF box = firstBox(places[m], devices.size(), hasOwnBar);
        const qreal last = places[m].right() - (box.left() - places[m].left()) - box.width();
        const qreal step
            = devices.size() > 1 ? (last - box.left()) / static_cast<qreal>(devices.size() - 1) : 0;
        for (const ClusterPicture::Device &device : devices) {
            all.push_back({box, places[m], device.text, device.group});
            box.translate(step, 0);
        }
    }
    return all;
}

void ClusterDrawing::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Spots all = spots();
    paintFrames(painter);
    paintWires(painter, all);
    for (std::size_t i = 0; i < m_picture.groups.size(); ++i) {
        if (hasBar(m_picture.groups[i]))
            paintBar(painter, all, static_cast<int>(i));
    }
    paintBoxes(painter, all);
}

void ClusterDrawing::paintFrames(QPainter &painter) const
{
    const Theme &theme = Theme::of(this);
    const std::vector<QRectF> places = frames();
    painter.setFont(fontSized(font(), 0.9));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < places.size(); ++i) {
        painter.setPen(QPen(theme.border, 2));
        painter.drawRoundedRect(places[i], metrics::radius, metrics::radius);
        const QRectF title(places[i].left() + 14, places[i].top() + 8, places[i].width() - 20, 22);
        painter.setPen(theme.muted);
        painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_picture.machines[i].name,
                                                          Qt::ElideRight,
                                                          static_cast<int>(title.width())));
    }
}

void ClusterDrawing::paintBoxes(QPainter &painter, const Spots &all) const
{
    const Theme &theme = Theme::of(this);
    for (const Spot &spot : all) {
        const bool isJoined = m_picture.groups[static_cast<std::size_t>(spot.group)].isJoined();
        painter.setPen(QPen(isJoined ? theme.greenFill : theme.amberFill, 2));
        painter.setBrush(theme.surface);
        painter.drawRoundedRect(spot.box, metrics::smallRadius, metrics::smallRadius);
        painter.setPen(theme.text);
        painter.setFont(fontSized(font(), spot.box.width() > 64 ? 0.95 : 0.74, QFont::DemiBold));
        painter.drawText(spot.box, Qt::AlignCenter, spot.text);
    }
}

void ClusterDrawing::paintWires(QPainter &painter, const Spots &all) const
{
    for (std::size_t i = 1; i < all.size(); ++i) {
        const Spot &left = all[i - 1];
        const Spot &right = all[i];
        const ClusterPicture::Group &group = m_picture.groups[static_cast<std::size_t>(left.group)];
        const bool isFast = left.group == right.group;
        if (isFast && hasBar(group))
            continue;
        const bool isInside = left.frame == right.frame;
        const qreal y = left.box.center().y();
        const QLineF line(isInside ? left.box.right() : left.frame.right(), y,
                          isInside ? right.box.left() : right.frame.left(), y);
        paintWire(painter, line, isFast ? group.link : m_picture.slowName, isFast);
    }
}

void ClusterDrawing::paintWire(QPainter &painter, const QLineF &line, const QString &name,
                               bool isFast) const
{
    const Theme &theme = Theme::of(this);
    painter.setPen(QPen(isFast ? theme.greenFill : theme.amberFill, isFast ? 4 : 2,
                        isFast ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap));
    painter.drawLine(line);
    painter.setFont(fontSized(font(), 0.8));
    const QRectF room(line.x1() + 3, line.y1() - 40, line.length() - 6, 36);
    constexpr int how = Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap;
    painter.setPen(isFast ? theme.green : theme.amber);
    // Where there is no room, the sentence beneath the drawing names it.
    if (room.contains(painter.boundingRect(room, how, name)))
        painter.drawText(room, how, name);
}

void ClusterDrawing::paintBar(QPainter &painter, const Spots &all, int group) const
{
    const bool isInside = isOneFrame(group);
    std::vector<QPointF> ends;
    for (const Spot &spot : all) {
        if (spot.group == group)
            ends.emplace_back(spot.box.center().x(),
                              isInside ? spot.box.bottom() : spot.frame.bottom());
    }
    if (ends.empty())
        return;
    const qreal y = ends.front().y() + barDrop;
    painter.setPen(QPen(Theme::of(this).greenFill, 4, Qt::SolidLine, Qt::RoundCap));
    for (const QPointF &end : ends)
        painter.drawLine(end, QPointF(end.x(), y));
    painter.drawLine(QPointF(ends.front().x(), y), QPointF(ends.back().x(), y));
    paintBarName(painter, {(ends.front().x() + ends.back().x()) / 2, y},
                 m_picture.groups[static_cast<std::size_t>(group)].link);
}

void ClusterDrawing::paintBarName(QPainter &painter, const QPointF &middle,
                                  const QString &name) const
{
    const Theme &theme = Theme::of(this);
    painter.setFont(fontSized(font(), 0.86, QFont::DemiBold));
    const qreal half = painter.fontMetrics().horizontalAdvance(name) / 2.0 + 14;
    const QRectF pill(middle - QPointF(half, 14), middle + QPointF(half, 14));
    painter.setPen(QPen(theme.greenFill, 2));
    painter.setBrush(theme.greenSoft);
    painter.drawRoundedRect(pill, 14, 14);
    painter.setPen(theme.green);
    painter.drawText(pill, Qt::AlignCenter, name);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/cluster/clusterpicture.h"

#include <QWidget>

namespace configurator {

// Machines as frames and GPUs as boxes in them. A solid line is a fast link, a dashed one is not,
// and more than two joined GPUs hang on a bar that bears the link's name.
class ClusterDrawing : public QWidget
{
    Q_OBJECT

public:
    explicit ClusterDrawing(QWidget *parent = nullptr);
    void setPicture(const ClusterPicture &picture);
    [[nodiscard]] const ClusterPicture &picture() const { return m_picture; }
    [[nodiscard]] QSize sizeHint() const override { return {680, 236}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {340, 236}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    // A GPU's box, and the frame of the machine that it stands in.
    struct Spot
    {
        QRectF box;
        QRectF frame;
        QString text;
        int group = 0;
    };
    using Spots = std::vector<Spot>;

    [[nodiscard]] Spots spots() const;
    [[nodiscard]] std::vector<QRectF> frames() const;
    [[nodiscard]] QRectF firstBox(const QRectF &frame, std::size_t devices, bool hasOwnBar) const;
    [[nodiscard]] bool hasBar(const ClusterPicture::Group &group) const
    {
        return group.devices > 2;
    }
    [[nodiscard]] bool hasBarBelow() const;
    [[nodiscard]] bool isOneFrame(int group) const;
    void paintFrames(QPainter &painter) const;
    void paintBoxes(QPainter &painter, const Spots &all) const;
    void paintWires(QPainter &painter, const Spots &all) const;
    void paintWire(QPainter &painter, const QLineF &line, const QString &name, bool isFast) const;
    void paintBar(QPainter &painter, const Spots &all, int group) const;
    void paintBarName(QPainter &painter, const QPointF &middle, const QString &name) const;

    ClusterPicture m_picture;
};

} // namespace configurator

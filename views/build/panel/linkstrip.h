// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/hostpicture.h"

#include <QWidget>

namespace configurator {

// Devices as boxes in a line: a solid line is a fast link, a dashed one is not, and each says its
// name, so that colour is never the only sign.
class LinkStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LinkStrip(QWidget *parent = nullptr);
    void setPicture(const LinkPicture &picture);
    [[nodiscard]] static int heightFor(const LinkPicture &picture);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintLink(QPainter &painter, const QRect &between, bool isFast) const;
    void paintCaption(QPainter &painter) const;

    LinkPicture m_picture;
};

} // namespace configurator

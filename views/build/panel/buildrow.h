// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/dragpayload.h"
#include "items/hostpicture.h"
#include "views/build/panel/unitline.h"

namespace configurator {

class LinkStrip;
class SlotGrid;

// One top-level row of the build as a card: the unit, its places, what it holds, its links.
class BuildRow : public QWidget
{
    Q_OBJECT

public:
    enum class Drop { None, Welcome, Refused };

    explicit BuildRow(const QModelIndex &index, QWidget *parent);
    void refresh();
    [[nodiscard]] QModelIndex index() const { return m_index; }
    void setDrop(Drop drop);
    [[nodiscard]] QWidgetList focusChain() const;
    // Rows are laid out before they exist as widgets, so the height comes from the data.
    [[nodiscard]] static int heightFor(const QModelIndex &index);

Q_SIGNALS:
    // Of the row itself or of what it holds.
    void countAsked(const QModelIndex &index, int count);
    void removeAsked(const QModelIndex &index);
    void moveAsked(const QModelIndex &index, int by);
    void menuAsked(const QModelIndex &index, const QPoint &at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void refreshHeld();
    UnitLine *addLine(const QModelIndex &index, UnitLine::Size size);
    [[nodiscard]] DragPayload payloadAt(QPoint position) const;

    QPersistentModelIndex m_index;
    UnitLine *m_head;
    SlotGrid *m_places;
    LinkStrip *m_links;
    std::vector<UnitLine *> m_held;
    QPoint m_pressed;
    bool m_mayDrag = false;
    Drop m_drop = Drop::None;
};

} // namespace configurator

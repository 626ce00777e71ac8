// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/buildmodel.h"
#include "views/build/panel/buildrow.h"
#include "views/common/surface.h"
#include "views/common/plainlabel.h"

#include <QAbstractScrollArea>

#include <map>

namespace configurator {

// The build as a column of cards with whatever follows them (notes). Only the cards in sight exist
// as widgets, so ten thousand rows cost no more than ten.
class BuildView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    BuildView(BuildDocument &document, BuildModel &model, QWidget *parent = nullptr);
    // Stands below the last card and scrolls with it.
    void setFocusBefore(QWidget *widget); // Tab goes on from it into the rows
    void setFooter(QWidget *footer);
    void relayout();
    [[nodiscard]] BuildRow *rowWidget(int row) const; // nullptr when out of sight

Q_SIGNALS:
    void refused(const QString &sentence);
    void sourcesAsked(const QString &unit);
    void filesDropped(const QStringList &paths);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void followModel();
    void rowsInserted(const QModelIndex &parent, int first, int last);
    void rowsRemoved(const QModelIndex &parent, int first, int last);
    void remeasure(int row);
    void resetRows();
    void placeRows();
    void dropUnseen(int first, int last);
    BuildRow *makeRow(int row);
    void orderFocus();
    [[nodiscard]] int contentHeight() const;
    [[nodiscard]] int rowAtY(int y) const; // -1 in a gap or below the rows
    [[nodiscard]] int gapAtY(int y) const;
    [[nodiscard]] Target targetAt(const DragPayload &payload, QPoint position) const;
    void lightTargets(const DragPayload &payload);
    void showReason(const QString &reason);
    void endDrag();
    void tell(const Done &result);
    void move(const QModelIndex &index, int by);
    void showMenu(const QModelIndex &index, const QPoint &at);

    BuildDocument &m_document;
    BuildModel &m_model;
    std::vector<int> m_heights;
    std::vector<int> m_tops; // one more than rows: the last is where the footer begins
    std::map<int, BuildRow *> m_rows; // those that exist, by row
    QWidget *m_footer = nullptr;
    QWidget *m_focusBefore = nullptr;
    Surface *m_reason;
    PlainLabel *m_reasonText;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/theme.h"

#include <QListView>

class QPushButton;

namespace configurator {

class CatalogueDelegate;

// The catalogue as a list of cards. The current card carries a real "+" button; on the others it
// is painted and works as well. Cards are dragged with the system's drag.
class CatalogueView : public QListView
{
    Q_OBJECT

public:
    // The "+" button lies over the view as a child of `parent`, which must be its parent for good.
    // `addSize`: of that button, in logical pixels.
    explicit CatalogueView(QWidget *parent, int addSize = metrics::control);
    void setModel(QAbstractItemModel *model) override;

Q_SIGNALS:
    void addAsked(const QString &unit);
    void menuAsked(const QString &unit, const QPoint &globalPosition);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void placeButton();
    [[nodiscard]] QModelIndex addAt(QPoint position) const;
    void ask(const QModelIndex &index);

    CatalogueDelegate *m_cards;
    QPushButton *m_add;
    QPersistentModelIndex m_pressedAdd; // the card whose painted "+" a press began on
};

} // namespace configurator

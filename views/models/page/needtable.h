// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/needtablemodel.h"

#include <QTableView>

namespace configurator {

// The table of needs: one cell is chosen, by pointer or by the arrow keys.
class NeedTable : public QTableView
{
    Q_OBJECT

public:
    explicit NeedTable(NeedTableModel *model, QWidget *parent = nullptr);
    // Makes that cell the current one, whatever the table shows now.
    void choose(const QModelIndex &index);
    // As high as all its rows.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const QModelIndex &index);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotelinesmodel.h"

#include <QTableView>

namespace configurator {

// The lines of a quote, filled in like a form: Tab and Enter go from field to field.
class LinesTable : public QTableView
{
    Q_OBJECT

public:
    explicit LinesTable(QuoteLinesModel *model, QWidget *parent = nullptr);
    [[nodiscard]] int currentRow() const { return currentIndex().row(); }
    // Opens the field for typing.
    void enter(int row, LineColumn column);
    void showCosts(bool areShown);

Q_SIGNALS:
    void leftAtEnd(); // beyond the last field
    void currentLineChanged(int row);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void setColumns();
    [[nodiscard]] QModelIndex nextField(const QModelIndex &from, int step) const;

    QuoteLinesModel *m_model;
};

} // namespace configurator

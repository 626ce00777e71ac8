// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/aimodellistmodel.h"

#include <QTableView>

#include <array>

namespace configurator {

// The list of models: a row is one thing to a person, opened by a click or by Enter.
class ModelTable : public QTableView
{
    Q_OBJECT

public:
    explicit ModelTable(AiModelListModel *model, QWidget *parent = nullptr);
    // Columns about the models themselves, or about the present build; each has its own order.
    void showAnswers(bool isAboutBuild);
    [[nodiscard]] int hoveredRow() const { return m_hoveredRow; }

Q_SIGNALS:
    void modelAsked(const QString &id);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Order
    {
        ModelColumn column = ModelColumn::Name;
        Qt::SortOrder direction = Qt::AscendingOrder;
    };
    void setColumns();
    void widenColumns();
    void keepCurrent();
    void rememberCurrent(const QModelIndex &current);
    void setHoveredRow(int row);
    void ask(const QModelIndex &index);

    AiModelListModel *m_model;
    QString m_current; // the model that stays current through a reset
    int m_hoveredRow = -1;
    std::array<int, modelColumnCount> m_widths {};
    Order m_modelOrder;
    Order m_answerOrder {ModelColumn::Verdict, Qt::DescendingOrder}; // what runs comes first
    bool m_isAboutBuild = false;
    bool m_isTouched = false; // a person has chosen the current row
};

} // namespace configurator

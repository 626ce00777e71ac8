// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/buildmodel.h"
#include "views/common/surface.h"

class QScrollArea;
class QVBoxLayout;

namespace configurator {

class ElidedLabel;
class PlainLabel;
class TouchStepper;

// "Your build": each row with its count between − and +. Cards are let go over it.
class RowsCard : public Surface
{
    Q_OBJECT

public:
    static constexpr int mostRows = 60; // drawn; more are counted

    RowsCard(BuildDocument &document, bool hasMotion, QWidget *parent = nullptr);
    void setWelcoming(bool isWelcoming); // a card is held over it

Q_SIGNALS:
    void refused(const QString &sentence);

private:
    struct Row
    {
        QPersistentModelIndex index;
        QWidget *box = nullptr;
        ElidedLabel *details = nullptr;
        TouchStepper *stepper = nullptr;
    };
    void follow();
    void rebuild();
    void addRows(const QModelIndex &parent);
    void addRow(const QModelIndex &index);
    void refresh();
    void fitHeight();
    void orderFocus();
    void setCount(const QPersistentModelIndex &index, int count);

    BuildDocument &m_document;
    BuildModel *m_model;
    PlainLabel *m_sentence;
    PlainLabel *m_rest; // the first step, or how many rows are not drawn
    QScrollArea *m_scroll;
    QVBoxLayout *m_column;
    std::vector<Row> m_rows;
    bool m_isStale = false;
};

} // namespace configurator

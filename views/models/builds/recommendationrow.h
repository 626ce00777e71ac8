// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/models/builds/badges.h"

class QPushButton;

namespace configurator {

class FillBar;
class PlainLabel;

// One recommended build: both memory numbers, power, price, what it is, and the way into the panel.
class RecommendationRow : public QWidget
{
    Q_OBJECT

public:
    explicit RecommendationRow(QWidget *parent = nullptr);
    void show(const QModelIndex &index);

Q_SIGNALS:
    void openAsked();
    void compareAsked();
    void clusterAsked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    // A figure with a smaller line beneath, and a bar between them where there is one.
    struct Figure
    {
        PlainLabel *figure = nullptr;
        FillBar *bar = nullptr;
        PlainLabel *remark = nullptr;
    };
    QWidget *createTitle();
    QWidget *createFigure(Figure &figure, bool hasBar);
    QWidget *createKind();
    QWidget *createActions();
    void showKind(const QModelIndex &index);

    PlainLabel *m_title;
    PlainLabel *m_host;
    Figure m_combined;
    Figure m_fastLinked;
    Figure m_power;
    Figure m_price;
    KindBadge *m_kind;
    ClusterBadge *m_cluster;
    PlainLabel *m_why;
    QPushButton *m_open;
    QPushButton *m_compare;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/surface.h"

#include <vector>

class QHBoxLayout;

namespace configurator {

class PlainLabel;

// The words of the three combined numbers; both memory numbers always stand side by side.
struct CombinedWords
{
    QString memory; // "64 GB"
    QString usable; // "63.7 GiB"
    QString fastLinked; // "31.8 GiB"
    QString power; // "1,400 W"
    QString comparison; // "about one microwave oven"
    QString price; // "$6,888"
    QString priceRemark; // "before tax"
};

// Memory, power and price, always in this order.
class ThreeNumbers : public Surface
{
    Q_OBJECT

public:
    explicit ThreeNumbers(QWidget *parent = nullptr);
    void show(const CombinedWords &words);
    using QWidget::show;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Column
    {
        PlainLabel *figure;
        std::vector<PlainLabel *> remarks;
    };
    Column addColumn(QHBoxLayout *row, const QString &title, const QStringList &remarkNames,
                     int stretch);

    Column m_memory;
    Column m_power;
    Column m_price;
    std::vector<QWidget *> m_boxes;
};

} // namespace configurator

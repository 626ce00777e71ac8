// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/common/surface.h"

class QHBoxLayout;

namespace configurator {

class PlainLabel;

// The three combined numbers, always in this order, with both memory numbers side by side.
class TotalsPanel : public Surface
{
    Q_OBJECT

public:
    explicit TotalsPanel(BuildDocument &document, QWidget *parent = nullptr);

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
    void refresh();

    BuildDocument &m_document;
    Column m_memory;
    Column m_power;
    Column m_price;
    std::vector<QWidget *> m_boxes;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace configurator {

// The little coloured square in front of a legend's words.
class LegendKey : public QWidget
{
    Q_OBJECT

public:
    enum class Part { Weights, Context, Working };
    explicit LegendKey(Part part, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Part m_part;
};

} // namespace configurator

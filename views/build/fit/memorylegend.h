// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/placement/fit.h"
#include "views/build/fit/legendkey.h"

class QLayout;

namespace configurator {

class PlainLabel;

// What the colours of the need's bar mean, with their figures in GiB.
class MemoryLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MemoryLegend(QWidget *parent = nullptr);
    void show(const Fit &fit);
    using QWidget::show;

private:
    PlainLabel *addEntry(QLayout *row, LegendKey::Part part);

    PlainLabel *m_weights;
    PlainLabel *m_context;
    PlainLabel *m_working;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/common/surface.h"

namespace configurator {

class MemoryChart;
class MemoryLegend;

// "Will this model fit?": the pickers, the picture, its figures in words.
class FitPanel : public Surface
{
    Q_OBJECT

public:
    explicit FitPanel(BuildDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    void needSourcesAsked();
    void addModelAsked();
    void ownModelsAsked();

private:
    void refresh();

    BuildDocument &m_document;
    MemoryChart *m_chart;
    MemoryLegend *m_legend;
};

} // namespace configurator

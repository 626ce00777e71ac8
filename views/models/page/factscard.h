// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"
#include "views/common/surface.h"

class QScrollArea;

namespace configurator {

class FigureLabel;
class PlainLabel;

// What is known about a model, and from where.
class FactsCard : public Surface
{
    Q_OBJECT

public:
    explicit FactsCard(QWidget *parent = nullptr);
    void show(const AiModel &model);
    // Its height is its share of the page; what is longer scrolls inside.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

private:
    QWidget *createFacts();
    void showSources();

    FigureLabel *m_name;
    PlainLabel *m_byline;
    QScrollArea *m_scroll;
    AiModel m_model;
};

} // namespace configurator

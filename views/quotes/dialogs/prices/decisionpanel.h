// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/list/pricereview.h"
#include "views/common/surface.h"

class QVBoxLayout;

namespace configurator {

// What only a person can decide about a list: how its prices are read, with samples of both
// readings, or which of several columns counts.
class DecisionPanel : public Surface
{
    Q_OBJECT

public:
    explicit DecisionPanel(QWidget *parent);
    void ask(const PriceDecision &decision, const Currency &currency);

Q_SIGNALS:
    void decimalChosen(configurator::DecimalStyle style);

private:
    QWidget *createSamples(const PriceDecision &decision, const Currency &currency);
    QWidget *createAnswers();

    QVBoxLayout *m_column;
    QWidget *m_content = nullptr;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/common/surface.h"

#include <functional>

namespace configurator {

class ChoiceField;
class ChoiceSheet;
struct Choice;
class MemoryChart;
class MemoryLegend;

// Which model, run how; the picture of what it needs and what is there; the verdict.
class FitCard : public Surface
{
    Q_OBJECT

public:
    FitCard(BuildDocument &document, ChoiceSheet &sheet, bool hasMotion, QWidget *parent = nullptr);

private:
    QLayout *createFields();
    ChoiceField *addField(QLayout *row, const QString &name, void (FitCard::*asked)());
    void refresh();
    void refreshChoice();
    void askModel();
    void askFormat();
    void askContext();
    void askUsers();
    void askEngine();
    // One change of the choice, as the sheet's answer.
    void ask(const QString &title, const QList<Choice> &choices, const QVariant &current,
             const std::function<void(ModelChoice &, const QVariant &)> &change);

    BuildDocument &m_document;
    ChoiceSheet &m_sheet;
    bool m_hasMotion;
    ChoiceField *m_model = nullptr;
    ChoiceField *m_format = nullptr;
    ChoiceField *m_context = nullptr;
    ChoiceField *m_users = nullptr;
    ChoiceField *m_engine = nullptr;
    MemoryChart *m_chart;
    MemoryLegend *m_legend;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"
#include "build/modelchoice.h"
#include "views/common/surface.h"

#include <optional>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace configurator {

class NeedTable;
class NeedTableModel;
class PlainLabel;

// What a model needs, by format and context; one cell of the table is chosen.
class NeedCard : public Surface
{
    Q_OBJECT

public:
    explicit NeedCard(QWidget *parent = nullptr);
    // Starts with the cell for `choice` where that is about this model, else with the usual one.
    void show(const AiModel &model, const ModelChoice &choice);
    // How the model is run where the chosen cell says; nothing where its need is not known.
    [[nodiscard]] std::optional<ModelChoice> choice() const;
    [[nodiscard]] QString needText() const; // "44.0 GiB"
    [[nodiscard]] QString useText() const; // "Q4_K_M, 8 K context, 1 user, llama.cpp"
    // Whether there is a table to go to.
    bool focusTable();
    // Its height is its share of the page; what is longer scrolls inside.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void choiceChanged();

private:
    QLayout *createHead();
    QLayout *createFoot();
    void wire();
    void fill(const ModelChoice &choice);
    void chooseEngine();
    void chooseUsers(int users);
    void takeCell(const QModelIndex &index);
    void showParts();

    NeedTableModel *m_model;
    NeedTable *m_table;
    QComboBox *m_engine;
    QSpinBox *m_users;
    QWidget *m_pickers;
    QWidget *m_foot;
    QPushButton *m_parts = nullptr;
    PlainLabel *m_unknown; // why there is no table
    AiModel m_shown;
    ModelChoice m_choice;
    bool m_isFilling = false;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/prompts.h"

#include <QDialog>

class QGridLayout;

namespace configurator {

// The models that the person added, each to be renamed or removed.
class OwnModelsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit OwnModelsDialog(const std::vector<AiModel> &models, QWidget *parent = nullptr);
    // What was pressed; nothing when the dialog was closed.
    [[nodiscard]] const std::optional<ModelWish> &wish() const { return m_wish; }

private:
    void addRow(QGridLayout *grid, int row, const AiModel &model);

    std::optional<ModelWish> m_wish;
};

} // namespace configurator

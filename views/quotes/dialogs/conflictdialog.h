// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotedifference.h"
#include "views/quotes/dialogs/parts/askingdialog.h"

#include <optional>

namespace configurator {

// Somebody else wrote what is being written: both versions, and which of them is to stay.
class ConflictDialog : public AskingDialog
{
    Q_OBJECT

public:
    ConflictDialog(const QString &title, const QString &text, const std::vector<Difference> &rows,
                   QWidget *parent = nullptr);
    // True keeps mine, false takes theirs, nothing leaves it open.
    [[nodiscard]] std::optional<bool> keepsMine() const { return m_keepsMine; }

protected:
    bool take() override;

private:
    std::optional<bool> m_keepsMine;
};

} // namespace configurator

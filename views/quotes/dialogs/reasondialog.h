// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/dialogs/parts/askingdialog.h"

class QLineEdit;

namespace configurator {

class CheckedField;

// Asks for a text that may not be empty.
class ReasonDialog : public AskingDialog
{
    Q_OBJECT

public:
    ReasonDialog(const QString &title, const QString &question, const QString &proposal,
                 QWidget *parent = nullptr);
    [[nodiscard]] QString text() const; // without spaces at its ends

protected:
    bool take() override;

private:
    QLineEdit *m_line;
    CheckedField *m_field;
};

} // namespace configurator

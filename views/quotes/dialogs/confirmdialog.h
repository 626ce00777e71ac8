// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/quotes/dialogs/parts/askingdialog.h"

namespace configurator {

// Asks before something that can't be undone. Its text is plain text always.
class ConfirmDialog : public AskingDialog
{
    Q_OBJECT

public:
    ConfirmDialog(const QString &title, const QString &text, const QString &action,
                  QWidget *parent = nullptr);
};

} // namespace configurator

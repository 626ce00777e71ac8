// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

namespace configurator {

// "Open build". The second half of a double click on a model's row may come down here, when the
// page has already changed: it opens nothing.
class OpenButton : public QPushButton
{
    Q_OBJECT

public:
    explicit OpenButton(QWidget *parent = nullptr);

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;
};

} // namespace configurator

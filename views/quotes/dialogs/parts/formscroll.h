// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

namespace configurator {

// Fields that scroll up and down where the window is lower than they are, and never sideways.
class FormScroll : public QScrollArea
{
    Q_OBJECT

public:
    FormScroll(QWidget *content, QWidget *parent);
    [[nodiscard]] QSize minimumSizeHint() const override;
};

} // namespace configurator

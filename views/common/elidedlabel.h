// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/plainlabel.h"

namespace configurator {

// One line that ends in an ellipsis where the width ends; the whole text is its tool tip.
class ElidedLabel : public PlainLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(Look look, const QString &text = {}, QWidget *parent = nullptr);
    void setWholeText(const QString &text);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace configurator

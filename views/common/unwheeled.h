// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QComboBox>
#include <QSpinBox>
#include <QWheelEvent>

namespace configurator {

// A field that the wheel changes only while it has the focus: a page that scrolls under the
// pointer must not change what it passes.
template <typename Field>
class Unwheeled : public Field
{
public:
    explicit Unwheeled(QWidget *parent = nullptr)
        : Field(parent)
    {
        this->setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void wheelEvent(QWheelEvent *event) override
    {
        if (this->hasFocus())
            Field::wheelEvent(event);
        else
            event->ignore();
    }
};

} // namespace configurator

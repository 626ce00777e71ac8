// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/surface.h"
#include "views/common/plainlabel.h"

namespace configurator {

// A sentence across the top of the page: why something was refused or could not be read.
class MessageBar : public Surface
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);
    // Several sentences are shown as lines; very many are cut with a count.
    void say(const QString &text, Tone tone = Tone::Bad);
    void dismiss() { hide(); }
    [[nodiscard]] QString text() const;

private:
    PlainLabel *m_text;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/common/surface.h"

class QPushButton;

namespace configurator {

class FlowLayout;
class PlainLabel;

// The smallest changes after which the model fits: one button each, one undo step each.
class RemedyList : public Surface
{
    Q_OBJECT

public:
    explicit RemedyList(BuildDocument &document, QWidget *parent = nullptr);

private:
    QPushButton *addButton();
    void refresh();
    void take(std::size_t index);

    BuildDocument &m_document;
    PlainLabel *m_caption;
    QWidget *m_box; // holds the buttons
    FlowLayout *m_flow;
    std::vector<QPushButton *> m_buttons; // grows, and is used again
    std::vector<Remedy> m_shown;
};

} // namespace configurator

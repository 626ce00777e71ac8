// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace configurator {

class PlainLabel;

// The smallest changes after which the model fits: one button each, one undo step each.
class RemedyList : public QWidget
{
    Q_OBJECT

public:
    explicit RemedyList(BuildDocument &document, QWidget *parent = nullptr);

private:
    struct Line
    {
        QWidget *box = nullptr;
        QPushButton *button = nullptr;
        PlainLabel *outcome = nullptr;
    };

    Line addLine();
    void refresh();
    void take(std::size_t index);

    BuildDocument &m_document;
    PlainLabel *m_caption;
    QVBoxLayout *m_column;
    std::vector<Line> m_lines; // grows, and is used again
    std::vector<Remedy> m_shown;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>

namespace configurator {

// A line to search with, which a button clears. While nothing was typed into it, undo and redo are
// the page's: a search that happens to have the focus must not swallow them.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
};

} // namespace configurator

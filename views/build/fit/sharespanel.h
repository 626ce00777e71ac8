// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/common/surface.h"

class QGridLayout;
class QPushButton;

namespace configurator {

class PlainLabel;

// What each GPU needs, has, and keeps free.
class SharesPanel : public Surface
{
    Q_OBJECT

public:
    explicit SharesPanel(BuildDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    void allAsked();

private:
    static constexpr int mostRows = 5;
    using Row = std::array<PlainLabel *, 4>;

    void addHead();
    void refresh();

    BuildDocument &m_document;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    QPushButton *m_all;
};

} // namespace configurator

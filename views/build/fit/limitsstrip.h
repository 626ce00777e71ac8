// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"
#include "views/common/surface.h"

class QHBoxLayout;
class QPushButton;

namespace configurator {

class PlainLabel;

// The most that the build carries: each answer can be taken by one click. Where less of it stays
// inside one fast-linked group, both are shown.
class LimitsStrip : public Surface
{
    Q_OBJECT

public:
    explicit LimitsStrip(BuildDocument &document, QWidget *parent = nullptr);

private:
    struct Cell
    {
        QPushButton *value = nullptr;
        PlainLabel *fast = nullptr;
    };

    Cell addCell(QHBoxLayout *row, const QString &name, void (LimitsStrip::*take)());
    void refresh();
    static void show(const Cell &cell, const QString &value, const QString &fast);
    void takeContext();
    void takeUsers();
    void takeFormat();

    BuildDocument &m_document;
    Cell m_context;
    Cell m_users;
    Cell m_format;
};

} // namespace configurator

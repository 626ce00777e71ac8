// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotedifference.h"

#include <QScrollArea>

namespace configurator {

// Two versions beside each other; what differs stands out by weight and colour.
class VersionsView : public QScrollArea
{
    Q_OBJECT

public:
    explicit VersionsView(const std::vector<Difference> &rows, QWidget *parent = nullptr);
};

} // namespace configurator

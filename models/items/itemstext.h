// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace configurator {

// The sentences of the topic items that stand outside a class with a meta-object.
struct ItemsText
{
    Q_DECLARE_TR_FUNCTIONS(items)
};

} // namespace configurator

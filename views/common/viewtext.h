// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace configurator {

// The sentences of the windows that stand outside a class with a meta-object.
struct ViewText
{
    Q_DECLARE_TR_FUNCTIONS(views)
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace configurator {

// The translation context of the command line's sentences.
class Cli
{
    Q_DECLARE_TR_FUNCTIONS(configurator::Cli)
};

} // namespace configurator

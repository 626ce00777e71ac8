// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace configurator {

// Every sentence about build codes.
class CodeWords
{
    Q_DECLARE_TR_FUNCTIONS(buildcode)
};

} // namespace configurator

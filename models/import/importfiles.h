// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QStringList>

namespace configurator {

// The files that were given, or that a folder holds, by what they are.
struct ImportFiles
{
    QStringList ggufs; // of a split one its first part
    QString config;
    QString index;
    QStringList safetensors; // empty where there is an index
};
Result<ImportFiles> importFiles(const QStringList &paths);

} // namespace configurator

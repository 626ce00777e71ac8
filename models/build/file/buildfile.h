// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

namespace configurator {

// A build file is JSON of version 1, see README. Unknown unit and model ids are kept (they are
// shown and counted as "not known"); everything else that is wrong is refused, every fault named
// with file and field. `file` is how the faults name it.
Result<Build> readBuild(const QByteArray &json, const QString &file);
Result<Build> loadBuild(const QString &path);
QByteArray writeBuild(const Build &build);
// Written whole or not at all.
Done saveBuild(const Build &build, const QString &path);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/file/buildfile.h"

namespace configurator {

// Keeps the open build on disk, so that it returns after a crash or a kill. One small file, written
// whole or not at all, in `folder` (the user's data folder).
class LastBuild
{
public:
    explicit LastBuild(const QString &folder);

    // The build of the last session; an empty one when there is none. A file that can't be read is
    // set aside under another name, which the sentence gives; it is never overwritten.
    Result<Build> restore();
    Done keep(const Build &build);

private:
    QString m_path;
    bool m_isBlocked = false; // an unreadable file could not be set aside
};

} // namespace configurator

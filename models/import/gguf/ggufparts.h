// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "import/gguf/gguf.h"

namespace configurator {

// Of a file named like "model-00002-of-00003.gguf": the first part's path; of any other the path.
QString firstPartOf(const QString &path);
// A GGUF file as a whole: given one part of a split one, all its parts are found beside it.
Result<GgufFile> openGguf(const QString &path);

} // namespace configurator

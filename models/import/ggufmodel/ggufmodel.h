// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "import/gguf/gguf.h"
#include "import/modelimport.h"

namespace configurator {

// A vision or audio part that stands in a file of its own.
bool isSidePart(const GgufFile &file);

// The model that a GGUF file holds.
Result<ImportedModel> modelOfGguf(const GgufFile &file);
// Adds the weights of another file of the same model, in another format.
Done addGguf(ImportedModel &import, const GgufFile &file);
// Adds a vision or audio part to the weights of every format.
void addSidePart(ImportedModel &import, const GgufFile &file);

} // namespace configurator

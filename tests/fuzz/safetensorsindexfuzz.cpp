// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"

#include "import/huggingface/safetensors.h"

using namespace configurator;
using namespace configurator::fuzz;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<SafetensorsIndex> index
        = readSafetensorsIndex(inputOf(data, size), QStringLiteral("index.json"));
    require(index.isOk() != !index.error().isEmpty());
    if (!index)
        return 0;
    for (const QString &name : index->tensors.keys())
        require(!name.contains(QLatin1Char('/')) && name != QLatin1String(".."));
    return 0;
}

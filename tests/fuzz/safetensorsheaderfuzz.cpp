// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"

#include "import/huggingface/safetensors.h"

#include <QBuffer>

using namespace configurator;
using namespace configurator::fuzz;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QByteArray bytes = inputOf(data, size);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const Result<SafetensorsFile> file = readSafetensors(buffer, QStringLiteral("m.safetensors"));
    require(file.isOk() != !file.error().isEmpty());
    if (!file)
        return 0;
    for (const SafeTensor &tensor : file->tensors)
        require(tensor.begin >= 0 && tensor.begin <= tensor.end && tensor.end <= bytes.size());
    return 0;
}

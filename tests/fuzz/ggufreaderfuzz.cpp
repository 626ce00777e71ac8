// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"

#include "import/ggufmodel/ggufmodel.h"

#include <QBuffer>

using namespace configurator;
using namespace configurator::fuzz;

// Room for the tensors behind the table that the input holds.
constexpr qsizetype room = 1 << 17;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QByteArray bytes = inputOf(data, size) + QByteArray(room, '\0');
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const Result<GgufFile> file = readGguf(buffer, QStringLiteral("m.gguf"));
    require(file.isOk() != !file.error().isEmpty());
    if (!file)
        return 0;
    require(file->tensorBytes() <= bytes.size());
    const Result<ImportedModel> imported = modelOfGguf(*file);
    require(imported.isOk() != !imported.error().isEmpty());
    if (imported)
        require(imported->model.layerCount() <= 1000 && !imported->model.weights.empty());
    return 0;
}

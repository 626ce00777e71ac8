// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"

#include "catalogue/readers.h"

using namespace configurator;
using namespace configurator::fuzz;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<QJsonObject> object
        = parseJsonObject(inputOf(data, size), QStringLiteral("models.json"));
    require(object.isOk() != !object.error().isEmpty());
    if (!object)
        return 0;
    FaultList faults;
    JsonReader reader(*object, QStringLiteral("models.json"), &faults);
    const AiModel model = readModel(reader);
    if (faults.isEmpty())
        require(!model.id.isEmpty() && model.layerCount() <= 1000);
    return 0;
}

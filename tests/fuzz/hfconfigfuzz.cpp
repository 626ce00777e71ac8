// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"

#include "import/huggingface/hfconfig.h"

using namespace configurator;
using namespace configurator::fuzz;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<HfModel> read = readHfConfig(inputOf(data, size), QStringLiteral("config.json"));
    require(read.isOk() != !read.error().isEmpty());
    if (!read)
        return 0;
    const AiModel &model = read->import.model;
    require(model.layerCount() == 0 || model.layerCount() == read->shape.layers);
    for (const LayerGroup &group : model.layers) {
        require(group.count > 0 && group.kvHeads >= 0 && group.keyDim >= 0 && group.window >= 0);
        require(group.stateElements >= 0 && group.stateElements <= 1'000'000'000);
    }
    return 0;
}

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "catalogue/catalogueloader.h"
#include "memory/needtable.h"

#include <cstdio>

namespace configurator::bench {

void timeNeedTable()
{
    LoadedCatalogue loaded;
    const double reading
        = medianTime([&loaded] { loaded = loadCatalogue(shippedCatalogueFolder()); });
    int cells = 0;
    int sentences = 0;
    const double table = medianTime([&] {
        cells = 0;
        sentences = 0;
        for (const AiModel &model : loaded.catalogue.models()) {
            test::forEachNeed(model, [&](const ModelChoice &, const Result<Requirement> &need) {
                ++cells;
                sentences += need ? 0 : 1;
            });
        }
    });
    std::printf("%d needs and %d reasons for none: %.1f ms (aim 50), %.2f times reading the "
                "catalogue (%.1f ms)\n",
                cells - sentences, sentences, table, table / reading, reading);
}

} // namespace configurator::bench

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"

namespace configurator {

// The files of a catalogue folder: shop.json (currency), gpus.json, machines.json, links.json,
// appliances.json, models.json.
struct LoadedCatalogue
{
    Catalogue catalogue; // only entries without a fault
    QStringList faults; // whole sentences, every one that was found; empty means sound
};

// Reads `folder` (a directory or a resource path). Never fails outright: whatever is sound is
// there, and everything that is not is named with file, entry and field.
LoadedCatalogue loadCatalogue(const QString &folder);

// The catalogue inside the program.
QString shippedCatalogueFolder();

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/sqlstore.h"
#include "views/common/prompts.h"

namespace configurator {

class BuildDocument;

// Suppliers' prices in the window: imported, taken back, and put into the catalogue that the build
// is made of.
class PriceDesk
{
    Q_DECLARE_TR_FUNCTIONS(PriceDesk)

public:
    PriceDesk(SqlStore &store, Catalogue &catalogue, BuildDocument &build);

    // Imported prices stand in for the catalogue's.
    Done takePrices();
    // Both give what is to be said; nothing to say when the person thinks better of it.
    Result<QString> import(QWidget *parent, Prompts &prompts);
    Result<QString> undo();

private:
    SqlStore &m_store;
    Catalogue &m_catalogue;
    Catalogue m_shopPrices; // as it was before any import
    BuildDocument &m_build;
    bool m_hasImported = false;
};

} // namespace configurator

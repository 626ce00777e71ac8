// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/pricedesk.h"

#include "items/builddocument.h"
#include "prices/withprices.h"
#include "views/quotes/dialogs/prices/priceimportdialog.h"

namespace configurator {

PriceDesk::PriceDesk(SqlStore &store, Catalogue &catalogue, BuildDocument &build)
    : m_store(store)
    , m_catalogue(catalogue)
    , m_shopPrices(catalogue)
    , m_build(build)
{
}

Done PriceDesk::takePrices()
{
    const auto prices = m_store.currentPrices();
    if (!prices)
        return Error {prices.error()};
    // Most shops import nothing; their first paint waits for nothing.
    if (prices->empty() && !m_hasImported)
        return done();
    m_hasImported = true;
    m_catalogue.takePrices(withPrices(m_shopPrices, *prices));
    m_build.takePricesAnew();
    return done();
}

Result<QString> PriceDesk::import(QWidget *parent, Prompts &prompts)
{
    const auto path = prompts.fileToOpen(parent, tr("A supplier's price list"),
                                         tr("Price lists (*.csv *.txt *.xlsx)"));
    if (!path)
        return QString();
    PriceImportDialog dialog(m_catalogue, m_store, *path, parent);
    if (dialog.exec() != QDialog::Accepted)
        return QString();
    if (const Done taken = takePrices(); !taken)
        return Error {taken.error()};
    return tr("The catalogue has %1 new prices. Quotes made before keep theirs.")
        .arg(countText(dialog.appliedCount()));
}

Result<QString> PriceDesk::undo()
{
    const Result<PriceBatch> undone = m_store.undoLastPrices();
    if (!undone)
        return Error {undone.error()};
    if (const Done taken = takePrices(); !taken)
        return Error {taken.error()};
    return tr("The prices of %1 are taken back.").arg(undone->fileName);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/priceanswer.h"
#include "prices/withprices.h"
#include "storefile.h"

#include <QFileInfo>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualJump = 30; // percent
constexpr qint64 highestJump = 1'000;

using Store = std::unique_ptr<SqliteStore>;

// How the list is read, and whose it is.
struct Supplier
{
    QString name; // empty: not said
    bool isRemembered = false; // in the store; else its mapping is a file of its own
    ColumnMapping mapping;
    QStringList notes;
};

bool isMappingFile(const QString &named)
{
    return named.endsWith(".json"_L1, Qt::CaseInsensitive) || QFileInfo(named).isFile();
}

Result<Supplier> rememberedSupplier(const QString &name, const PriceStore *store)
{
    const Result<QJsonObject> json = store ? store->mapping(name) : QJsonObject();
    if (!json)
        return Error {json.error()};
    if (json->isEmpty())
        return Supplier {
            name,
            true,
            {},
            {Cli::tr("No mapping of “%1” is remembered yet. --apply remembers this one.")
                 .arg(name)}};
    const Result<ColumnMapping> mapping
        = mappingFrom(*json, Cli::tr("the mapping of “%1”").arg(name));
    if (!mapping)
        return Error {mapping.error()};
    return Supplier {name, true, *mapping, {}};
}

Result<Supplier> supplierOf(const Arguments &arguments, const PriceStore *store)
{
    if (!arguments.has(u"map"_s))
        return Supplier {};
    const QString named = arguments.value(u"map"_s);
    if (!isMappingFile(named))
        return rememberedSupplier(named, store);
    const Result<ColumnMapping> mapping = loadMapping(named);
    if (!mapping)
        return Error {mapping.error()};
    return Supplier {QFileInfo(named).completeBaseName(), false, *mapping, {}};
}

// What was typed counts before what the mapping says.
Done addOptions(const Arguments &arguments, ColumnMapping &mapping)
{
    if (arguments.has(u"sheet"_s))
        mapping.sheet = arguments.value(u"sheet"_s);
    if (!arguments.has(u"decimal"_s))
        return done();
    const QString typed = arguments.value(u"decimal"_s);
    mapping.decimal = decimalStyleOf(typed);
    if (!mapping.decimal)
        return Error {
            Cli::tr("--decimal: “%1” is no decimal mark. Write point or comma.").arg(typed)};
    return done();
}

Result<PriceReview> reviewOf(const Arguments &arguments, const Catalogue &catalogue,
                             const Supplier &supplier)
{
    ReviewRules rules {usualJump};
    if (arguments.has(u"jump"_s)) {
        const Result<qint64> percent = numberOption(arguments, u"jump"_s, 0, highestJump);
        if (!percent)
            return Error {percent.error()};
        rules.jumpPercent = static_cast<int>(*percent);
    }
    const ColumnMapping &mapping = supplier.mapping;
    const CsvChoice choice {mapping.encoding, mapping.delimiter,
                            hasColumns(mapping, catalogue.currency())};
    const Result<PriceFile> file = loadPriceFile(arguments.words.first(), choice);
    if (!file)
        return Error {file.error()};
    return reviewPrices(catalogue, *file, mapping, rules);
}

// What counts now: the catalogue with what was imported before, so that a list is news only once.
Result<Catalogue> pricedCatalogue(const Arguments &arguments, const PriceStore *store)
{
    Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue || !store)
        return catalogue;
    const auto prices = store->currentPrices();
    if (!prices)
        return Error {prices.error()};
    return withPrices(*catalogue, *prices);
}

struct Import
{
    Supplier supplier;
    PriceReview review;
};

Result<Import> readImport(const Arguments &arguments, const PriceStore *store)
{
    const Result<Catalogue> catalogue = pricedCatalogue(arguments, store);
    if (!catalogue)
        return Error {catalogue.error()};
    Result<Supplier> found = supplierOf(arguments, store);
    if (!found)
        return Error {found.error()};
    Supplier supplier = std::move(found).value();
    if (const Done typed = addOptions(arguments, supplier.mapping); !typed)
        return Error {typed.error()};
    Result<PriceReview> read = reviewOf(arguments, *catalogue, supplier);
    if (!read)
        return Error {read.error()};
    PriceReview review = std::move(read).value();
    review.notes = supplier.notes + review.notes;
    return Import {supplier, review};
}

// The mapping first: prices that count are the last thing that is written.
Done applyTo(PriceStore &store, const Import &import)
{
    const Supplier &supplier = import.supplier;
    const Result<PriceBatch> batch = batchOf(import.review, supplier.name, QDate::currentDate());
    if (!batch)
        return Error {batch.error()};
    if (supplier.isRemembered) {
        const Done saved = store.saveMapping(supplier.name, mappingJson(import.review.mapping));
        if (!saved)
            return saved;
    }
    return store.applyPrices(*batch);
}

Done apply(const Arguments &arguments, Store existing, const Import &import)
{
    if (existing)
        return applyTo(*existing, import);
    const Result<Store> made = SqliteStore::open(storeFile(arguments.value(u"store"_s)));
    return made ? applyTo(**made, import) : Done(Error {made.error()});
}

} // namespace

Result<Answer> runPricesImport(const Arguments &arguments)
{
    Result<Store> existing = existingStore(storeFile(arguments.value(u"store"_s)));
    if (!existing)
        return Error {existing.error()};
    const Result<Import> import = readImport(arguments, existing->get());
    if (!import)
        return Error {import.error()};
    const PriceReview &review = import->review;
    const bool isApplied = arguments.has(u"apply"_s) && review.isSound();
    if (isApplied) {
        const Done applied = apply(arguments, std::move(existing).value(), *import);
        if (!applied)
            return Error {applied.error()};
    }
    return Answer {reviewJson(review, isApplied), reviewText(review, isApplied), review.isSound()};
}

Result<Answer> runPricesUndo(const Arguments &arguments)
{
    const Result<Store> store = existingStore(storeFile(arguments.value(u"store"_s)));
    if (!store)
        return Error {store.error()};
    if (!*store)
        return Error {Cli::tr("There is no store yet, so no list of prices can be taken back.")};
    const Result<PriceBatch> undone = (*store)->undoLastPrices();
    if (!undone)
        return Error {undone.error()};
    const QJsonObject json {{u"file"_s, undone->fileName},
                            {u"supplier"_s, undone->supplier},
                            {u"date"_s, undone->date.toString(Qt::ISODate)},
                            {u"units"_s, static_cast<qint64>(undone->units.size())}};
    return Answer {json, Cli::tr("The prices of %1 are taken back.").arg(undone->fileName), true};
}

} // namespace configurator

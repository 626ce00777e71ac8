// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/inputs.h"

#include "cli/clitext.h"
#include "cli/console.h"
#include "prices/withprices.h"
#include "storefile.h"

#include <QDir>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownFaults = 5;

QString faultSummary(const QString &folder, const QStringList &faults)
{
    const QString shown = faults.mid(0, shownFaults).join(u'\n');
    if (faults.size() <= shownFaults)
        return Cli::tr("The catalogue has faults, so nothing was computed:\n%1").arg(shown);
    return Cli::tr("The catalogue has %1 faults, so nothing was computed. The first are:\n%2\n"
                   "configurator catalogue check %3 lists them all.")
        .arg(QLocale().toString(faults.size()), shown, folder);
}

bool allDigits(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar character) {
        return character >= u'0' && character <= u'9';
    });
}

Result<Catalogue> soundFolder(const QString &folder)
{
    LoadedCatalogue loaded = loadCatalogue(folder);
    if (!loaded.faults.isEmpty())
        return Error {faultSummary(folder, loaded.faults)};
    return std::move(loaded.catalogue);
}

Catalogue withOwnModels(Catalogue shop)
{
    const LoadedModels own = ownModels(shop).load();
    for (const QString &fault : own.faults)
        printError(fault);
    shop.setOwnModels(own.models);
    return shop;
}

// Null where there is none. One that can't be read is said, and the catalogue counts alone.
std::unique_ptr<SqliteStore> storeOf(const Arguments &arguments)
{
    auto store = existingStore(storeFile(arguments.value(u"store"_s)));
    if (!store)
        printError(store.error());
    return store ? std::move(store).value() : nullptr;
}

// Prices that were imported stand in for the catalogue's, as they do in the window.
Catalogue withImportedPrices(Catalogue shop, const Arguments &arguments)
{
    const std::unique_ptr<SqliteStore> store = storeOf(arguments);
    if (!store)
        return shop;
    const auto prices = store->currentPrices();
    if (!prices)
        printError(prices.error());
    return prices ? withPrices(shop, *prices) : shop;
}

} // namespace

QString unknownModel(const QString &id)
{
    return Cli::tr("--model: the catalogue has no AI model “%1”. configurator list models lists "
                   "them.")
        .arg(id);
}

Result<QString> catalogueFolder(const Arguments &arguments)
{
    if (!arguments.has(u"catalogue"_s))
        return shippedCatalogueFolder();
    const QString folder = arguments.value(u"catalogue"_s);
    const QFileInfo info(folder);
    if (!info.isDir())
        return Error {
            Cli::tr("%1: there is no such folder. A catalogue is a folder with shop.json, "
                    "gpus.json, machines.json, links.json, models.json and appliances.json.")
                .arg(folder)};
    if (!info.isReadable() || !info.isExecutable())
        return Error {
            Cli::tr("%1: this folder may not be read. Ask its owner for the permission to "
                    "read it.")
                .arg(folder)};
    return folder;
}

Result<Catalogue> shopCatalogue()
{
    return soundFolder(shippedCatalogueFolder());
}

OwnModels ownModels(const Catalogue &shop)
{
    return OwnModels(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation),
                     shop.models());
}

Result<Catalogue> soundCatalogue(const Arguments &arguments)
{
    const Result<QString> folder = catalogueFolder(arguments);
    if (!folder)
        return Error {folder.error()};
    Result<Catalogue> catalogue = soundFolder(*folder);
    if (!catalogue || arguments.has(u"catalogue"_s))
        return catalogue;
    return withOwnModels(withImportedPrices(std::move(catalogue).value(), arguments));
}

ShopProfile shopProfile(const Arguments &arguments, const Catalogue &catalogue)
{
    ShopProfile usual;
    usual.currency = catalogue.currency();
    const std::unique_ptr<SqliteStore> store = storeOf(arguments);
    if (!store)
        return usual;
    const Result<ShopProfile> profile = store->profile();
    if (!profile)
        printError(profile.error());
    return profile ? *profile : usual;
}

Result<qint64> numberOption(const Arguments &arguments, const QString &name, qint64 low,
                            qint64 high)
{
    constexpr qsizetype mostDigits = 18; // more would not fit into 64 bits
    const QString typed = arguments.value(name);
    const bool isNumber = allDigits(typed) && typed.size() <= mostDigits;
    const qint64 number = isNumber ? typed.toLongLong() : low - 1;
    if (number < low || number > high)
        return Error {Cli::tr("--%1: “%2” is not a whole number from %3 to %4.")
                          .arg(name, typed, QLocale().toString(low), QLocale().toString(high))};
    return number;
}

Result<BuildInput> buildInput(const Arguments &arguments)
{
    Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    Result<Build> build = loadBuild(arguments.words.first());
    if (!build)
        return Error {build.error()};
    return BuildInput {std::move(catalogue).value(), std::move(build).value()};
}

} // namespace configurator

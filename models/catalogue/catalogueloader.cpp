// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"

#include "catalogue/cataloguetext.h"
#include "catalogue/readers.h"
#include "catalogue/unitreader.h"

#include <QDir>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 64 * bytesPerMib;

using UnitKinds = QHash<QString, UnitKind>; // by id
using Codes = QHash<int, QString>; // the id that a number of build codes belongs to

// Reads the files one after another and keeps what is sound in them.
class Loading
{
public:
    explicit Loading(const QString &folder)
        : m_folder(folder)
    {
    }

    LoadedCatalogue load();

private:
    // The object of a file whose field "schema" is as it must be.
    std::optional<JsonReader> open(const QString &file, const QString &schema);
    void loadShop();
    void loadUnits(const QString &file, UnitKind kind, UnitReader &reader);
    void loadAppliances();
    void loadModels();
    // Remembers the id, and tells when another entry of `used` has it.
    void claim(JsonReader &entry, const QString &id, QHash<QString, QString> &used,
               const QString &file);
    // The same for the number that build codes carry.
    static void claimCode(JsonReader &entry, const QString &id, int code, Codes &used);
    void dropDangling();
    [[nodiscard]] bool isDangling(const Unit &unit, const UnitKinds &kinds);
    void blame(const Unit &unit, const QString &sentence);

    QString m_folder;
    FaultList m_faults;
    Currency m_currency;
    std::vector<Unit> m_units;
    std::vector<AiModel> m_models;
    std::vector<Appliance> m_appliances;
    std::vector<Circuit> m_circuits;
    QHash<QString, QString> m_unitIds; // every id that a unit has, and its file
    Codes m_unitCodes;
};

LoadedCatalogue Loading::load()
{
    if (!QDir(m_folder).exists()) {
        m_faults.add({},
                     CatalogueText::tr("The catalogue folder %1 does not exist.")
                         .arg(QDir::toNativeSeparators(m_folder)));
        return {Catalogue(), m_faults.sentences()};
    }
    loadShop();
    UnitReader reader(m_currency);
    loadUnits(u"gpus.json"_s, UnitKind::Gpu, reader);
    loadUnits(u"machines.json"_s, UnitKind::Machine, reader);
    loadUnits(u"links.json"_s, UnitKind::LinkPart, reader);
    dropDangling();
    loadAppliances();
    loadModels();
    return {Catalogue(std::move(m_units), std::move(m_models), std::move(m_appliances),
                      std::move(m_circuits), m_currency),
            m_faults.sentences()};
}

std::optional<JsonReader> Loading::open(const QString &file, const QString &schema)
{
    const Result<QByteArray> text = readFile(QDir(m_folder).filePath(file), largestFile);
    if (!text) {
        m_faults.add({}, text.error());
        return {};
    }
    const Result<QJsonObject> object = parseJsonObject(*text, file);
    if (!object) {
        m_faults.add({}, object.error());
        return {};
    }
    JsonReader reader(*object, file, &m_faults);
    if (reader.choice(u"schema", {schema}) < 0)
        return {};
    return reader;
}

void Loading::loadShop()
{
    std::optional<JsonReader> file = open(u"shop.json"_s, u"shop/1"_s);
    if (!file)
        return;
    readLine(*file, u"name");
    file->strings(u"lines");
    const Result<Currency> currency = Currency::fromCode(readLine(*file, u"currency"));
    if (currency)
        m_currency = *currency;
    else
        file->fault(u"currency", currency.error());
    file->refuseUnknownKeys();
}

void Loading::loadUnits(const QString &file, UnitKind kind, UnitReader &reader)
{
    std::optional<JsonReader> top = open(file, u"units/1"_s);
    if (!top)
        return;
    if (kind == UnitKind::Gpu)
        reader.readRules(*top);
    readEntries(top->array(u"entries"), file, &m_faults,
                [&](JsonReader &entry, const FaultList &own) {
                    Unit unit = reader.read(entry, kind);
                    claim(entry, unit.id, m_unitIds, file);
                    claimCode(entry, unit.id, unit.code, m_unitCodes);
                    if (!own.isEmpty())
                        return;
                    if (kind == UnitKind::Gpu)
                        reader.addGpu(unit);
                    m_units.push_back(std::move(unit));
                });
    top->refuseUnknownKeys();
}

void Loading::loadAppliances()
{
    const QString file = u"appliances.json"_s;
    std::optional<JsonReader> top = open(file, u"appliances/1"_s);
    if (!top)
        return;
    QHash<QString, QString> used;
    readEntries(top->array(u"entries"), file, &m_faults,
                [&](JsonReader &entry, const FaultList &own) {
                    Appliance appliance = readAppliance(entry);
                    claim(entry, appliance.id, used, file);
                    if (own.isEmpty())
                        m_appliances.push_back(std::move(appliance));
                });
    readEntries(top->array(u"circuits"), file, &m_faults,
                [&](JsonReader &entry, const FaultList &own) {
                    Circuit circuit = readCircuit(entry);
                    claim(entry, circuit.id, used, file);
                    if (own.isEmpty())
                        m_circuits.push_back(std::move(circuit));
                });
    top->refuseUnknownKeys();
}

void Loading::loadModels()
{
    const QString file = u"models.json"_s;
    std::optional<JsonReader> top = open(file, u"models/1"_s);
    if (!top)
        return;
    QHash<QString, QString> used;
    Codes codes;
    readEntries(top->array(u"entries"), file, &m_faults,
                [&](JsonReader &entry, const FaultList &own) {
                    AiModel model = readModel(entry);
                    claim(entry, model.id, used, file);
                    claimCode(entry, model.id, model.code, codes);
                    if (own.isEmpty())
                        m_models.push_back(std::move(model));
                });
    top->refuseUnknownKeys();
}

void Loading::claim(JsonReader &entry, const QString &id, QHash<QString, QString> &used,
                    const QString &file)
{
    if (id.isEmpty())
        return;
    const auto other = used.constFind(id);
    if (other == used.constEnd())
        used.insert(id, file);
    else
        entry.fault(
            u"id",
            CatalogueText::tr("must be there once, but an entry of %1 has it too.").arg(*other));
}

void Loading::claimCode(JsonReader &entry, const QString &id, int code, Codes &used)
{
    if (code == 0)
        return;
    const auto other = used.constFind(code);
    if (other == used.constEnd())
        used.insert(code, id);
    else
        entry.fault(u"code",
                    CatalogueText::tr("must be a number of its own, but %1 belongs to %2 already.")
                        .arg(QString::number(code), *other));
}

void Loading::blame(const Unit &unit, const QString &sentence)
{
    m_faults.add(CatalogueText::tr("%1, entry %2").arg(m_unitIds.value(unit.id), unit.id),
                 sentence);
}

bool Loading::isDangling(const Unit &unit, const UnitKinds &kinds)
{
    bool isDangling = false;
    for (const QString &id : unit.bridge ? unit.bridge->gpus : QStringList())
        if (kinds.value(id, UnitKind::LinkPart) != UnitKind::Gpu) {
            blame(unit,
                  CatalogueText::tr(
                      "The bridge must name sound entries of gpus.json, but names \"%1\".")
                      .arg(id));
            isDangling = true;
        }
    for (const QString &id : unit.fabric ? unit.fabric->onlyMachines : QStringList())
        if (kinds.value(id, UnitKind::LinkPart) != UnitKind::Machine) {
            blame(unit,
                  CatalogueText::tr(
                      "The fabric must name sound entries of machines.json, but names \"%1\".")
                      .arg(id));
            isDangling = true;
        }
    return isDangling;
}

// Parts that name a unit which is not there, or was left out, would join something else.
void Loading::dropDangling()
{
    UnitKinds kinds;
    for (const Unit &unit : m_units)
        kinds.insert(unit.id, unit.kind);
    std::erase_if(m_units, [&](const Unit &unit) { return isDangling(unit, kinds); });
}

} // namespace

LoadedCatalogue loadCatalogue(const QString &folder)
{
    return Loading(folder).load();
}

QString shippedCatalogueFolder()
{
    return u":/catalogue"_s;
}

} // namespace configurator

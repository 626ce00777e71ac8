// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogueloader.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>

namespace configurator::test {

using namespace Qt::StringLiterals;

// A small sound catalogue in a folder of its own, in which a test spoils what it is about.
class CatalogueFolder
{
public:
    CatalogueFolder()
    {
        for (auto it = sound().cbegin(); it != sound().cend(); ++it)
            m_files.insert(it.key(), QJsonDocument::fromJson(it.value()).object());
    }

    // Puts `json` at `path` ("accelerator.count") of the entry at `place`, or takes the field away
    // when `json` is empty. Place -1 is the file itself.
    void change(const QString &file, qsizetype place, const QString &path, const QByteArray &json)
    {
        QJsonObject &object = m_files[file];
        if (place < 0) {
            object = changed(object, path.split(u'.'), json);
            return;
        }
        QJsonArray entries = object[u"entries"].toArray();
        entries[place] = changed(entries[place].toObject(), path.split(u'.'), json);
        object[u"entries"] = entries;
    }
    void append(const QString &file, const QJsonValue &entry)
    {
        QJsonArray entries = m_files[file][u"entries"].toArray();
        entries.append(entry);
        m_files[file][u"entries"] = entries;
    }
    [[nodiscard]] QJsonObject entry(const QString &file, qsizetype place)
    {
        return m_files[file][u"entries"].toArray().at(place).toObject();
    }
    // Takes the place of the whole file; a null text leaves it out.
    void replace(const QString &file, const QByteArray &text) { m_texts.insert(file, text); }

    [[nodiscard]] QString path(const QString &file = {}) const { return m_folder.filePath(file); }
    [[nodiscard]] LoadedCatalogue load() const
    {
        for (auto it = m_files.cbegin(); it != m_files.cend(); ++it)
            if (const QByteArray text = m_texts.value(it.key(), QJsonDocument(it.value()).toJson());
                !text.isNull()) {
                QFile file(path(it.key()));
                if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                    return {{}, {u"the test cannot write "_s + file.fileName()}};
            }
        return loadCatalogue(m_folder.path());
    }

private:
    static const QMap<QString, QByteArray> &sound();

    static QJsonValue parsed(const QByteArray &json)
    {
        return QJsonDocument::fromJson("[" + json + "]").array().at(0);
    }
    static QJsonObject changed(QJsonObject object, QStringList path, const QByteArray &json)
    {
        const QString key = path.takeFirst();
        if (!path.isEmpty())
            object[key] = changed(object[key].toObject(), path, json);
        else if (json.isEmpty())
            object.remove(key);
        else
            object[key] = parsed(json);
        return object;
    }

    QTemporaryDir m_folder;
    QMap<QString, QJsonObject> m_files;
    QMap<QString, QByteArray> m_texts;
};

inline const QMap<QString, QByteArray> &CatalogueFolder::sound()
{
    static const QByteArray link
        = R"({"id": "nvlink", "name": "NVLink", "fast": true, "bandwidth_gb_s": 112.5})";
    static const QByteArray origin
        = R"({"source": "maker", "date": "2026-02", "confidence": "high"})";
    static const QMap<QString, QByteArray> files {
        {u"shop.json"_s,
         R"({"schema": "shop/1", "name": "Shop", "lines": ["Street 1"], "currency": "USD"})"},
        {u"gpus.json"_s,
         R"({"schema": "units/1", "usable_rules": [
         {"family": "consumer", "per_mille": 994, "source": "the lowest known"}], "entries": [
         {"id": "card-24", "name": "Card 24", "short_name": "C24", "vendor": "A",
         "family": "consumer", "kind": "gpu", "power_w": 350,
         "price": {"amount": "1070.50", "date": "2026-06"}, "note": "A note.",
         "accelerator": {"stack": "cuda", "memory_gb": 24, "usable_mib": 24576},
         "card": {"form": "pcie", "slot_width": 2.5, "cooling": "active", "length_mm": 336,
         "pcie_generation": 4, "lanes": 16},
         "origins": {"memory": O, "usable": O, "power": O, "price": O, "slots": O}},
         {"id": "card-2x16", "name": "Card 2x16", "vendor": "A", "family": "consumer",
         "kind": "gpu", "power_w": null, "price": null,
         "accelerator": {"name": "Chip", "stack": "rocm", "count": 2, "memory_gb": 32,
         "usable_mib": null, "domain": 2, "link": L},
         "card": {"form": "pcie", "slot_width": 2, "cooling": "passive"},
         "origins": {"memory": O, "link": O}},
         {"id": "module-80", "name": "Module 80", "vendor": "A", "family": "datacenter",
         "kind": "gpu", "power_w": 700,
         "accelerator": {"stack": "cuda", "memory_gb": 80, "usable_mib": 81559},
         "card": {"form": "sxm", "cooling": "server"},
         "origins": {"memory": O, "usable": O, "power": O}}]})"},
        {u"machines.json"_s,
         R"({"schema": "units/1", "entries": [
         {"id": "tower", "name": "Tower", "vendor": "S", "family": "tower", "kind": "machine",
         "power_w": 250, "price": {"amount": "2890", "date": "2026-11-30", "example": true},
         "host": {"slots": 4, "slot_width": 2, "lanes": 8, "pcie_generation": 5,
         "supply_w": 1600, "max_card_w": 600, "max_length_mm": 503, "cools_passive": true},
         "origins": {"power": O, "price": O, "slots": O}},
         {"id": "box", "name": "Box", "vendor": "A", "family": "server", "kind": "machine",
         "power_w": 10200,
         "accelerator": {"gpu": "module-80", "count": 8, "domain": 8, "link": L},
         "ports": [{"kind": "infiniband", "gbit_s": 400, "count": 8}],
         "origins": {"power": O, "link": O, "network": O}},
         {"id": "mac", "name": "Mac", "vendor": "B", "family": "desktop", "kind": "machine",
         "accelerator": {"name": "M GPU", "stack": "metal", "memory_gb": 64,
         "usable_mib": 49152, "unified": true},
         "origins": {"memory": O, "usable": O}}]})"},
        {u"links.json"_s,
         R"({"schema": "units/1", "entries": [
         {"id": "bridge", "name": "Bridge", "vendor": "A", "family": "bridge", "kind": "link",
         "power_w": 0, "bridge": {"gpus": ["card-24"], "ways": 2, "link": L},
         "origins": {"power": O, "link": O}},
         {"id": "switch", "name": "Switch", "vendor": "A", "family": "network", "kind": "link",
         "fabric": {"switch": true, "port": "infiniband", "gbit_s": 400, "max_machines": 64,
         "only": ["box"], "link": L},
         "origins": {"link": O}}]})"},
        {u"appliances.json"_s,
         R"({"schema": "appliances/1", "circuits": [
         {"id": "eu-16a", "name": "16 A / 230 V circuit", "continuous_w": 3680, "region": "EU",
         "source": "16 x 230"}], "entries": [
         {"id": "kettle", "one": "kettle", "many": "kettles", "watts": 3000, "regions": ["EU"],
         "source": "a list", "date": "2026", "confidence": "medium"}]})"},
        {u"models.json"_s,
         R"({"schema": "models/1", "entries": [
         {"id": "mixed-8b", "code": 5, "name": "Mixed 8B", "publisher": "P", "release_date": "2026-01",
         "license": "MIT", "modality": "text", "parameters": 8030261248,
         "active_parameters": 3000000000, "hidden_size": 4096, "intermediate_size": 14336,
         "attention_heads": 32, "kv_heads": 8, "head_dim": 128, "vocabulary": 128256,
         "tied": true, "max_context": 131072, "native_format": "BF16",
         "layers": [{"kind": "full", "count": 8, "kv_heads": 8, "key_dim": 128,
         "value_dim": 128, "indexer_dim": 64},
         {"kind": "latent", "count": 2, "key_dim": 576},
         {"kind": "windowed", "count": 4, "kv_heads": 8, "key_dim": 64, "value_dim": 0,
         "window": 1024},
         {"kind": "chunked", "count": 1, "kv_heads": 8, "key_dim": 64, "value_dim": 64,
         "window": 8192},
         {"kind": "linear", "count": 24, "state_elements": 817152},
         {"kind": "shared", "count": 3}, {"kind": "none", "count": 1}],
         "experts": {"count": 128, "active": 8, "shared": 1, "intermediate_size": 768,
         "shared_intermediate_size": 512, "dense_layers": 1},
         "weights": [{"format": "BF16", "bytes": 16060522496, "source": "index"},
         {"format": "Q4_K_M", "bytes": 4920000000, "exact": false, "source": "listing"}],
         "note": "A note.", "origins": {"config": O, "parameters": O, "weights": O}},
         {"id": "unknown", "name": "Unknown", "publisher": "P", "modality": "text-to-image",
         "parameters": null, "layers": [], "experts": null, "weights": [], "origins": {}}]})"}};
    static const QMap<QString, QByteArray> filled = [] {
        QMap<QString, QByteArray> result = files;
        for (QByteArray &text : result) {
            text.replace("\": O", "\": " + origin);
            text.replace("\": L", "\": " + link);
        }
        return result;
    }();
    return filled;
}

} // namespace configurator::test

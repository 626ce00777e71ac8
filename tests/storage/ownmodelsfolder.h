// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/ownmodels.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace configurator::test {

using namespace Qt::StringLiterals;

inline AiModel namedModel(const QString &id, const QString &name)
{
    AiModel model;
    model.id = id;
    model.name = name;
    model.publisher = u"P"_s;
    model.modality = u"text"_s;
    model.parameters = 8'030'261'248;
    model.hiddenSize = 4096;
    model.layers = {{LayerKind::Full, 32, 8, 128, 128, 0, 0, 0}};
    model.weights = {{u"Q4_K_M"_s, 4'920'734'272, true, u"model.gguf"_s}};
    model.origins.insert(u"config"_s, {u"model.gguf"_s, QString(), Confidence::High, false});
    model.origins.insert(u"parameters"_s, {u"model.gguf"_s, QString(), Confidence::High, false});
    return model;
}

// A user's data folder, and the shop's models "shop-8b" and "shop-70b" beside it.
class OwnModelsFolder
{
public:
    [[nodiscard]] QString path(const QString &name = u"own-models.json"_s) const
    {
        return m_folder.filePath(name);
    }
    [[nodiscard]] OwnModels own() const
    {
        return OwnModels(
            m_folder.path(),
            {namedModel(u"shop-8b"_s, u"Shop 8B"_s), namedModel(u"shop-70b"_s, u"Shop 70B"_s)},
            std::chrono::milliseconds(20));
    }
    bool write(const QByteArray &bytes) const
    {
        QFile file(path());
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    // A file with these entries, each as it stands there.
    bool writeEntries(const QByteArrayList &entries) const
    {
        return write(R"({"schema": "models/1", "entries": [)" + entries.join(", ") + "]}");
    }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    [[nodiscard]] QJsonObject file() const { return QJsonDocument::fromJson(bytes()).object(); }
    [[nodiscard]] QJsonArray entries() const { return file()[u"entries"].toArray(); }
    // Names of the sound models, and every file of the folder.
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const AiModel &model : own().load().models)
            names.append(model.name);
        return names;
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace configurator::test

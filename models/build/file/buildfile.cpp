// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/file/buildfile.h"

#include "build/file/buildfields.h"
#include "common/wholefile.h"

#include <QDir>
#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QJsonArray jsonOf(const std::vector<BuildItem> &items)
{
    QJsonArray array;
    for (const BuildItem &item : items) {
        QJsonObject object {{u"unit"_s, item.unit}, {u"count"_s, item.count}};
        if (!item.holds.empty())
            object.insert(u"holds"_s, jsonOf(item.holds));
        array.append(object);
    }
    return array;
}

QJsonObject jsonOf(const EngineSettings &settings)
{
    return {{u"ubatch"_s, settings.microBatch},
            {u"unified_kv"_s, settings.isCacheUnified},
            {u"flash_attention"_s, settings.hasFlashAttention},
            {u"embedding_in_ram"_s, settings.isEmbeddingInRam},
            {u"utilisation"_s, settings.utilisationPercent},
            {u"batch_tokens"_s, settings.batchTokens},
            {u"graphs"_s, settings.hasGraphs}};
}

QJsonObject jsonOf(const ModelChoice &choice)
{
    QJsonObject object {{u"id"_s, choice.model},
                        {u"format"_s, choice.format},
                        {u"context"_s, choice.context},
                        {u"users"_s, choice.users},
                        {u"engine"_s, engineId(choice.engine)}};
    if (choice.kv != KvFormats())
        object.insert(u"kv"_s, kvFormatsId(choice.kv));
    if (choice.settings != EngineSettings())
        object.insert(u"settings"_s, jsonOf(choice.settings));
    return object;
}

} // namespace

QByteArray writeBuild(const Build &build)
{
    QJsonObject object {{u"version"_s, buildFileVersion}, {u"items"_s, jsonOf(build.items)}};
    if (!build.name.isEmpty())
        object.insert(u"name"_s, build.name);
    if (build.choice != ModelChoice {})
        object.insert(u"model"_s, jsonOf(build.choice));
    const QJsonDocument document(object);
    const QByteArray readable = document.toJson(QJsonDocument::Indented);
    // What is written has to be readable again, so a huge build goes without line breaks.
    return readable.size() <= buildFileLimit ? readable : document.toJson(QJsonDocument::Compact);
}

Result<Build> loadBuild(const QString &path)
{
    const Result<QByteArray> json = readFile(path, buildFileLimit);
    if (!json)
        return Error {json.error()};
    return readBuild(*json, QDir::toNativeSeparators(path));
}

Done saveBuild(const Build &build, const QString &path)
{
    const QByteArray json = writeBuild(build);
    const QString name = QDir::toNativeSeparators(path);
    if (json.size() > buildFileLimit)
        return Error {BuildFileText::tr("The build could not be saved as %1: it would be larger "
                                        "than %2 bytes. What was there before is unchanged.")
                          .arg(name, QString::number(buildFileLimit))};
    if (const auto reason = writeWhole(json, path))
        return Error {BuildFileText::tr("The build could not be saved as %1: %2. "
                                        "What was there before is unchanged.")
                          .arg(name, *reason)};
    return done();
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/file/buildfields.h"

#include <limits>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 200;
constexpr qsizetype longestUnit = 64;
constexpr qsizetype longestModel = 200;
constexpr qsizetype longestFormat = 64;
constexpr qint64 mostContext = 100'000'000;
constexpr int mostUsers = 100'000;
// Nobody mends more in one go, and a hostile file could have millions.
constexpr qsizetype mostFaults = 100;

// Reads one file; whatever is wrong goes to the list of faults, and reading goes on.
class BuildReader
{
public:
    explicit BuildReader(QString file)
        : m_file(std::move(file))
    {
    }

    Result<Build> read(const QJsonObject &object);

private:
    BuildFields fieldsOf(const QJsonObject &object, const QString &path)
    {
        return {object, path, m_file, &m_faults};
    }
    [[nodiscard]] bool isGivenUp() const { return m_faults.sentences().size() >= mostFaults; }
    QString wrongVersion(BuildFields &fields);
    std::vector<BuildItem> items(BuildFields &owner, const QString &key, const QJsonArray &values,
                                 int most);
    BuildItem item(const QJsonValue &value, const QString &path);
    std::vector<BuildItem> holds(BuildFields &machine, const QString &path);
    ModelChoice choice(const QJsonObject &object);
    static KvFormats kv(BuildFields &choice);
    EngineSettings settings(BuildFields &choice);
    void checkUnitCount(BuildFields &fields, const Build &build);
    [[nodiscard]] QString faultText() const;

    QString m_file;
    FaultList m_faults;
};

QString BuildReader::wrongVersion(BuildFields &fields)
{
    const QString key = u"version"_s;
    const qint64 version = fields.integer(key, 1, std::numeric_limits<int>::max());
    if (version == buildFileVersion)
        return {};
    return BuildFileText::tr("%1, field version: is %2, but only version %3 can be read here.")
        .arg(m_file, QString::number(version), QString::number(buildFileVersion));
}

std::vector<BuildItem> BuildReader::items(BuildFields &owner, const QString &key,
                                          const QJsonArray &values, int most)
{
    std::vector<BuildItem> items;
    if (values.size() > most) {
        owner.fault(key,
                    BuildFileText::tr("must have at most %1 entries, but has %2.")
                        .arg(QString::number(most), QString::number(values.size())));
        return items;
    }
    items.reserve(static_cast<std::size_t>(values.size()));
    for (qsizetype i = 0; i < values.size() && !isGivenUp(); ++i)
        items.push_back(item(values[i], u"%1[%2]"_s.arg(owner.pathOf(key)).arg(i)));
    return items;
}

std::vector<BuildItem> BuildReader::holds(BuildFields &machine, const QString &path)
{
    const QString key = u"holds"_s;
    const bool isHeld = path.count(u'[') > 1;
    if (isHeld && machine.has(key)) {
        machine.fault(key, BuildFileText::tr("is one level too deep: a held part holds nothing."));
        return {};
    }
    return items(machine, key, machine.optionalArray(key), Build::maxHolds);
}

BuildItem BuildReader::item(const QJsonValue &value, const QString &path)
{
    if (!value.isObject()) {
        fieldsOf({}, {}).fault(path, BuildFileText::tr("must be an object in braces."));
        return {};
    }
    BuildFields fields = fieldsOf(value.toObject(), path);
    BuildItem item;
    item.unit = fields.id(u"unit"_s, longestUnit);
    item.count = static_cast<int>(fields.integer(u"count"_s, 1, Build::maxCount, 1));
    item.holds = holds(fields, path);
    fields.refuseUnknownKeys();
    return item;
}

ModelChoice BuildReader::choice(const QJsonObject &object)
{
    const ModelChoice usual;
    const QStringList engines {engineId(Engine::LlamaCpp), engineId(Engine::Vllm)};
    BuildFields fields = fieldsOf(object, u"model"_s);
    ModelChoice choice;
    choice.model = fields.text(u"id"_s, longestModel, {});
    if (fields.has(u"format"_s))
        choice.format = fields.id(u"format"_s, longestFormat);
    choice.context = fields.integer(u"context"_s, 1, mostContext, usual.context);
    choice.users = static_cast<int>(fields.integer(u"users"_s, 1, mostUsers, usual.users));
    const QString engine = fields.choice(u"engine"_s, engines, engineId(usual.engine));
    choice.engine = engineFromId(engine).value_or(usual.engine);
    choice.kv = kv(fields);
    choice.settings = settings(fields);
    fields.refuseUnknownKeys();
    return choice;
}

KvFormats BuildReader::kv(BuildFields &fields)
{
    if (!fields.has(u"kv"_s))
        return {};
    const QString id = fields.id(u"kv"_s, longestFormat);
    const std::optional<KvFormats> formats = kvFormatsFromId(id);
    if (!formats && !id.isEmpty())
        fields.fault(u"kv"_s,
                     BuildFileText::tr("must be one of f16, bf16, fp8, q8_0, q5_0, q4_0, or two of "
                                       "them for keys and values, like q8_0/q4_0, but is \"%1\".")
                         .arg(id));
    return formats.value_or(KvFormats());
}

EngineSettings BuildReader::settings(BuildFields &choice)
{
    EngineSettings settings;
    if (!choice.has(u"settings"_s))
        return settings;
    BuildFields fields
        = fieldsOf(choice.optionalObject(u"settings"_s), choice.pathOf(u"settings"_s));
    const auto tokens = [&fields](const QString &key, int usual) {
        return static_cast<int>(fields.integer(key, 1, EngineSettings::mostBatchTokens, usual));
    };
    settings.microBatch = tokens(u"ubatch"_s, settings.microBatch);
    settings.isCacheUnified = fields.boolean(u"unified_kv"_s, settings.isCacheUnified);
    settings.hasFlashAttention = fields.boolean(u"flash_attention"_s, settings.hasFlashAttention);
    settings.isEmbeddingInRam = fields.boolean(u"embedding_in_ram"_s, settings.isEmbeddingInRam);
    settings.utilisationPercent
        = static_cast<int>(fields.integer(u"utilisation"_s, 1, 100, settings.utilisationPercent));
    settings.batchTokens = tokens(u"batch_tokens"_s, settings.batchTokens);
    settings.hasGraphs = fields.boolean(u"graphs"_s, settings.hasGraphs);
    fields.refuseUnknownKeys();
    return settings;
}

void BuildReader::checkUnitCount(BuildFields &fields, const Build &build)
{
    const qint64 units = unitCount(build);
    if (units > Build::maxUnits)
        fields.fault(u"items"_s,
                     BuildFileText::tr("must count at most %1 units together, but counts %2.")
                         .arg(QString::number(Build::maxUnits), QString::number(units)));
}

QString BuildReader::faultText() const
{
    if (!isGivenUp())
        return m_faults.text();
    return m_faults.text() + u'\n'
        + BuildFileText::tr("%1: reading stopped after so many faults.").arg(m_file);
}

Result<Build> BuildReader::read(const QJsonObject &object)
{
    BuildFields fields = fieldsOf(object, {});
    const QString wrong = wrongVersion(fields);
    if (!wrong.isEmpty())
        return Error {wrong};
    Build build;
    build.name = fields.text(u"name"_s, longestName, {});
    build.items = items(fields, u"items"_s, fields.array(u"items"_s), Build::maxRows);
    if (fields.has(u"model"_s))
        build.choice = choice(fields.optionalObject(u"model"_s));
    fields.refuseUnknownKeys();
    checkUnitCount(fields, build);
    if (!m_faults.isEmpty())
        return Error {faultText()};
    return build;
}

} // namespace

Result<Build> readBuild(const QByteArray &json, const QString &file)
{
    if (json.size() > buildFileLimit)
        return Error {
            BuildFileText::tr("%1 is too large for a build file: at most %2 bytes are read.")
                .arg(file, QString::number(buildFileLimit))};
    const Result<QJsonObject> object = parseJsonObject(json, file);
    if (!object)
        return Error {object.error()};
    return BuildReader(file).read(*object);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/ownmodels.h"

#include "common/wholefile.h"
#include "catalogue/modelwriter.h"
#include "catalogue/readers.h"
#include "storage/freenames.h"
#include "storage/storagetext.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 16 * bytesPerMib;

// Of every entry that says one, faulty or not.
QSet<QString> textsOf(const QJsonArray &entries, const QString &field)
{
    QSet<QString> texts;
    for (const QJsonValue &entry : entries)
        if (const QJsonValue value = entry[field]; value.isString())
            texts.insert(value.toString());
    return texts;
}

qsizetype placeOf(const QJsonArray &entries, const QString &id)
{
    for (qsizetype place = 0; place < entries.size(); ++place)
        if (entries.at(place)[u"id"] == id)
            return place;
    return -1;
}

QString lockSentence(QLockFile::LockError error, const QString &file)
{
    switch (error) {
    case QLockFile::LockFailedError:
        return StorageText::tr("Another program is writing %1 at the moment. Try again.").arg(file);
    case QLockFile::PermissionError:
        return StorageText::tr("%1 can't be changed: you may not write into its folder.").arg(file);
    case QLockFile::NoError:
    case QLockFile::UnknownError:
        break;
    }
    return StorageText::tr("%1 can't be changed: its folder takes no new file. Is the disk full?")
        .arg(file);
}

} // namespace

OwnModels::OwnModels(const QString &folder, const std::vector<AiModel> &shipped,
                     std::chrono::milliseconds patience)
    : m_path(QDir(folder).absoluteFilePath(u"own-models.json"_s))
    , m_patience(patience)
{
    for (const AiModel &model : shipped) {
        m_shippedIds.insert(model.id);
        m_shippedNames.insert(model.name);
    }
}

// The file as it is, or why it can't be understood as a whole and so must not be replaced.
Result<QJsonObject> OwnModels::read() const
{
    const QString schema = u"models/1"_s;
    if (!isPathTaken(m_path))
        return QJsonObject {{u"schema"_s, schema}, {u"entries"_s, QJsonArray()}};
    const Result<QByteArray> text = readFile(m_path, largestFile);
    if (!text)
        return Error {text.error()};
    const QString file = QDir::toNativeSeparators(m_path);
    Result<QJsonObject> object = parseJsonObject(*text, file);
    if (!object)
        return object;
    FaultList faults;
    JsonReader reader(*object, file, &faults);
    reader.choice(u"schema", {schema});
    reader.array(u"entries");
    if (!faults.isEmpty())
        return Error {faults.text()};
    return object;
}

LoadedModels OwnModels::load() const
{
    const Result<QJsonObject> object = read();
    if (!object)
        return {{}, {object.error()}};
    FaultList faults;
    const QString file = QDir::toNativeSeparators(m_path);
    JsonReader top(*object, file, &faults);
    top.string(u"schema"); // read() has looked at it
    LoadedModels loaded;
    QSet<QString> used;
    readEntries(top.array(u"entries"), file, &faults, [&](JsonReader &entry, const FaultList &own) {
        AiModel model = readModel(entry);
        model.isOwn = true;
        if (m_shippedIds.contains(model.id))
            entry.fault(u"id",
                        StorageText::tr("must be no id of the shop's catalogue. The model of the "
                                        "catalogue is used, and this one is left out."));
        if (!model.id.isEmpty() && used.contains(model.id))
            entry.fault(u"id",
                        StorageText::tr("must be there once, but an entry before has it too."));
        used.insert(model.id);
        if (own.isEmpty())
            loaded.models.push_back(std::move(model));
    });
    top.refuseUnknownKeys();
    loaded.faults = faults.sentences();
    return loaded;
}

Result<AiModel> OwnModels::fitted(AiModel model, const QJsonArray &entries) const
{
    model.id = freeId(model.id, textsOf(entries, u"id"_s) + m_shippedIds);
    model.name = freeName(model.name, textsOf(entries, u"name"_s) + m_shippedNames);
    // What can't be read again must not be written.
    FaultList faults;
    JsonReader entry(modelEntry(model), StorageText::tr("entry %1").arg(model.id), &faults);
    AiModel kept = readModel(entry);
    if (!faults.isEmpty())
        return Error {StorageText::tr("The AI model can't be kept:\n%1").arg(faults.text())};
    kept.isOwn = true;
    return kept;
}

Result<AiModel> OwnModels::preview(AiModel model) const
{
    const Result<QJsonObject> file = read();
    if (!file)
        return Error {
            StorageText::tr("The file of your own models can't be read, so none can be added. %1")
                .arg(file.error())};
    return fitted(std::move(model), (*file)[u"entries"].toArray());
}

Result<AiModel> OwnModels::add(const AiModel &model) const
{
    Result<AiModel> added = preview(model); // a model that can't be kept leaves no trace
    if (!added)
        return added;
    const Done changed = change([&](QJsonArray &entries) -> Done {
        added = fitted(model, entries); // another program may have taken the id meanwhile
        if (!added)
            return Error {added.error()};
        entries.append(modelEntry(*added));
        return done();
    });
    return changed ? added : Result<AiModel>(Error {changed.error()});
}

Done OwnModels::rename(const QString &id, const QString &name) const
{
    FaultList faults;
    JsonReader reader({{u"name"_s, name}}, {}, &faults);
    readLine(reader, u"name");
    if (!faults.isEmpty())
        return Error {StorageText::tr("The AI model keeps its name:\n%1").arg(faults.text())};
    return changeEntry(id, [&](QJsonArray &entries, qsizetype place) -> Done {
        QJsonObject entry = entries.at(place).toObject();
        QJsonArray others = entries;
        others.removeAt(place);
        if (m_shippedNames.contains(name) || textsOf(others, u"name"_s).contains(name))
            return Error {StorageText::tr("Another AI model has the name “%1” already.").arg(name)};
        entry.insert(u"name"_s, name);
        entries.replace(place, entry);
        return done();
    });
}

Done OwnModels::remove(const QString &id) const
{
    return changeEntry(id, [](QJsonArray &entries, qsizetype place) -> Done {
        entries.removeAt(place);
        return done();
    });
}

Done OwnModels::changeEntry(const QString &id, const EntryEdit &edit) const
{
    if (!isPathTaken(m_path)) // no folder is made for what is not there
        return Error {notThere(id)};
    return change([&](QJsonArray &entries) -> Done {
        const qsizetype place = placeOf(entries, id);
        return place < 0 ? Done(Error {notThere(id)}) : edit(entries, place);
    });
}

QString OwnModels::notThere(const QString &id) const
{
    if (m_shippedIds.contains(id))
        return StorageText::tr(
                   "“%1” belongs to the shop's catalogue. Only your own models can be renamed "
                   "or removed.")
            .arg(id);
    return StorageText::tr("You have no AI model “%1” of your own.").arg(id);
}

Done OwnModels::change(const Edit &edit) const
{
    const QString folder = QFileInfo(m_path).absolutePath();
    const QString name = QDir::toNativeSeparators(m_path);
    if (!QDir().mkpath(folder))
        return Error {StorageText::tr("Your own models can't be kept: the folder %1 can't be made.")
                          .arg(QDir::toNativeSeparators(folder))};
    QLockFile lock(m_path + u".lock"_s);
    if (!lock.tryLock(static_cast<int>(m_patience.count())))
        return Error {lockSentence(lock.error(), name)};
    const Result<QJsonObject> file = read();
    if (!file)
        return Error {
            StorageText::tr("Nothing is changed, since the file of your own models can't be "
                            "read. %1")
                .arg(file.error())};
    QJsonArray entries = (*file)[u"entries"].toArray();
    if (Done edited = edit(entries); !edited)
        return edited;
    QJsonObject changed = *file;
    changed.insert(u"entries"_s, entries);
    return write(changed);
}

Done OwnModels::write(const QJsonObject &file) const
{
    const QByteArray json = QJsonDocument(file).toJson();
    const QString name = QDir::toNativeSeparators(m_path);
    if (json.size() > largestFile)
        return Error {StorageText::tr("%1 would be larger than %2 bytes. What was there before is "
                                      "unchanged; remove a model first.")
                          .arg(name, QString::number(largestFile))};
    if (const auto reason = writeWhole(json, m_path))
        return Error {
            StorageText::tr("%1 could not be written: %2. What was there before is unchanged.")
                .arg(name, *reason)};
    return done();
}

} // namespace configurator

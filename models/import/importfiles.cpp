// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/importfiles.h"

#include "import/gguf/ggufparts.h"
#include "import/importtext.h"

#include <QDir>
#include <QFileInfo>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostFiles = 5'000;

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

Error twice(const QString &first, const QString &second)
{
    return Error {ImportText::tr("%1 and %2 describe different models: add them one at a time.")
                      .arg(shown(first), shown(second))};
}

Done setOnly(QString &place, const QString &path)
{
    if (!place.isEmpty() && place != path)
        return twice(place, path);
    place = path;
    return done();
}

void addOnce(QStringList &list, const QString &path)
{
    if (!list.contains(path))
        list.append(path);
}

Done addFile(ImportFiles &files, const QString &path)
{
    const QString name = QFileInfo(path).fileName().toLower();
    if (name.endsWith(".gguf"_L1))
        addOnce(files.ggufs, firstPartOf(path));
    else if (name.endsWith(".safetensors"_L1))
        addOnce(files.safetensors, path);
    else if (name.endsWith(".safetensors.index.json"_L1))
        return setOnly(files.index, path);
    else if (name.endsWith(".json"_L1))
        return setOnly(files.config, path);
    else
        return Error {
            ImportText::tr("%1 is of no sort that is read: it must be a .gguf, a config.json, a "
                           "safetensors index or a .safetensors.")
                .arg(shown(path))};
    return done();
}

// Some publishers add the same weights in one more file; adapters are no models.
bool isLeftOut(const QString &name, const QStringList &all)
{
    const bool isCopy = name.startsWith("consolidated"_L1);
    const bool hasOthers = all.filter(u".safetensors"_s).filter(u"model"_s).size() > 0;
    return name.startsWith("adapter_"_L1) || (isCopy && hasOthers);
}

Done addFolder(ImportFiles &files, const QString &path)
{
    const QDir folder(path);
    QStringList names = folder.entryList(
        {u"*.gguf"_s, u"*.safetensors"_s, u"*.safetensors.index.json"_s, u"config.json"_s},
        QDir::Files, QDir::Name);
    if (names.isEmpty())
        return Error {
            ImportText::tr("The folder %1 holds no .gguf, no config.json, no safetensors index "
                           "and no .safetensors.")
                .arg(shown(path))};
    if (names.size() > mostFiles)
        return Error {ImportText::tr("The folder %1 must hold at most %2 files of a model.")
                          .arg(shown(path), QString::number(mostFiles))};
    for (const QString &name : std::as_const(names)) {
        if (isLeftOut(name, names))
            continue;
        if (const Done added = addFile(files, folder.filePath(name)); !added)
            return added;
    }
    return done();
}

} // namespace

Result<ImportFiles> importFiles(const QStringList &paths)
{
    ImportFiles files;
    if (paths.isEmpty())
        return Error {
            ImportText::tr("No file was given: choose a .gguf, a config.json, a safetensors "
                           "index, or a folder with them.")};
    for (const QString &path : paths) {
        const QFileInfo info(path);
        if (!info.exists())
            return Error {ImportText::tr("The file %1 does not exist.").arg(shown(path))};
        const QString whole = info.absoluteFilePath();
        const Done added = info.isDir() ? addFolder(files, whole) : addFile(files, whole);
        if (!added)
            return Error {added.error()};
    }
    // The index says which of them belong to the model.
    if (!files.index.isEmpty())
        files.safetensors.clear();
    return files;
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/gguf/ggufparts.h"
#include "import/importtext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <optional>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostPartsNamed = 5;

struct PartName
{
    QString start; // "/models/big"
    int number = 0;
    int count = 0;

    [[nodiscard]] QString path(int part) const
    {
        return u"%1-%2-of-%3.gguf"_s.arg(start)
            .arg(part, 5, 10, QChar(u'0'))
            .arg(count, 5, 10, QChar(u'0'));
    }
};

std::optional<PartName> partName(const QString &path)
{
    static const QRegularExpression pattern(u"^(.*)-(\\d{5})-of-(\\d{5})\\.gguf$"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = pattern.match(path);
    if (!match.hasMatch())
        return {};
    return PartName {match.captured(1), match.captured(2).toInt(), match.captured(3).toInt()};
}

QString fileName(const QString &path)
{
    return QFileInfo(path).fileName();
}

Result<GgufFile> openPart(const QString &path)
{
    const QString name = fileName(path);
    QFile file(path);
    if (!QFileInfo::exists(path))
        return Error {
            ImportText::tr("The file %1 does not exist.").arg(QDir::toNativeSeparators(path))};
    if (!file.open(QIODevice::ReadOnly))
        return Error {ImportText::tr("The file %1 can't be opened: %2.")
                          .arg(QDir::toNativeSeparators(path), file.errorString())};
    return readGguf(file, name);
}

QString missingText(const PartName &name, const QStringList &missing)
{
    const QString shown = missing.mid(0, mostPartsNamed).join(u", "_s);
    if (missing.size() == 1)
        return ImportText::tr("The model is split into %1 files, of which this one is missing: %2.")
            .arg(QString::number(name.count), shown);
    if (missing.size() <= mostPartsNamed)
        return ImportText::tr("The model is split into %1 files, of which these are missing: %2.")
            .arg(QString::number(name.count), shown);
    return ImportText::tr(
               "The model is split into %1 files, of which %2 are missing, the first ones "
               "being %3.")
        .arg(QString::number(name.count), QString::number(missing.size()), shown);
}

Done checkParts(const PartName &name)
{
    if (name.number < 1 || name.number > name.count)
        return Error {ImportText::tr("%1: the part's number in the name must be from 1 to %2.")
                          .arg(fileName(name.path(name.number)), QString::number(name.count))};
    QStringList missing;
    for (int part = 1; part <= name.count; ++part) {
        if (!QFileInfo::exists(name.path(part)))
            missing.append(fileName(name.path(part)));
    }
    if (!missing.isEmpty())
        return Error {missingText(name, missing)};
    return done();
}

// -1: the file does not say.
qint64 numberOf(const GgufFile &file, const QString &key)
{
    const auto found = file.metadata.constFind(key);
    const bool isWhole
        = found != file.metadata.constEnd() && found->kind == GgufValue::Kind::Integer;
    return isWhole ? found->number : -1;
}

Done checkField(const GgufFile &file, const QString &key, qint64 right)
{
    const qint64 number = numberOf(file, key);
    if (number == right || number == -1)
        return done();
    return Error {
        ImportText::tr("%1, metadata key %2: must be %3 as the file's name says, but is %4.")
            .arg(file.names.first(), key, QString::number(right), QString::number(number))};
}

Done addTensors(GgufFile &whole, GgufFile &part, QSet<QString> &names)
{
    for (GgufTensor &tensor : part.tensors) {
        if (names.contains(tensor.name))
            return Error {ImportText::tr("%1, tensor %2: must stand in one part only, but is in an "
                                         "earlier part too.")
                              .arg(part.names.first(), tensor.name)};
        names.insert(tensor.name);
        whole.tensors.push_back(std::move(tensor));
    }
    return done();
}

Done addPart(GgufFile &whole, const PartName &name, int part, QSet<QString> &names)
{
    Result<GgufFile> opened = openPart(name.path(part));
    if (!opened)
        return Error {opened.error()};
    GgufFile file = std::move(opened).value();
    if (const Done number = checkField(file, u"split.no"_s, part - 1); !number)
        return number;
    if (const Done count = checkField(file, u"split.count"_s, name.count); !count)
        return count;
    if (part == 1)
        whole.metadata = file.metadata;
    if (part == 1)
        whole.version = file.version;
    whole.isBigEndian = file.isBigEndian;
    whole.names += file.names;
    return addTensors(whole, file, names);
}

Result<GgufFile> openParts(const PartName &name)
{
    if (const Done there = checkParts(name); !there)
        return Error {there.error()};
    GgufFile whole;
    QSet<QString> names;
    for (int part = 1; part <= name.count; ++part) {
        if (const Done added = addPart(whole, name, part, names); !added)
            return Error {added.error()};
    }
    const qint64 count = numberOf(whole, u"split.tensors.count"_s);
    const auto found = static_cast<qint64>(whole.tensors.size());
    if (count >= 0 && count != found)
        return Error {
            ImportText::tr("%1, metadata key split.tensors.count: says that the parts have %2 "
                           "tensors together, but they have %3.")
                .arg(whole.names.first(), QString::number(count), QString::number(found))};
    return whole;
}

} // namespace

QString firstPartOf(const QString &path)
{
    const std::optional<PartName> name = partName(path);
    return name ? name->path(1) : path;
}

Result<GgufFile> openGguf(const QString &path)
{
    if (const std::optional<PartName> name = partName(path))
        return openParts(*name);
    Result<GgufFile> file = openPart(path);
    if (!file || numberOf(*file, u"split.count"_s) <= 1)
        return file;
    return Error {
        ImportText::tr("%1 is one of %2 parts of a model: the parts must have their own names "
                       "again, which end like -00001-of-%3.gguf.")
            .arg(file->names.first())
            .arg(numberOf(*file, u"split.count"_s))
            .arg(numberOf(*file, u"split.count"_s), 5, 10, QChar(u'0'))};
}

} // namespace configurator

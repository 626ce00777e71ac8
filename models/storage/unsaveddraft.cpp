// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/unsaveddraft.h"

#include "common/wholefile.h"
#include "common/jsonreader.h"
#include "quote/file/quotefile.h"
#include "storage/storagetext.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

#include <limits>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 draftFileLimit = 64 * 1024 * 1024; // bytes

QByteArray writeDraft(const StoredQuote &draft)
{
    const QJsonObject object {
        {u"version"_s, 1},
        {u"stored_version"_s, draft.version},
        {u"quote"_s, QJsonDocument::fromJson(writeQuote(draft.quote)).object()}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<StoredQuote> readDraft(const QString &path)
{
    const QString file = QDir::toNativeSeparators(path);
    const Result<QByteArray> json = readFile(path, draftFileLimit);
    if (!json)
        return Error {json.error()};
    const Result<QJsonObject> object = parseJsonObject(*json, file);
    if (!object)
        return Error {object.error()};
    FaultList faults;
    JsonReader reader(*object, file, &faults);
    reader.integer(u"version", 1, 1);
    const qint64 version = reader.integer(u"stored_version", 0, std::numeric_limits<qint64>::max());
    const QJsonObject fields = reader.object(u"quote");
    reader.refuseUnknownKeys();
    if (!faults.isEmpty())
        return Error {faults.text()};
    const Result<Quote> quote = readQuote(QJsonDocument(fields).toJson(), file);
    return quote ? Result<StoredQuote>(StoredQuote {*quote, version}) : Error {quote.error()};
}

// Where it is now; empty when it could not be moved. Nothing set aside before is overwritten.
QString setAside(const QString &path)
{
    constexpr int mostKept = 1'000;
    for (int number = 1; number <= mostKept; ++number) {
        const QString name = u"%1.broken-%2"_s.arg(path).arg(number);
        if (!QFileInfo::exists(name) && QFile::rename(path, name))
            return name;
    }
    return {};
}

QString brokenText(const QString &path, const QString &fault)
{
    const QString kept = setAside(path);
    if (kept.isEmpty())
        return StorageText::tr("A quote that could not be saved can't be read from %1. %2")
            .arg(QDir::toNativeSeparators(path), fault);
    return StorageText::tr(
               "A quote that could not be saved can't be read. Its file is kept as %1. %2")
        .arg(QDir::toNativeSeparators(kept), fault);
}

} // namespace

UnsavedDraft::UnsavedDraft(const QString &folder)
    : m_folder(QDir(folder).absoluteFilePath(u"unsaved"_s))
{
}

// Ids may come from files of other shops, so they are no names of files.
QString UnsavedDraft::pathOf(const QString &id) const
{
    const QByteArray hash = QCryptographicHash::hash(id.toUtf8(), QCryptographicHash::Sha256);
    return QDir(m_folder).filePath(QString::fromLatin1(hash.toHex()) + u".json"_s);
}

UnsavedDraft::Restored UnsavedDraft::restore() const
{
    Restored restored;
    const QFileInfoList files
        = QDir(m_folder).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo &file : files) {
        const Result<StoredQuote> draft = readDraft(file.absoluteFilePath());
        if (draft)
            restored.drafts.push_back(*draft);
        else
            restored.faults.append(brokenText(file.absoluteFilePath(), draft.error()));
    }
    return restored;
}

Result<StoredQuote> UnsavedDraft::keep(const StoredQuote &draft) const
{
    StoredQuote kept = draft;
    if (kept.quote.id.isEmpty())
        kept.quote.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!QDir().mkpath(m_folder))
        return Error {StorageText::tr("The quote is not kept: the folder %1 can't be made.")
                          .arg(QDir::toNativeSeparators(m_folder))};
    const QString path = pathOf(kept.quote.id);
    const std::optional<QString> reason = writeWhole(writeDraft(kept), path);
    if (!reason)
        return kept;
    return Error {
        StorageText::tr("The quote is not kept as %1 either: %2. Export it to another disk before "
                        "you close the program.")
            .arg(QDir::toNativeSeparators(path), *reason)};
}

Done UnsavedDraft::drop(const QString &id) const
{
    QFile file(pathOf(id));
    if (!file.exists() || file.remove())
        return done();
    return Error {StorageText::tr("The file %1 of a saved quote can't be deleted: %2.")
                      .arg(QDir::toNativeSeparators(file.fileName()), file.errorString())};
}

} // namespace configurator

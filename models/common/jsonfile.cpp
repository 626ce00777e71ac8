// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/jsonreader.h"
#include "common/commontext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace configurator {

namespace {

constexpr qint64 largestPiece = 256 * 1024;

QString syntaxSentence(const QByteArray &text, const QJsonParseError &error, const QString &file)
{
    const QByteArray before = text.left(error.offset);
    const auto line = before.count('\n') + 1;
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    const auto column = QString::fromUtf8(before.mid(lineStart)).size() + 1;
    return CommonText::tr("%1, line %2, column %3: this is not valid JSON (%4).")
        .arg(file, QString::number(line), QString::number(column), error.errorString());
}

Result<QByteArray> readOpened(QFile &file, const QString &name, qint64 limit)
{
    QByteArray bytes;
    // In pieces, since a pipe has no size to ask for.
    while (bytes.size() <= limit) {
        const QByteArray piece = file.read(std::min(largestPiece, limit + 1 - bytes.size()));
        if (piece.isEmpty())
            break;
        bytes += piece;
    }
    if (file.error() != QFileDevice::NoError)
        return Error {
            CommonText::tr("The file %1 can't be read: %2.").arg(name, file.errorString())};
    if (bytes.size() > limit)
        return Error {CommonText::tr("The file %1 is too large: at most %2 bytes are read.")
                          .arg(name, QString::number(limit))};
    return bytes;
}

} // namespace

Result<QJsonObject> parseJsonObject(const QByteArray &text, const QString &file)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return Error {syntaxSentence(text, error, file)};
    if (!document.isObject())
        return Error {CommonText::tr("%1: must hold one JSON object, but holds a list.").arg(file)};
    return document.object();
}

Result<QByteArray> readFile(const QString &path, qint64 limit)
{
    const QString name = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    if (info.isDir())
        return Error {CommonText::tr("%1 is a folder, but a file is needed.").arg(name)};
    if (!info.exists())
        return Error {CommonText::tr("The file %1 does not exist.").arg(name)};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error {
            CommonText::tr("The file %1 can't be opened: %2.").arg(name, file.errorString())};
    return readOpened(file, name, limit);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <optional>

namespace configurator {

// A JSON file of at most `limit` bytes as an object, or a sentence with file, line and column.
Result<QJsonObject> parseJsonObject(const QByteArray &text, const QString &file);
Result<QByteArray> readFile(const QString &path, qint64 limit);

// Collects every fault, so that a file with five mistakes is mended in one go.
class FaultList
{
public:
    void add(const QString &where, const QString &sentence);
    [[nodiscard]] bool isEmpty() const { return m_sentences.isEmpty(); }
    [[nodiscard]] const QStringList &sentences() const { return m_sentences; }
    [[nodiscard]] QString text() const { return m_sentences.join(u'\n'); }

private:
    QStringList m_sentences;
};

// Reads the fields of one object strictly. `where` is what a fault is named by, for example
// "gpus.json, entry rtx-5090". A fault adds a sentence that names the field and says what would be
// right, and the reader goes on with a harmless value.
class JsonReader
{
public:
    JsonReader(QJsonObject object, QString where, FaultList *faults);

    [[nodiscard]] bool has(QStringView key) const; // present and not null
    // Required unless a fallback is given; strings are trimmed of nothing and at most 400
    // characters unless the field says otherwise.
    QString string(QStringView key);
    QString string(QStringView key, const QString &fallback);
    // Optional, of several lines perhaps.
    QString text(QStringView key, qsizetype longest);
    qint64 integer(QStringView key, qint64 low, qint64 high);
    std::optional<qint64> optionalInteger(QStringView key, qint64 low, qint64 high);
    bool boolean(QStringView key, bool fallback);
    QJsonObject object(QStringView key);
    QJsonObject optionalObject(QStringView key);
    QJsonArray array(QStringView key);
    QJsonArray optionalArray(QStringView key);
    QStringList strings(QStringView key); // empty when absent
    // One of `names`; the index, or -1 with a fault that lists them.
    int choice(QStringView key, const QStringList &names);
    // A number with at most `decimals` places as an integer times 10^decimals: no double passes.
    qint64 decimal(QStringView key, int decimals, qint64 low, qint64 high);

    // Names each key that no call above has asked for: a typing mistake is a fault too.
    void refuseUnknownKeys();
    void fault(QStringView key, const QString &sentence);
    // A reader for a nested object, whose faults are named "where, key".
    JsonReader nested(QStringView key);
    // The same for an object out of a list, whose faults are named "where, label".
    [[nodiscard]] JsonReader inside(const QString &label, QJsonObject object) const;
    [[nodiscard]] const QString &where() const { return m_where; }

private:
    [[nodiscard]] QJsonValue take(QStringView key) const;
    QString missing(QStringView key);
    QString text(QStringView key, const QString &fallback, qsizetype longest);

    QJsonObject m_object;
    QString m_where;
    FaultList *m_faults; // nobody listens when it is null
    mutable QStringList m_known; // asking whether a key is there makes it known
    mutable qsizetype m_taken = 0; // keys of the object that are known
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/file/buildfile.h"
#include "common/jsonreader.h"

#include <QCoreApplication>

namespace configurator {

class BuildFileText
{
    Q_DECLARE_TR_FUNCTIONS(buildfile)
};

inline constexpr qint64 buildFileVersion = 1;
inline constexpr qint64 buildFileLimit = qint64 {4} << 20; // bytes

// The fields of one object of a build file, named by their whole path: "items[0].holds[1].count".
class BuildFields
{
public:
    BuildFields(const QJsonObject &object, QString path, const QString &file, FaultList *faults);

    [[nodiscard]] bool has(const QString &key) const;
    // A text for one line: no control characters, at most `longest` characters.
    QString text(const QString &key, qsizetype longest, const QString &fallback);
    // The same, but it has to be there and to say something.
    QString id(const QString &key, qsizetype longest);
    qint64 integer(const QString &key, qint64 low, qint64 high, qint64 fallback);
    qint64 integer(const QString &key, qint64 low, qint64 high);
    bool boolean(const QString &key, bool fallback);
    // The name at hand, or `fallback` where there is none.
    QString choice(const QString &key, const QStringList &names, const QString &fallback);
    QJsonArray array(const QString &key);
    QJsonArray optionalArray(const QString &key);
    QJsonObject optionalObject(const QString &key);
    void fault(const QString &key, const QString &sentence);
    void refuseUnknownKeys() { m_reader.refuseUnknownKeys(); }
    [[nodiscard]] QString pathOf(const QString &key) const;

private:
    QString checked(const QString &key, const QString &text, qsizetype longest);

    QString m_path;
    FaultList *m_faults;
    JsonReader m_reader;
};

} // namespace configurator

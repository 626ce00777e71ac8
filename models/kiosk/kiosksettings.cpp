// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kiosksettings.h"

#include "common/jsonreader.h"
#include "common/wholefile.h"
#include "kiosk/kiosktext.h"
#include "kiosk/staffpin.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestSettings = 64 * 1024;
constexpr int settingsVersion = 1;

int seconds(JsonReader &reader, QStringView key, int usual, int low, int high)
{
    return static_cast<int>(reader.optionalInteger(key, low, high).value_or(usual));
}

// Of every field but the PIN's hash, which is as the file has it.
Result<KioskSettings> readFields(const QString &folder)
{
    const QString path = kioskSettingsFile(folder);
    const QString file = QDir::toNativeSeparators(path);
    const Result<QByteArray> text = readFile(path, largestSettings);
    if (!text)
        return Error {text.error()};
    const Result<QJsonObject> object = parseJsonObject(*text, file);
    if (!object)
        return Error {object.error()};
    FaultList faults;
    JsonReader reader(*object, file, &faults);
    const KioskSettings usual;
    KioskSettings settings;
    reader.integer(u"version", settingsVersion, settingsVersion);
    settings.pinHash = reader.string(u"pin_hash", QString()).toUtf8();
    settings.idleSeconds = seconds(reader, u"idle_seconds", usual.idleSeconds, 20, 3600);
    settings.countdownSeconds
        = seconds(reader, u"countdown_seconds", usual.countdownSeconds, 5, 60);
    if (reader.has(u"region"))
        settings.region = static_cast<Region>(std::max(0, reader.choice(u"region", regionIds())));
    reader.refuseUnknownKeys();
    return faults.isEmpty() ? Result<KioskSettings>(settings) : Error {faults.text()};
}

QString noPin(const QString &folder, const QString &reason)
{
    return KioskText::tr(
               "%1\nThe kiosk does not start without a staff PIN. Set one: configurator kiosk "
               "set-pin --data \"%2\"")
        .arg(reason, QDir::toNativeSeparators(folder));
}

} // namespace

QString kioskSettingsFile(const QString &folder)
{
    return QDir(folder).filePath(u"kiosk.json"_s);
}

Result<KioskSettings> readKioskSettings(const QString &folder)
{
    const QString path = kioskSettingsFile(folder);
    const QString file = QDir::toNativeSeparators(path);
    if (!isPathTaken(path))
        return Error {
            noPin(folder, KioskText::tr("No staff PIN is set: there is no %1.").arg(file))};
    const Result<KioskSettings> settings = readFields(folder);
    if (!settings)
        return Error {
            KioskText::tr("%1\nThe kiosk does not start with settings that can't be read. Mend "
                          "the file, or remove it and set a staff PIN anew: configurator kiosk "
                          "set-pin --data \"%2\"")
                .arg(settings.error(), QDir::toNativeSeparators(folder))};
    if (!isPinHash(settings->pinHash))
        return Error {
            noPin(folder,
                  KioskText::tr("%1, field pin_hash: must be the hash of a staff PIN as the "
                                "program writes it.")
                      .arg(file))};
    return settings;
}

Done writeKioskSettings(const KioskSettings &settings, const QString &folder)
{
    const QJsonObject json {{u"version"_s, settingsVersion},
                            {u"pin_hash"_s, QString::fromUtf8(settings.pinHash)},
                            {u"idle_seconds"_s, settings.idleSeconds},
                            {u"countdown_seconds"_s, settings.countdownSeconds},
                            {u"region"_s, regionId(settings.region)}};
    if (!QDir().mkpath(folder))
        return Error {
            KioskText::tr("The settings of the kiosk can't be kept: the folder %1 can't be "
                          "made.")
                .arg(QDir::toNativeSeparators(folder))};
    const QString path = kioskSettingsFile(folder);
    if (const auto reason = writeWhole(QJsonDocument(json).toJson(), path))
        return Error {
            KioskText::tr("%1 could not be written: %2. What was there before is unchanged.")
                .arg(QDir::toNativeSeparators(path), *reason)};
    // A PIN is short, so its hash is nobody else's to read.
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    return done();
}

Done setStaffPin(QStringView typed, const QString &folder)
{
    const Result<KioskSettings> before
        = isPathTaken(kioskSettingsFile(folder)) ? readFields(folder) : KioskSettings {};
    if (!before)
        return Error {
            KioskText::tr("The staff PIN is not set, since the settings of the kiosk can't be "
                          "read. Mend the file, or remove it and set the PIN again.\n%1")
                .arg(before.error())};
    const Result<QByteArray> hash = hashedPin(typed);
    if (!hash)
        return Error {hash.error()};
    KioskSettings settings = *before;
    settings.pinHash = *hash;
    return writeKioskSettings(settings, folder);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kiosksettings.h"

#include "kiosk/staffpin.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace configurator;
using namespace Qt::StringLiterals;

// kiosk.json: whatever is wrong with it, no kiosk starts without a PIN.
class TestKioskSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whatIsWrittenIsRead();
    void absentTimesAreTheUsual();
    void aMissingFileSaysHowToSetAPin();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void setsAPin();
    void anotherPinLeavesTheTimes();
    void aSpoiltHashIsReplaced();
    void aSpoiltFileStays();
    void badPinsAreRefused();
    void onlyItsOwnerReadsTheFile();
    void aFolderThatCannotBeMade();

private:
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(kioskSettingsFile(folder()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }
    [[nodiscard]] bool write(QByteArray json) const
    {
        QFile file(kioskSettingsFile(folder()));
        json.replace("HASH", m_hash);
        return file.open(QIODevice::WriteOnly) && file.write(json) == json.size();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_hash; // of 1234
};

void TestKioskSettings::initTestCase()
{
    const Result<QByteArray> hash = hashedPin(u"1234");
    VERIFY_OK(hash);
    m_hash = *hash;
}

void TestKioskSettings::whatIsWrittenIsRead()
{
    const KioskSettings settings {m_hash, 3600, 5, Region::Us};
    VERIFY_OK(writeKioskSettings(settings, folder() + u"/a/b"_s)); // makes the folder
    const Result<KioskSettings> read = readKioskSettings(folder() + u"/a/b"_s);
    VERIFY_OK(read);
    QVERIFY(*read == settings);
    QCOMPARE(QDir(folder() + u"/a/b"_s).entryList(QDir::Files), QStringList {u"kiosk.json"_s});
}

void TestKioskSettings::absentTimesAreTheUsual()
{
    QVERIFY(write(R"({"version": 1, "pin_hash": "HASH"})"));
    const Result<KioskSettings> read = readKioskSettings(folder());
    VERIFY_OK(read);
    QCOMPARE(read->idleSeconds, 90);
    QCOMPARE(read->countdownSeconds, 15);
    QCOMPARE(read->region, Region::Eu);
    QVERIFY(isPin(read->pinHash, u"1234"));
}

void TestKioskSettings::aMissingFileSaysHowToSetAPin()
{
    QCOMPARE(readKioskSettings(folder()).error(),
             u"No staff PIN is set: there is no %1/kiosk.json.\nThe kiosk does not start without a "
             "staff PIN. Set one: configurator kiosk set-pin --data \"%1\""_s.arg(folder()));
}

void TestKioskSettings::faultsAreNamed_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *tag, const QByteArray &json, const QString &says) {
        QTest::newRow(tag) << json << says;
    };
    row("empty", "", u"line 1, column 1: this is not valid JSON"_s);
    row("cut off", R"({"version": 1, "pin_hash": "HA)", u"this is not valid JSON"_s);
    row("a list", "[]", u"must hold one JSON object"_s);
    row("no region", R"({"version": 1, "pin_hash": "HASH", "region": "Mars"})",
        u"field region: must be"_s);
    row("no version", R"({"pin_hash": "HASH"})", u"field version: must be a whole number"_s);
    row("another version", R"({"version": 2, "pin_hash": "HASH"})", u"field version: must be"_s);
    row("no hash", R"({"version": 1})", u"field pin_hash: must be the hash of a staff PIN"_s);
    row("an empty hash", R"({"version": 1, "pin_hash": ""})", u"field pin_hash: must be"_s);
    row("a null hash", R"({"version": 1, "pin_hash": null})", u"field pin_hash: must be"_s);
    row("the PIN itself", R"({"version": 1, "pin_hash": "1234"})", u"field pin_hash: must be"_s);
    row("a number", R"({"version": 1, "pin_hash": 1234})", u"field pin_hash: must be"_s);
    row("never idle", R"({"version": 1, "pin_hash": "HASH", "idle_seconds": 0})",
        u"field idle_seconds: must be a whole number from 20 to 3600, but is 0."_s);
    row("idle too late", R"({"version": 1, "pin_hash": "HASH", "idle_seconds": 3601})",
        u"field idle_seconds: must be a whole number from 20 to 3600, but is 3601."_s);
    row("a countdown too short", R"({"version": 1, "pin_hash": "HASH", "countdown_seconds": 4})",
        u"field countdown_seconds: must be a whole number from 5 to 60, but is 4."_s);
    row("half a second", R"({"version": 1, "pin_hash": "HASH", "countdown_seconds": 5.5})",
        u"field countdown_seconds: must be"_s);
    row("a typing mistake", R"({"version": 1, "pin_hash": "HASH", "idle_second": 90})",
        u"field idle_second: is not known here"_s);
}

void TestKioskSettings::faultsAreNamed()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, says);
    QVERIFY(write(json));
    const Result<KioskSettings> read = readKioskSettings(folder());
    QVERIFY(!read);
    for (const QString &part : {kioskSettingsFile(folder()), says, u"kiosk does not start"_s,
                                u"configurator kiosk set-pin"_s})
        QVERIFY2(read.error().contains(part), qPrintable(read.error()));
}

void TestKioskSettings::setsAPin()
{
    VERIFY_OK(setStaffPin(u"9876", folder()));
    const Result<KioskSettings> read = readKioskSettings(folder());
    VERIFY_OK(read);
    QVERIFY(isPin(read->pinHash, u"9876"));
    QVERIFY(!bytes().contains("9876"));
    QCOMPARE(read->idleSeconds, 90);
}

void TestKioskSettings::anotherPinLeavesTheTimes()
{
    VERIFY_OK(writeKioskSettings({m_hash, 300, 20}, folder()));
    VERIFY_OK(setStaffPin(u"98765", folder()));
    const Result<KioskSettings> read = readKioskSettings(folder());
    VERIFY_OK(read);
    QVERIFY(isPin(read->pinHash, u"98765") && !isPin(read->pinHash, u"1234"));
    QCOMPARE(read->idleSeconds, 300);
    QCOMPARE(read->countdownSeconds, 20);
}

void TestKioskSettings::aSpoiltHashIsReplaced()
{
    QVERIFY(write(R"({"version": 1, "pin_hash": "1234", "idle_seconds": 60})"));
    VERIFY_OK(setStaffPin(u"98765", folder()));
    const Result<KioskSettings> read = readKioskSettings(folder());
    VERIFY_OK(read);
    QVERIFY(isPin(read->pinHash, u"98765"));
    QCOMPARE(read->idleSeconds, 60);
}

void TestKioskSettings::aSpoiltFileStays()
{
    QVERIFY(write(R"({"version": 1, "pin_hash": "HASH", "idle_seconds": "long"})"));
    const QByteArray before = bytes();
    const Done set = setStaffPin(u"98765", folder());
    QVERIFY2(set.error().startsWith(u"The staff PIN is not set"_s)
                 && set.error().contains(u"field idle_seconds: must be"_s),
             qPrintable(set.error()));
    QCOMPARE(bytes(), before);
}

void TestKioskSettings::badPinsAreRefused()
{
    QCOMPARE(setStaffPin(u"123", folder()).error(),
             u"A staff PIN has 4 to 12 digits and nothing else."_s);
    QCOMPARE(bytes(), "(not there)");
}

void TestKioskSettings::onlyItsOwnerReadsTheFile()
{
    VERIFY_OK(setStaffPin(u"9876", folder()));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(kioskSettingsFile(folder())) & others, QFile::Permissions());
}

void TestKioskSettings::aFolderThatCannotBeMade()
{
    QVERIFY(write("{}"));
    const QString below = kioskSettingsFile(folder()) + u"/below"_s;
    QCOMPARE(writeKioskSettings({m_hash, 90, 15}, below).error(),
             u"The settings of the kiosk can't be kept: the folder %1 can't be made."_s.arg(below));
}

CONFIGURATOR_TEST_MAIN(TestKioskSettings)
#include "tst_kiosksettings.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/program.h"
#include "support/testmain.h"

#include <QDir>
#include <QJsonArray>

#include <memory>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// What staff do for the kiosk from outside: its PIN and its statistics.
class TestCliKiosk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void setsAPin();
    void theUsersOwnFolder();
    void anotherPinLeavesTheRest();
    void aNewPinEndsTheWait();
    void badPinsAreRefused_data();
    void badPinsAreRefused();
    void thePinIsNoArgument();
    void spoiltSettingsStay();
    void nothingCounted();
    void statisticsForPeople();
    void statisticsForPrograms();
    void statisticsForSpreadsheets();
    void spoiltStatisticsAreNamed();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] Ran setPin(const QByteArray &typed, const QStringList &more = {}) const;
    [[nodiscard]] Ran statistics(const QStringList &more = {}) const
    {
        return run(QStringList {u"kiosk"_s, u"statistics"_s, u"--data"_s, m_folder->path()} + more);
    }
    [[nodiscard]] QByteArray bytes(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr char counts[] = R"({"version": 1, "days": {
    "2026-11-30": {"models": {"llama-3.3-70b-instruct": 3, "a-model": 4}, "builds": {"2-4": 1}},
    "2026-12-02": {"models": {"llama-3.3-70b-instruct": 1200}, "missing": {"h100-nvl": 2}}}})";

Ran runWithInput(const QStringList &words, const QByteArray &input)
{
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QStringLiteral(PROGRAM), words);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), process.readAllStandardOutput(),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

Ran TestCliKiosk::setPin(const QByteArray &typed, const QStringList &more) const
{
    return runWithInput(
        QStringList {u"kiosk"_s, u"set-pin"_s, u"--data"_s, m_folder->path()} + more, typed);
}

void TestCliKiosk::setsAPin()
{
    const Ran ran = setPin("483920\n", {u"--json"_s});
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
    QCOMPARE(ran.json(), QJsonObject({{u"file"_s, path(u"kiosk.json"_s)}}));
    const QJsonObject kept = QJsonDocument::fromJson(bytes(u"kiosk.json"_s)).object();
    QCOMPARE(kept["version"_L1].toInteger(), 1);
    QCOMPARE(kept["idle_seconds"_L1].toInteger(), 90);
    QCOMPARE(kept["countdown_seconds"_L1].toInteger(), 15);
    QVERIFY(kept["pin_hash"_L1].toString().startsWith(u"$argon2id$"_s));
    QVERIFY(!bytes(u"kiosk.json"_s).contains("483920"));
    const Ran text = setPin("1234"); // without a line's end
    VERIFY_CODE(text, 0);
    QCOMPARE(QString::fromUtf8(text.out),
             u"The staff PIN is set. Its hash is in %1.\n"_s.arg(path(u"kiosk.json"_s)));
}

void TestCliKiosk::theUsersOwnFolder()
{
    const Ran ran = runWithInput({u"kiosk"_s, u"set-pin"_s, u"--json"_s}, "1234\r\n");
    VERIFY_CODE(ran, 0);
    const QString data = bareEnvironment().value(u"XDG_DATA_HOME"_s);
    QCOMPARE(ran.json()["file"_L1].toString(), data + u"/bektursun/configurator/kiosk.json"_s);
    QVERIFY(QFile::exists(ran.json()["file"_L1].toString()));
}

void TestCliKiosk::anotherPinLeavesTheRest()
{
    QVERIFY(!write(path(u"kiosk.json"_s), R"({"version": 1, "pin_hash": "", "idle_seconds": 300})")
                 .isEmpty());
    VERIFY_CODE(setPin("1234\n"), 0);
    const QJsonObject kept = QJsonDocument::fromJson(bytes(u"kiosk.json"_s)).object();
    QCOMPARE(kept["idle_seconds"_L1].toInteger(), 300);
}

void TestCliKiosk::aNewPinEndsTheWait()
{
    QVERIFY(!write(path(u"kiosk-tries.json"_s), "{}").isEmpty());
    VERIFY_CODE(setPin("1234\n"), 0);
    QVERIFY(!QFile::exists(path(u"kiosk-tries.json"_s)));
}

void TestCliKiosk::badPinsAreRefused_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an empty line") << QByteArray("\n1234\n");
    QTest::newRow("three digits") << QByteArray("123\n");
    QTest::newRow("thirteen digits") << QByteArray("1234567890123\n");
    QTest::newRow("a letter") << QByteArray("12a4\n");
    QTest::newRow("a space before it") << QByteArray(" 1234\n");
    QTest::newRow("without an end") << QByteArray(100'000, '1');
    QTest::newRow("no text") << QByteArray("\0\xff\xfe\x01\n", 5);
}

void TestCliKiosk::badPinsAreRefused()
{
    QFETCH(const QByteArray, typed);
    QVERIFY(!write(path(u"kiosk-tries.json"_s), "{}").isEmpty());
    verifyRefused(setPin(typed), {u"A staff PIN has 4 to 12 digits and nothing else."_s});
    QCOMPARE(bytes(u"kiosk.json"_s), "(not there)");
    QCOMPARE(bytes(u"kiosk-tries.json"_s), "{}");
}

// Arguments are seen by every program of the machine, and kept in the shell's history.
void TestCliKiosk::thePinIsNoArgument()
{
    verifyRefused(setPin("1234\n", {u"1234"_s}),
                  {u"Write it so: configurator kiosk set-pin [options]"_s});
    verifyRefused(setPin("1234\n", {u"--pin"_s, u"1234"_s}), {u"--pin is not an option"_s});
    QCOMPARE(bytes(u"kiosk.json"_s), "(not there)");
}

void TestCliKiosk::spoiltSettingsStay()
{
    QVERIFY(!write(path(u"kiosk.json"_s), R"({"version": 1, "idle_seconds": 5})").isEmpty());
    verifyRefused(setPin("1234\n"), {path(u"kiosk.json"_s), u"field idle_seconds: must be"_s});
    QCOMPARE(bytes(u"kiosk.json"_s), R"({"version": 1, "idle_seconds": 5})");
}

void TestCliKiosk::nothingCounted()
{
    const Ran text = statistics();
    VERIFY_CODE(text, 0);
    QCOMPARE(text.out, "Nothing is counted yet.\n");
    const QJsonObject json = statistics({u"--json"_s}).json();
    QCOMPARE(json["first_day"_L1], QJsonValue(QJsonValue::Null));
    QCOMPARE(json["days"_L1].toArray().size(), 0);
}

void TestCliKiosk::statisticsForPeople()
{
    QVERIFY(!write(path(u"kiosk-statistics.json"_s), counts).isEmpty());
    const Ran ran = statistics();
    VERIFY_CODE(ran, 0);
    QCOMPARE(QString::fromUtf8(ran.out),
             u"Counted on 2 days, from 2026-11-30 to 2026-12-02.\n\n"
             "AI models looked at\n"
             "  llama-3.3-70b-instruct  1,203\n"
             "  a-model                 4\n\n"
             "Builds shown for the counter\n"
             "  2 to 4 GPUs  1\n\n"
             "Units added without a price\n"
             "  h100-nvl  2\n"_s);
}

void TestCliKiosk::statisticsForPrograms()
{
    QVERIFY(!write(path(u"kiosk-statistics.json"_s), counts).isEmpty());
    const Ran ran = statistics({u"--json"_s});
    VERIFY_CODE(ran, 0);
    const QByteArray wanted = R"({"first_day": "2026-11-30", "last_day": "2026-12-02", "csv": null,
        "models": [{"id": "llama-3.3-70b-instruct", "count": 1203}, {"id": "a-model", "count": 4}],
        "builds": [{"gpus": "2-4", "count": 1}], "missing": [{"id": "h100-nvl", "count": 2}],
        "days": [{"day": "2026-11-30", "builds": {"2-4": 1}, "missing": {},
                  "models": {"llama-3.3-70b-instruct": 3, "a-model": 4}},
                 {"day": "2026-12-02", "builds": {}, "missing": {"h100-nvl": 2},
                  "models": {"llama-3.3-70b-instruct": 1200}}]})";
    QCOMPARE(ran.json(), QJsonDocument::fromJson(wanted).object());
}

void TestCliKiosk::statisticsForSpreadsheets()
{
    QVERIFY(!write(path(u"kiosk-statistics.json"_s), counts).isEmpty());
    const QString csv = path(u"counts.csv"_s);
    const Ran ran = statistics({u"--csv"_s, csv});
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.out.endsWith(u"The figures of each day are in %1.\n"_s.arg(csv).toUtf8()),
             ran.out.constData());
    QCOMPARE(bytes(u"counts.csv"_s),
             "\xef\xbb\xbf"
             "day,kind,key,count\r\n"
             "2026-11-30,models,\"a-model\",4\r\n"
             "2026-11-30,models,\"llama-3.3-70b-instruct\",3\r\n"
             "2026-11-30,builds,\"2-4\",1\r\n"
             "2026-12-02,models,\"llama-3.3-70b-instruct\",1200\r\n"
             "2026-12-02,missing,\"h100-nvl\",2\r\n");
    QCOMPARE(statistics({u"--csv"_s, csv, u"--json"_s}).json()["csv"_L1].toString(), csv);
    verifyRefused(statistics({u"--csv"_s, path(u"none/counts.csv"_s)}),
                  {u"--csv: %1 could not be written"_s.arg(path(u"none/counts.csv"_s))});
}

void TestCliKiosk::spoiltStatisticsAreNamed()
{
    QVERIFY(!write(path(u"kiosk-statistics.json"_s), R"({"version": 1, "days": 5})").isEmpty());
    const QString csv = path(u"counts.csv"_s);
    verifyRefused(statistics({u"--csv"_s, csv}),
                  {path(u"kiosk-statistics.json"_s), u"field days: must be an object"_s});
    QVERIFY(!QFile::exists(csv));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList {u"kiosk-statistics.json"_s}); // who only reads moves nothing
}

CONFIGURATOR_TEST_MAIN(TestCliKiosk)
#include "tst_clikiosk.moc"

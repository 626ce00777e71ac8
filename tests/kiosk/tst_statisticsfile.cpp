// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/statisticsfile.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>

using namespace configurator;
using namespace Qt::StringLiterals;

// kiosk-statistics.json over restarts, and when somebody spoilt it.
class TestStatisticsFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aMissingFileCountsNothing();
    void whatIsKeptIsRead();
    void nothingCountedWritesNothing();
    void faults_data();
    void faults();
    void aSecondSpoiltFileIsKeptToo();
    void whatCannotBeMovedIsNotOverwritten();
    void aFileBeyondTheBounds();

private:
    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] bool write(const QByteArray &json) const
    {
        QFile file(statisticsFile(folder()));
        return file.open(QIODevice::WriteOnly) && file.write(json) == json.size();
    }
    [[nodiscard]] QByteArray bytes(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QDate monday(2026, 11, 30);
const QString keptName = u"kiosk-statistics.broken-1.json"_s;

} // namespace

void TestStatisticsFile::aMissingFileCountsNothing()
{
    const Result<KioskDays> days = readStatistics(folder());
    VERIFY_OK(days);
    QVERIFY(days->isEmpty());
    QCOMPARE(StatisticsFile(folder()).fault(), QString());
    QVERIFY(QDir(folder()).isEmpty());
}

void TestStatisticsFile::whatIsKeptIsRead()
{
    const QString below = folder() + u"/a/b"_s; // is made
    StatisticsFile file(below);
    file.count(KioskEvent::ModelOpened, u"llama-3.3-70b-instruct"_s, monday);
    file.count(KioskEvent::BuildShown, u"2-4"_s, monday);
    VERIFY_OK(file.save());
    StatisticsFile again(below);
    QCOMPARE(again.fault(), QString());
    QCOMPARE(again.days(), file.days());
    again.count(KioskEvent::UnitMissing, u"h100-nvl"_s, monday.addDays(1));
    VERIFY_OK(again.save());
    const Result<KioskDays> days = readStatistics(below);
    VERIFY_OK(days);
    const KioskDays wanted {{monday, {{{u"llama-3.3-70b-instruct"_s, 1}}, {{u"2-4"_s, 1}}, {}}},
                            {monday.addDays(1), {{}, {}, {{u"h100-nvl"_s, 1}}}}};
    QCOMPARE(*days, wanted);
    QCOMPARE(QDir(below).entryList(QDir::Files), QStringList {u"kiosk-statistics.json"_s});
}

void TestStatisticsFile::nothingCountedWritesNothing()
{
    StatisticsFile file(folder());
    VERIFY_OK(file.save());
    QVERIFY(!QFile::exists(statisticsFile(folder())));
    file.count(KioskEvent::BuildShown, u"1"_s, monday);
    VERIFY_OK(file.save());
    QVERIFY(QFile::remove(statisticsFile(folder())));
    VERIFY_OK(file.save()); // kept already
    QVERIFY(!QFile::exists(statisticsFile(folder())));
}

void TestStatisticsFile::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *tag, const QByteArray &json, const QString &says) {
        QTest::newRow(tag) << json << says;
    };
    row("empty", "", u"line 1, column 1: this is not valid JSON"_s);
    row("cut off", R"({"version": 1, "days": {"2026-11)", u"this is not valid JSON"_s);
    row("another version", R"({"version": 2, "days": {}})", u"field version: must be"_s);
    row("no days", R"({"version": 1})", u"field days: must be an object"_s);
    row("a field too many", R"({"version": 1, "days": {}, "people": []})",
        u"field people: is not known here"_s);
    row("no such day", R"({"version": 1, "days": {"2026-02-30": {}}})",
        u"days, field 2026-02-30: must be a day like 2026-11-30."_s);
    row("a day written otherwise", R"({"version": 1, "days": {"20261130": {}}})",
        u"days, field 20261130: must be a day"_s);
    row("a day that is no object", R"({"version": 1, "days": {"2026-11-30": 5}})",
        u"days, field 2026-11-30: must be an object"_s);
    row("another event", R"({"version": 1, "days": {"2026-11-30": {"searches": {}}}})",
        u"days, 2026-11-30, field searches: is not known here"_s);
    row("a count of nothing", R"({"version": 1, "days": {"2026-11-30": {"models": {"a": 0}}}})",
        u"days, 2026-11-30, models, field a: must be a whole number from 1 to 1000000"_s);
    row("half a count", R"({"version": 1, "days": {"2026-11-30": {"models": {"a": 1.5}}}})",
        u"days, 2026-11-30, models, field a: must be a whole number"_s);
    row("typed text", R"({"version": 1, "days": {"2026-11-30": {"missing": {"=A1": 1}}}})",
        u"days, 2026-11-30, missing, field =A1: must be an id"_s);
}

void TestStatisticsFile::faults()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, says);
    QVERIFY(write(json));
    const Result<KioskDays> read = readStatistics(folder());
    QVERIFY2(read.error().contains(statisticsFile(folder())) && read.error().contains(says),
             qPrintable(read.error()));
    QCOMPARE(bytes(u"kiosk-statistics.json"_s), json); // who only reads moves nothing
    StatisticsFile file(folder());
    QVERIFY2(file.fault().contains(m_folder->filePath(keptName)) && file.fault().contains(says),
             qPrintable(file.fault()));
    QVERIFY(file.days().isEmpty());
    QCOMPARE(bytes(keptName), json);
    file.count(KioskEvent::BuildShown, u"1"_s, monday);
    VERIFY_OK(file.save());
    QCOMPARE(StatisticsFile(folder()).days(), file.days());
    QCOMPARE(bytes(keptName), json);
}

void TestStatisticsFile::aSecondSpoiltFileIsKeptToo()
{
    QVERIFY(write("first"));
    QVERIFY(!StatisticsFile(folder()).fault().isEmpty());
    QVERIFY(write("second"));
    QVERIFY(!StatisticsFile(folder()).fault().isEmpty());
    QCOMPARE(bytes(keptName), "first");
    QCOMPARE(bytes(u"kiosk-statistics.broken-2.json"_s), "second");
}

void TestStatisticsFile::whatCannotBeMovedIsNotOverwritten()
{
    QVERIFY(write("spoilt"));
    for (int number = 1; number <= 100; ++number)
        QVERIFY(QDir(folder()).mkpath(u"kiosk-statistics.broken-%1.json"_s.arg(number)));
    StatisticsFile file(folder());
    QVERIFY2(file.fault().contains(u"nothing is kept now"_s), qPrintable(file.fault()));
    file.count(KioskEvent::BuildShown, u"1"_s, monday);
    QCOMPARE(file.days().first().builds.value(u"1"_s), 1); // counted all the same
    QCOMPARE(file.save().error(),
             u"The statistics of the kiosk are not kept: %1 can't be read and is not "
             "overwritten."_s.arg(statisticsFile(folder())));
    QCOMPARE(bytes(u"kiosk-statistics.json"_s), "spoilt");
}

void TestStatisticsFile::aFileBeyondTheBounds()
{
    QStringList days;
    for (int day = 0; day < 450; ++day)
        days.append(
            u"\"%1\": {\"builds\": {\"1\": 1}}"_s.arg(monday.addDays(day).toString(Qt::ISODate)));
    QVERIFY(write(u"{\"version\": 1, \"days\": {%1}}"_s.arg(days.join(u',')).toUtf8()));
    const Result<KioskDays> read = readStatistics(folder());
    VERIFY_OK(read);
    QCOMPARE(read->size(), 400);
    QCOMPARE(read->firstKey(), monday.addDays(50));
}

CONFIGURATOR_TEST_MAIN(TestStatisticsFile)
#include "tst_statisticsfile.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/file/buildfile.h"
#include "build/randombuilds.h"
#include "support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace configurator;
using namespace configurator::test;

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

// While it lives no file may grow beyond `bytes`, as on a full disk.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small {bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before {};
};

} // namespace

class TestBuildFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreAnyText_data();
    void namesAreAnyText();
    void hostileBytes_data();
    void hostileBytes();
    void randomBytesNeverCrash();
    void writesForPeople();
    void everyBuildReadsBack();
    void hugeBuildReadsBack();
    void savesAndLoads();
    void loadNamesTheFile();
    void fullDiskKeepsTheOldFile();
    void saveIntoNoFolder();
    void tooLargeToReadBackIsNotWritten();
};

void TestBuildFile::namesAreAnyText_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << u"<b>R&D</b> <img src=\"file:///etc/passwd\">"_s;
    QTest::newRow("right to left") << u"צביר של מאה \u200Fمرحبا"_s;
    QTest::newRow("beyond 16 bits") << u"💡 box"_s;
    QTest::newRow("a formula") << u"=1+1"_s;
    QTest::newRow("numbered arguments") << u"%1 %2 %n"_s;
    QTest::newRow("blanks") << u"  a  "_s;
    QTest::newRow("200 characters") << QString(200, u'x');
}

void TestBuildFile::namesAreAnyText()
{
    QFETCH(const QString, name);
    Build build;
    build.name = name;
    const Result<Build> read = readBuild(writeBuild(build), u"b.json"_s);
    VERIFY_OK(read);
    QCOMPARE(read->name, name);
}

void TestBuildFile::hostileBytes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("10 MB of brackets") << QByteArray(10'000'000, '[');
    QTest::newRow("4 MB of brackets") << QByteArray(4'000'000, '[');
    QTest::newRow("4 MB of braces") << QByteArray(R"({"a":)").repeated(800'000);
    QTest::newRow("zeros") << QByteArray(1000, '\0');
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("half a file") << QByteArray(R"({"version": 1, "items": [{"unit": "a")");
    QTest::newRow("broken text") << QByteArray("{\"version\": 1, \"name\": \"\xff\xfe\"}");
}

void TestBuildFile::hostileBytes()
{
    QFETCH(const QByteArray, json);
    const QString fault = readBuild(json, u"b.json"_s).error();
    QVERIFY2(fault.startsWith(u"b.json"_s), qPrintable(fault));
    QVERIFY(!fault.contains(u'\n'));
    QVERIFY(fault.size() < 200);
}

void TestBuildFile::randomBytesNeverCrash()
{
    for (quint32 seed = 0; seed < 1000; ++seed) {
        QRandomGenerator random(seed);
        QByteArray json = writeBuild(randomBuild(random));
        for (int hit = 1 + below(random, 4); hit > 0; --hit)
            json[below(random, static_cast<int>(json.size()))] = static_cast<char>(
                below(random, 2) == 0 ? below(random, 256) : "{}[]\",:0-e"[below(random, 10)]);
        const Result<Build> read = readBuild(json, u"b.json"_s);
        if (read)
            QVERIFY2(readBuild(writeBuild(*read), u"b.json"_s).isOk(),
                     qPrintable(u"seed %1"_s.arg(seed)));
        else
            QVERIFY(read.error().startsWith(u"b.json"_s));
    }
}

void TestBuildFile::writesForPeople()
{
    Build build = buildOf({row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2)})});
    build.name = u"box"_s;
    QCOMPARE(writeBuild(build), QByteArray(R"({
    "items": [
        {
            "count": 1,
            "holds": [
                {
                    "count": 2,
                    "unit": "gpu-24"
                }
            ],
            "unit": "tower-4"
        }
    ],
    "name": "box",
    "version": 1
}
)"));
}

void TestBuildFile::everyBuildReadsBack()
{
    for (quint32 seed = 0; seed < 500; ++seed) {
        QRandomGenerator random(seed);
        const Build build = randomBuild(random);
        const Result<Build> read = readBuild(writeBuild(build), u"b.json"_s);
        VERIFY_OK(read);
        QVERIFY2(*read == build, qPrintable(u"seed %1"_s.arg(seed)));
    }
}

// With line breaks it would be larger than what is read.
void TestBuildFile::hugeBuildReadsBack()
{
    const BuildItem machine = row(u"tower-4"_s, 1, std::vector<BuildItem>(9, row(u"gpu-24"_s)));
    const Build build = buildOf(std::vector<BuildItem>(5000, machine));
    const QByteArray json = writeBuild(build);
    QVERIFY(!json.trimmed().contains('\n'));
    const Result<Build> read = readBuild(json, u"b.json"_s);
    VERIFY_OK(read);
    QVERIFY(*read == build);
}

void TestBuildFile::savesAndLoads()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"build.json"_s);
    QRandomGenerator random(7);
    const Build build = randomBuild(random);
    VERIFY_OK(saveBuild(build, path));
    const Result<Build> loaded = loadBuild(path);
    VERIFY_OK(loaded);
    QVERIFY(*loaded == build);
    VERIFY_OK(saveBuild(Build {}, path)); // over the old one
    QCOMPARE(fileBytes(path), writeBuild(Build {}));
}

void TestBuildFile::loadNamesTheFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"build.json"_s);
    QCOMPARE(loadBuild(path).error(), u"The file %1 does not exist."_s.arg(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(R"({"version": 1, "items": 5})"), 26);
    file.close();
    QCOMPARE(loadBuild(path).error(),
             u"%1, field items: must be a list in brackets, but is 5."_s.arg(path));
    QVERIFY(file.resize(5'000'000));
    QCOMPARE(loadBuild(path).error(),
             u"The file %1 is too large: at most 4194304 bytes are read."_s.arg(path));
}

void TestBuildFile::fullDiskKeepsTheOldFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"build.json"_s);
    VERIFY_OK(saveBuild(buildOf({row(u"gpu-24"_s)}), path));
    const QByteArray before = fileBytes(path);
    const Build large = buildOf(std::vector<BuildItem>(2000, row(u"gpu-32"_s)));
    const Done saved = [&] {
        const FullDisk disk(4096);
        return saveBuild(large, path);
    }();
    QVERIFY(!saved);
    QVERIFY2(saved.error().startsWith(u"The build could not be saved as %1: "_s.arg(path)),
             qPrintable(saved.error()));
    QVERIFY(saved.error().endsWith(u"What was there before is unchanged."_s));
    QCOMPARE(fileBytes(path), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList {u"build.json"_s});
}

void TestBuildFile::saveIntoNoFolder()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"nowhere/build.json"_s);
    const Done saved = saveBuild(Build {}, path);
    QVERIFY(!saved);
    QVERIFY(saved.error().contains(path));
    QVERIFY(!saveBuild(Build {}, folder.path())); // a folder is no file
}

void TestBuildFile::tooLargeToReadBackIsNotWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"build.json"_s);
    const BuildItem machine
        = row(QString(64, u'm'), 1, std::vector<BuildItem>(9, row(QString(64, u'x'))));
    const Done saved = saveBuild(buildOf(std::vector<BuildItem>(5000, machine)), path);
    QCOMPARE(saved.error(),
             u"The build could not be saved as %1: it would be larger than 4194304 bytes. "
             u"What was there before is unchanged."_s.arg(path));
    QVERIFY(!QFile::exists(path));
}

CONFIGURATOR_TEST_MAIN(TestBuildFile)
#include "tst_buildfile.moc"

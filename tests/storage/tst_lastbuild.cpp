// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/lastbuild.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

Build sample(int count)
{
    Build build;
    build.name = u"70B <b>box</b>"_s;
    build.items = {{u"tower-4"_s, 1, {{u"gpu-24"_s, count, {}}}}, {u"nobody"_s, 3, {}}};
    build.choice.model = u"llama-3.3-70b-instruct"_s;
    return build;
}

bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

} // namespace

class TestLastBuild : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingKeptIsAnEmptyBuild();
    void keepsAndRestores();
    void keepsTheNewest();
    void makesItsFolder();
    void setsAsideWhatCannotBeRead_data();
    void setsAsideWhatCannotBeRead();
    void neverOverwritesWhatWasSetAside();
    void keepsAgainAfterSettingAside();
    void setsAsideWhatIsNoFile();
    void folderThatCannotBeMade();
    void blockedFileIsNotOverwritten();

private:
    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLastBuild::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestLastBuild::nothingKeptIsAnEmptyBuild()
{
    LastBuild last(m_folder->path());
    const Result<Build> build = last.restore();
    VERIFY_OK(build);
    QVERIFY(*build == Build {});
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void TestLastBuild::keepsAndRestores()
{
    LastBuild last(m_folder->path());
    VERIFY_OK(last.keep(sample(2)));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList {u"last-build.json"_s});
    LastBuild next(m_folder->path());
    const Result<Build> build = next.restore();
    VERIFY_OK(build);
    QVERIFY(*build == sample(2));
}

void TestLastBuild::keepsTheNewest()
{
    LastBuild last(m_folder->path());
    VERIFY_OK(last.keep(sample(1)));
    VERIFY_OK(last.keep(sample(2)));
    const Result<Build> build = last.restore();
    VERIFY_OK(build);
    QVERIFY(*build == sample(2));
}

void TestLastBuild::makesItsFolder()
{
    LastBuild last(pathOf(u"a/b/c"_s));
    VERIFY_OK(last.restore());
    VERIFY_OK(last.keep(sample(1)));
    QVERIFY(QFile::exists(pathOf(u"a/b/c/last-build.json"_s)));
}

void TestLastBuild::setsAsideWhatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("half a file") << QByteArray(R"({"version": 1, "items": [)");
    QTest::newRow("another version") << QByteArray(R"({"version": 2, "items": []})");
    QTest::newRow("a wrong count")
        << QByteArray(R"({"version": 1, "items": [{"unit": "a", "count": -1}]})");
    QTest::newRow("far too large") << QByteArray(5'000'000, ' ');
}

void TestLastBuild::setsAsideWhatCannotBeRead()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(writeFile(pathOf(u"last-build.json"_s), bytes));
    LastBuild last(m_folder->path());
    const Result<Build> build = last.restore();
    QVERIFY(!build);
    const QString kept = pathOf(u"last-build.broken-1.json"_s);
    QVERIFY2(
        build.error().startsWith(
            u"The build of the last session can't be read. Its file is kept as %1. "_s.arg(kept)),
        qPrintable(build.error()));
    QCOMPARE(fileBytes(kept), bytes);
    QVERIFY(!QFile::exists(pathOf(u"last-build.json"_s)));
    VERIFY_OK(last.restore()); // the next session starts empty
}

void TestLastBuild::neverOverwritesWhatWasSetAside()
{
    for (const char *bytes : {"one", "two", "three"}) {
        QVERIFY(writeFile(pathOf(u"last-build.json"_s), bytes));
        QVERIFY(!LastBuild(m_folder->path()).restore());
    }
    QCOMPARE(fileBytes(pathOf(u"last-build.broken-1.json"_s)), QByteArray("one"));
    QCOMPARE(fileBytes(pathOf(u"last-build.broken-2.json"_s)), QByteArray("two"));
    QCOMPARE(fileBytes(pathOf(u"last-build.broken-3.json"_s)), QByteArray("three"));
}

void TestLastBuild::keepsAgainAfterSettingAside()
{
    QVERIFY(writeFile(pathOf(u"last-build.json"_s), "broken"));
    LastBuild last(m_folder->path());
    QVERIFY(!last.restore());
    VERIFY_OK(last.keep(sample(2)));
    const Result<Build> build = LastBuild(m_folder->path()).restore();
    VERIFY_OK(build);
    QVERIFY(*build == sample(2));
    QCOMPARE(fileBytes(pathOf(u"last-build.broken-1.json"_s)), QByteArray("broken"));
}

void TestLastBuild::setsAsideWhatIsNoFile()
{
    QVERIFY(QDir().mkpath(pathOf(u"last-build.json/inside"_s)));
    LastBuild last(m_folder->path());
    QVERIFY(!last.restore());
    QVERIFY(QFileInfo(pathOf(u"last-build.broken-1.json/inside"_s)).isDir());
    VERIFY_OK(last.keep(sample(1)));
}

void TestLastBuild::folderThatCannotBeMade()
{
    QVERIFY(writeFile(pathOf(u"file"_s), "a regular file"));
    LastBuild last(pathOf(u"file/folder"_s));
    VERIFY_OK(last.restore());
    const Done kept = last.keep(sample(1));
    QCOMPARE(
        kept.error(),
        u"The build is not kept: the folder %1 can't be made."_s.arg(pathOf(u"file/folder"_s)));
    QCOMPARE(fileBytes(pathOf(u"file"_s)), QByteArray("a regular file"));
}

// Every name that it could be set aside under is taken: the file stays where it is, untouched.
void TestLastBuild::blockedFileIsNotOverwritten()
{
    for (int number = 1; number <= 1'000; ++number)
        QVERIFY(QFile::link(u"nowhere"_s, pathOf(u"last-build.broken-%1.json"_s.arg(number))));
    QVERIFY(writeFile(pathOf(u"last-build.json"_s), "broken"));
    LastBuild last(m_folder->path());
    const Result<Build> build = last.restore();
    QVERIFY(build.error().contains(u"builds are not kept now"_s));
    const Done kept = last.keep(sample(1));
    QCOMPARE(kept.error(),
             u"The build is not kept: %1 can't be read and is not overwritten."_s.arg(
                 pathOf(u"last-build.json"_s)));
    QCOMPARE(fileBytes(pathOf(u"last-build.json"_s)), QByteArray("broken"));
    QVERIFY(QFile::remove(pathOf(u"last-build.broken-77.json"_s)));
    QVERIFY(!last.restore());
    VERIFY_OK(last.keep(sample(1)));
    QCOMPARE(fileBytes(pathOf(u"last-build.broken-77.json"_s)), QByteArray("broken"));
}

CONFIGURATOR_TEST_MAIN(TestLastBuild)
#include "tst_lastbuild.moc"

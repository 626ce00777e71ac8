// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ownmodelsfolder.h"

#include "catalogue/modelwriter.h"
#include "support/testmain.h"

#include <QLockFile>

#include <csignal>
#include <future>
#include <sys/resource.h>
#include <unistd.h>

using namespace configurator;
using namespace configurator::test;

// A file that is spoilt, a disk that is full, a folder that is closed, two programs at once.
class TestOwnModelsFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unreadableFilesAreNotOverwritten_data();
    void unreadableFilesAreNotOverwritten();
    void aDanglingLinkIsNotOverwritten();
    void aFolderOfThatNameIsNotOverwritten();
    void faultyEntriesAreNamed_data();
    void faultyEntriesAreNamed();
    void everyFaultIsNamed();
    void anotherProgramWrites();
    void aFolderThatCannotBeMade();
    void aFolderThatIsClosed();
    void aFullDisk();
    void twoProgramsLoseNothing();
};

namespace {

QByteArray soundEntry(const QString &id)
{
    return QJsonDocument(modelEntry(namedModel(id, id.toUpper()))).toJson();
}

// The system refuses to write any file beyond this size, as it does on a full disk.
class SmallFiles
{
public:
    explicit SmallFiles(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit {bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallFiles()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(SmallFiles)

private:
    rlimit m_before {};
    void (*m_handler)(int) = nullptr;
};

} // namespace

void TestOwnModelsFaults::unreadableFilesAreNotOverwritten_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("empty") << QByteArray()
                           << u", line 1, column 1: this is not valid JSON (illegal value)."_s;
    QTest::newRow("half") << QByteArray("{\"schema\":\n \"models/1\", \"entries\": [")
                          << u", line 2, column 26: this is not valid JSON (unterminated array)."_s;
    QTest::newRow("a list") << QByteArray("[]")
                            << u": must hold one JSON object, but holds a list."_s;
    QTest::newRow("of another program")
        << QByteArray(R"({"schema": "models/2", "entries": []})")
        << u", field schema: must be one of models/1, but is \"models/2\"."_s;
    QTest::newRow("no entries")
        << QByteArray(R"({"schema": "models/1"})")
        << u", field entries: must be a list in brackets, but is missing."_s;
    QTest::newRow("entries by id")
        << QByteArray(R"({"schema": "models/1", "entries": {}})")
        << u", field entries: must be a list in brackets, but is an object."_s;
}

void TestOwnModelsFaults::unreadableFilesAreNotOverwritten()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, sentence);
    const OwnModelsFolder folder;
    QVERIFY(folder.write(bytes));
    const QString fault = folder.path() + sentence;
    const LoadedModels loaded = folder.own().load();
    QVERIFY(loaded.models.empty());
    QCOMPARE(loaded.faults, QStringList {fault});
    QCOMPARE(folder.own().add(namedModel(u"a"_s, u"A"_s)).error(),
             u"The file of your own models can't be read, so none can be added. "_s + fault);
    const QString unchanged
        = u"Nothing is changed, since the file of your own models can't be read. "_s + fault;
    QCOMPARE(folder.own().rename(u"a"_s, u"A"_s).error(), unchanged);
    QCOMPARE(folder.own().remove(u"a"_s).error(), unchanged);
    QCOMPARE(folder.bytes(), bytes);
    QCOMPARE(folder.files(), QStringList {u"own-models.json"_s});
}

void TestOwnModelsFaults::aDanglingLinkIsNotOverwritten()
{
    const OwnModelsFolder folder;
    QVERIFY(QFile::link(u"on-a-disk-that-is-away"_s, folder.path()));
    const QString fault = u"The file %1 does not exist."_s.arg(folder.path());
    QCOMPARE(folder.own().load().faults, QStringList {fault});
    QVERIFY(folder.own().add(namedModel(u"a"_s, u"A"_s)).error().endsWith(fault));
    QVERIFY(QFileInfo(folder.path()).isSymLink());
}

void TestOwnModelsFaults::aFolderOfThatNameIsNotOverwritten()
{
    const OwnModelsFolder folder;
    QVERIFY(QDir().mkpath(folder.path()));
    const QString fault = u"%1 is a folder, but a file is needed."_s.arg(folder.path());
    QCOMPARE(folder.own().load().faults, QStringList {fault});
    QVERIFY(folder.own().add(namedModel(u"a"_s, u"A"_s)).error().endsWith(fault));
    QVERIFY(QFileInfo(folder.path()).isDir());
}

void TestOwnModelsFaults::faultyEntriesAreNamed_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("fault");

    QTest::newRow("no object") << QByteArray("7") << u", entry 2: must be an object in braces."_s;
    QTest::newRow("no id") << QByteArray(R"({"name": "X", "publisher": "P", "modality": "text"})")
                           << u", entry 2, field id: must be a text, but is missing."_s;
    QTest::newRow("no name") << QByteArray(R"({"id": "x", "publisher": "P", "modality": "text"})")
                             << u", entry x, field name: must be a text, but is missing."_s;
    QTest::newRow("an id twice") << soundEntry(
        u"a"_s) << u", entry a, field id: must be there once, but an entry before has it too."_s;
    QTest::newRow("an id of the shop's")
        << soundEntry(u"shop-8b"_s)
        << u", entry shop-8b, field id: must be no id of the shop's catalogue. The model of the "
           u"catalogue is used, and this one is left out."_s;
}

void TestOwnModelsFaults::faultyEntriesAreNamed()
{
    QFETCH(const QByteArray, entry);
    QFETCH(const QString, fault);
    const OwnModelsFolder folder;
    QVERIFY(folder.writeEntries({soundEntry(u"a"_s), entry, soundEntry(u"b"_s)}));
    QCOMPARE(folder.own().load().faults, QStringList {folder.path() + fault});
    QCOMPARE(folder.names(), QStringList({u"A"_s, u"B"_s}));
}

void TestOwnModelsFaults::everyFaultIsNamed()
{
    const OwnModelsFolder folder;
    QVERIFY(folder.write(R"({"schema": "models/1", "models": [], "entries": [[], 7]})"));
    QCOMPARE(folder.own().load().faults,
             QStringList({folder.path() + u", entry 1: must be an object in braces."_s,
                          folder.path() + u", entry 2: must be an object in braces."_s,
                          folder.path()
                              + u", field models: is not known here; the fields are schema, "
                                u"entries."_s}));
}

void TestOwnModelsFaults::anotherProgramWrites()
{
    const OwnModelsFolder folder;
    VERIFY_OK(folder.own().add(namedModel(u"a"_s, u"A"_s)));
    QLockFile lock(folder.path() + u".lock"_s);
    QVERIFY(lock.lock());
    const QString sentence
        = u"Another program is writing %1 at the moment. Try again."_s.arg(folder.path());
    QCOMPARE(folder.own().add(namedModel(u"b"_s, u"B"_s)).error(), sentence);
    QCOMPARE(folder.own().remove(u"a"_s).error(), sentence);
    QCOMPARE(folder.names(), QStringList {u"A"_s}); // reading needs no lock
    lock.unlock();
    VERIFY_OK(folder.own().remove(u"a"_s));
}

void TestOwnModelsFaults::aFolderThatCannotBeMade()
{
    const OwnModelsFolder folder;
    VERIFY_OK(folder.own().add(namedModel(u"a"_s, u"A"_s)));
    const QString inside = folder.path(u"own-models.json/folder"_s);
    QCOMPARE(OwnModels(inside).load().faults, QStringList());
    QCOMPARE(OwnModels(inside).add(namedModel(u"a"_s, u"A"_s)).error(),
             u"Your own models can't be kept: the folder %1 can't be made."_s.arg(inside));
}

// Nobody may make files in /sys, not even the superuser, whom no folder of a test is closed to.
void TestOwnModelsFaults::aFolderThatIsClosed()
{
    const OwnModelsFolder folder;
    const QString closed = geteuid() == 0 ? u"/sys"_s : folder.path(QString());
    if (!QFileInfo(closed).isDir())
        QSKIP("there is no folder that is closed to this user");
    const QFile::Permissions before = QFile::permissions(closed);
    if (geteuid() != 0)
        QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::ExeOwner));
    const QString error = OwnModels(closed).add(namedModel(u"a"_s, u"A"_s)).error();
    if (geteuid() != 0)
        QVERIFY(QFile::setPermissions(closed, before));
    QCOMPARE(error,
             u"%1 can't be changed: you may not write into its folder."_s.arg(
                 QDir(closed).filePath(u"own-models.json"_s)));
}

void TestOwnModelsFaults::aFullDisk()
{
    const OwnModelsFolder folder;
    VERIFY_OK(folder.own().add(namedModel(u"a"_s, u"A"_s)));
    const QByteArray before = folder.bytes();
    AiModel model = namedModel(u"b"_s, u"B"_s);
    model.note = QString(400, u'x');
    QString error;
    {
        const SmallFiles limit(static_cast<rlim_t>(before.size()));
        error = folder.own().add(model).error();
    }
    QVERIFY2(error.startsWith(folder.path() + u" could not be written: "_s)
                 && error.endsWith(u". What was there before is unchanged."_s),
             qPrintable(error));
    QCOMPARE(folder.bytes(), before);
    QCOMPARE(folder.files(), QStringList {u"own-models.json"_s});
    VERIFY_OK(folder.own().add(model));
}

void TestOwnModelsFaults::twoProgramsLoseNothing()
{
    const OwnModelsFolder folder;
    const QString path = QFileInfo(folder.path()).path();
    const auto addMany = [&path] {
        const OwnModels own(path, {}, std::chrono::minutes(1));
        bool isAdded = true;
        for (int i = 0; i < 8; ++i)
            isAdded &= own.add(namedModel(u"same"_s, u"Same"_s)).isOk();
        return isAdded;
    };
    std::future<bool> other = std::async(std::launch::async, addMany);
    QVERIFY(addMany());
    QVERIFY(other.get());
    const LoadedModels loaded = folder.own().load();
    QCOMPARE(loaded.faults, QStringList());
    QCOMPARE(loaded.models.size(), std::size_t {16});
}

CONFIGURATOR_TEST_MAIN(TestOwnModelsFaults)
#include "tst_ownmodelsfaults.moc"

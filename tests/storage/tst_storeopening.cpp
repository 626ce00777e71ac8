// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlite/backups.h"
#include "storage/store/sqlite/opening.h"
#include "storage/storefolder.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

namespace {

QVariant answerOf(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(QSqlDatabase::connectionNames().value(0)));
    return query.exec(sql) && query.next() ? query.value(0) : QVariant();
}

bool writeAt(const QString &path, qint64 place, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::ReadWrite) && file.seek(place) && file.write(bytes) == bytes.size();
}

std::vector<SchemaStep> stepsWith(const SchemaStep &last)
{
    std::vector<SchemaStep> steps = storeSchema();
    steps.push_back(last);
    return steps;
}

} // namespace

class TestStoreOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<StoreFolder>(); }
    void makesFolderAndFile();
    void takesAnEmptyFile();
    void setsUpTheConnection();
    void leavesNoConnectionBehind();
    void renewsAnOlderStore();
    void keepsFewBackups();
    void neverOverwritesABackup();
    void takesNoHalfStep();
    void refusesANewerStore();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void refusesADamagedStore_data();
    void refusesADamagedStore();
    void namesTheBackups();
    void refusesWhereNothingCanBe_data();
    void refusesWhereNothingCanBe();
    void mendsAfterAKill();

private:
    // The sentence; empty where the store was opened.
    [[nodiscard]] QString refusal() const
    {
        return SqliteStore::open(m_folder->filePath()).error();
    }

    std::unique_ptr<StoreFolder> m_folder;
};

void TestStoreOpening::makesFolderAndFile()
{
    const QString path = m_folder->filePath(u"a b/ж%1/c?#.sqlite"_s);
    for (int start = 0; start < 2; ++start) {
        const auto store = SqliteStore::open(path);
        VERIFY_OK(store);
        QVERIFY(!(*store)->isReadOnly());
        QCOMPARE((*store)->counts(storeDay)->all, start);
        (void)kept(**store, draftFor(u"A"_s));
    }
    QCOMPARE(filesIn(QFileInfo(path).path()), QStringList {u"c?#.sqlite"_s});
}

void TestStoreOpening::takesAnEmptyFile()
{
    QVERIFY(writeAt(m_folder->filePath(), 0, {}));
    QCOMPARE(refusal(), QString());
}

void TestStoreOpening::setsUpTheConnection()
{
    const auto store = SqliteStore::open(m_folder->filePath());
    VERIFY_OK(store);
    QCOMPARE(QSqlDatabase::connectionNames().size(), 1);
    QCOMPARE(answerOf(u"PRAGMA journal_mode"_s).toString(), u"wal"_s);
    QCOMPARE(answerOf(u"PRAGMA foreign_keys"_s).toInt(), 1);
    QCOMPARE(answerOf(u"PRAGMA synchronous"_s).toInt(), 2); // full
    QCOMPARE(answerOf(u"PRAGMA secure_delete"_s).toInt(), 1);
    QCOMPARE(answerOf(u"PRAGMA busy_timeout"_s).toInt(), 10'000);
}

void TestStoreOpening::leavesNoConnectionBehind()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const auto first = SqliteStore::open(m_folder->filePath());
    {
        const auto second = SqliteStore::open(m_folder->filePath());
        QCOMPARE(QSqlDatabase::connectionNames().size(), 2);
    }
    QCOMPARE(QSqlDatabase::connectionNames().size(), 1);
    QVERIFY(!SqliteStore::open(m_folder->folder.path())); // a folder
    QCOMPARE(QSqlDatabase::connectionNames().size(), 1);
}

void TestStoreOpening::renewsAnOlderStore()
{
    VERIFY_OK(openDatabase(m_folder->filePath(), {quoteSchema()}));
    {
        const auto store = SqliteStore::open(m_folder->filePath());
        VERIFY_OK(store);
        QCOMPARE(answerOf(u"SELECT MAX(version) FROM store_version"_s).toInt(), 2);
        (void)kept(**store, draftFor(u"A"_s));
        VERIFY_OK((*store)->currentPrices());
    }
    QCOMPARE(filesIn(m_folder->folder.path()),
             (QStringList {u"store-before-2.sqlite"_s, u"store.sqlite"_s}));
    // The backup is a whole store of the version before.
    VERIFY_OK(openDatabase(m_folder->filePath(u"store-before-2.sqlite"_s), {quoteSchema()}));
    QCOMPARE(refusal(), QString());
    QCOMPARE(backupsOf(m_folder->filePath()).size(), 1); // no step, no backup
}

void TestStoreOpening::keepsFewBackups()
{
    std::vector<SchemaStep> steps {quoteSchema()};
    VERIFY_OK(openDatabase(m_folder->filePath(), steps));
    for (int version = 2; version <= 9; ++version) {
        steps.push_back({u"CREATE TABLE step%1 (a INTEGER)"_s.arg(version)});
        VERIFY_OK(openDatabase(m_folder->filePath(), steps));
    }
    const QStringList backups = backupsOf(m_folder->filePath());
    QCOMPARE(backups.size(), mostBackups);
    QCOMPARE(QFileInfo(backups.first()).fileName(), u"store-before-9.sqlite"_s);
    QCOMPARE(QFileInfo(backups.last()).fileName(), u"store-before-5.sqlite"_s);
}

void TestStoreOpening::neverOverwritesABackup()
{
    VERIFY_OK(openDatabase(m_folder->filePath(), {quoteSchema()}));
    const QString taken = m_folder->filePath(u"store-before-2.sqlite"_s);
    QVERIFY(writeAt(taken, 0, "somebody's"));
    QVERIFY(writeAt(m_folder->filePath(u"store-before-me.sqlite"_s), 0, "no backup"));
    QCOMPARE(refusal(), QString());
    QCOMPARE(bytesOf(taken), QByteArray("somebody's"));
    QCOMPARE(bytesOf(m_folder->filePath(u"store-before-2-2.sqlite"_s)).left(15),
             QByteArray("SQLite format 3"));
    QCOMPARE(backupsOf(m_folder->filePath()).size(), 2);
}

void TestStoreOpening::takesNoHalfStep()
{
    (void)kept(*m_folder->open(), draftFor(u"A"_s));
    const QByteArray before = bytesOf(m_folder->filePath());
    const auto renewed = openDatabase(m_folder->filePath(),
                                      stepsWith({u"CREATE TABLE half (a INTEGER)"_s,
                                                 u"DELETE FROM quote"_s, u"CREATE NOTHING"_s}));
    QVERIFY2(renewed.error().contains(u"Nothing was changed."_s), qPrintable(renewed.error()));
    const auto store = SqliteStore::open(m_folder->filePath());
    VERIFY_OK(store);
    QCOMPARE((*store)->counts(storeDay)->all, 1);
    QCOMPARE(answerOf(u"SELECT COUNT(*) FROM sqlite_master WHERE name = 'half'"_s).toInt(), 0);
    QCOMPARE(answerOf(u"SELECT MAX(version) FROM store_version"_s).toInt(), 2);
}

void TestStoreOpening::refusesANewerStore()
{
    VERIFY_OK(openDatabase(m_folder->filePath(), stepsWith({u"CREATE TABLE next (a INTEGER)"_s})));
    const QByteArray before = bytesOf(m_folder->filePath());
    QCOMPARE(
        refusal(),
        u"The store %1 was written by a newer version of this program (its layout is 3, this "
        "program knows layouts up to 2). It is left as it is; install the newer program."_s.arg(
            m_folder->filePath()));
    QCOMPARE(bytesOf(m_folder->filePath()), before);
    QCOMPARE(filesIn(m_folder->folder.path()), QStringList {u"store.sqlite"_s});
}

void TestStoreOpening::refusesOtherFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("a text") << QByteArray("just a text, and no store at all") << u"is damaged"_s;
    QTest::newRow("a quote file") << QByteArray(R"({"version": 1})") << u"is damaged"_s;
    QTest::newRow("a head and no more")
        << QByteArray("SQLite format 3\0", 16) + QByteArray(4000, '\xff') << u"is damaged"_s;
    QTest::newRow("zeros") << QByteArray(8192, '\0') << u"is damaged"_s;
    QTest::newRow("another program's") << QByteArray() << u"is a database of another program"_s;
}

void TestStoreOpening::refusesOtherFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(const QString, says);
    const QString path = m_folder->filePath();
    if (bytes.isEmpty()) {
        SqliteDatabase other(path);
        VERIFY_OK(other.connect(SqliteDatabase::Access::Write));
        QVERIFY(QSqlQuery(other.handle()).exec(u"CREATE TABLE address (name TEXT)"_s));
        bytes = bytesOf(path);
    } else {
        QVERIFY(writeAt(path, 0, bytes));
    }
    const QString sentence = refusal();
    QVERIFY2(sentence.contains(says) && sentence.contains(path), qPrintable(sentence));
    QCOMPARE(bytesOf(path), bytes);
    QCOMPARE(filesIn(m_folder->folder.path()), QStringList {u"store.sqlite"_s});
}

void TestStoreOpening::refusesADamagedStore_data()
{
    QTest::addColumn<int>("eighth"); // of the file, that is overwritten
    for (int eighth = 0; eighth < 8; ++eighth)
        QTest::addRow("in part %d", eighth) << eighth;
    QTest::addRow("cut in half") << -1;
}

void TestStoreOpening::refusesADamagedStore()
{
    QFETCH(const int, eighth);
    {
        const auto store = m_folder->open();
        for (int i = 0; i < 40; ++i)
            (void)kept(*store, issuedFor(u"A"_s));
    }
    const QString path = m_folder->filePath();
    const qint64 size = QFileInfo(path).size();
    if (eighth < 0)
        QVERIFY(QFile(path).resize(size / 2));
    else
        QVERIFY(writeAt(path, size / 8 * eighth, QByteArray(static_cast<int>(size / 8), '\x55')));
    const QByteArray before = bytesOf(path);
    const QString sentence = refusal();
    QVERIFY2(sentence.contains(u"is damaged"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"there is no backup"_s), qPrintable(sentence));
    QVERIFY(bytesOf(path) == before);
}

void TestStoreOpening::namesTheBackups()
{
    VERIFY_OK(openDatabase(m_folder->filePath(), {quoteSchema()}));
    QCOMPARE(refusal(), QString());
    QVERIFY(writeAt(m_folder->filePath(), 0, QByteArray(5'000, 'x')));
    QVERIFY2(refusal().endsWith(u"It is left as it is; its backups are %1."_s.arg(
                 m_folder->filePath(u"store-before-2.sqlite"_s))),
             qPrintable(refusal()));
}

void TestStoreOpening::refusesWhereNothingCanBe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("says");
    QTest::newRow("a folder") << u"."_s << u"is a folder, but the store is a file."_s;
    QTest::newRow("in a file") << u"file/store.sqlite"_s << u"can't be made."_s;
}

void TestStoreOpening::refusesWhereNothingCanBe()
{
    QFETCH(const QString, name);
    QFETCH(const QString, says);
    QVERIFY(writeAt(m_folder->filePath(u"file"_s), 0, "x"));
    const QString sentence = SqliteStore::open(m_folder->filePath(name)).error();
    QVERIFY2(sentence.endsWith(says), qPrintable(sentence));
}

// What a killed program leaves: a file without its last changes, which stand in the log beside it.
void TestStoreOpening::mendsAfterAKill()
{
    const StoreFolder copy;
    {
        const auto store = SqliteStore::open(m_folder->filePath());
        (void)kept(**store, issuedFor(u"A"_s));
        for (const QString &file : filesIn(m_folder->folder.path()))
            QVERIFY(QFile::copy(m_folder->filePath(file), copy.filePath(file)));
    }
    QVERIFY(QFileInfo(copy.filePath(u"store.sqlite-wal"_s)).size() > 0);
    const auto store = copy.open();
    QCOMPARE(store->counts(storeDay)->all, 1);
    QCOMPARE(kept(*store, issuedFor(u"B"_s)).quote.number, u"Q-2026-000002"_s);
}

CONFIGURATOR_TEST_MAIN(TestStoreOpening)
#include "tst_storeopening.moc"

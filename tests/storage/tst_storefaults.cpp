// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlite/opening.h"
#include "storage/storefolder.h"

#include <QProcess>

#include <unistd.h>

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

namespace {

constexpr uid_t nobody = 65534;

// Root may write where nobody else may, so these tests are somebody else for a moment.
class Unprivileged
{
public:
    Unprivileged()
    {
        if (geteuid() == 0)
            m_isLowered = seteuid(nobody) == 0;
    }
    ~Unprivileged()
    {
        if (m_isLowered && seteuid(0) != 0)
            qFatal("still somebody else");
    }
    Q_DISABLE_COPY_MOVE(Unprivileged)

private:
    bool m_isLowered = false;
};

void tellSqlite(const QString &pragma)
{
    for (const QString &name : QSqlDatabase::connectionNames())
        QSqlQuery(QSqlDatabase::database(name)).exec(pragma);
}

Quote largeQuote()
{
    Quote quote = issuedFor(u"A"_s);
    quote.terms = QString(20'000, u'x');
    return quote;
}

} // namespace

class TestStoreFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void opensForReading_data();
    void opensForReading();
    void readsNoOlderLayout();
    void saysThatTheDiskIsFull();
    void saysThatARealDiskIsFull();
    void saysThatAnotherProgramWrites();
    void damageWhileOpen();

private:
    std::unique_ptr<StoreFolder> m_folder;
    QString m_mounted;
};

void TestStoreFaults::init()
{
    m_folder = std::make_unique<StoreFolder>();
}

void TestStoreFaults::cleanup()
{
    QFile::setPermissions(m_folder->folder.path(), QFile::Permissions(0x7700));
    if (!m_mounted.isEmpty())
        QProcess::execute(u"umount"_s, {m_mounted});
    m_mounted.clear();
}

void TestStoreFaults::opensForReading_data()
{
    QTest::addColumn<int>("file");
    QTest::addColumn<int>("folder");
    QTest::newRow("a write-protected file") << 0x4444 << 0x7777;
    QTest::newRow("a write-protected folder") << 0x6666 << 0x5555;
    QTest::newRow("both, as on a CD") << 0x4444 << 0x5555;
}

void TestStoreFaults::opensForReading()
{
    QFETCH(const int, file);
    QFETCH(const int, folder);
    const QString path = m_folder->filePath();
    const StoredQuote stored = kept(*m_folder->open(), issuedFor(u"A"_s));
    QVERIFY(QFile::setPermissions(path, QFile::Permissions(file)));
    QVERIFY(QFile::setPermissions(m_folder->folder.path(), QFile::Permissions(folder)));
    const QByteArray before = bytesOf(path);
    {
        const Unprivileged lowered;
        const auto opened = SqliteStore::open(path);
        VERIFY_OK(opened);
        SqliteStore &store = **opened;
        QVERIFY(store.isReadOnly());
        QVERIFY(*store.quote(stored.quote.id) == stored);
        QCOMPARE(store.counts(storeDay)->all, 1);
        const QString sentence = u"The store %1 can only be read: its file or folder is "
                                 "write-protected. Nothing was changed."_s.arg(path);
        QCOMPARE(store.save(StoredQuote {draftFor(u"B"_s), 0}).error(), sentence);
        QCOMPARE(store.save(ShopProfile {}).error(), sentence);
        QCOMPARE(store.applyPrices({{}, {}, storeDay, {}, {{u"x"_s, {}, 1}}}).error(), sentence);
        QCOMPARE(store.undoLastPrices().error(), sentence);
        QCOMPARE(store.erase(u"x"_s).error(), sentence);
    }
    QVERIFY(bytesOf(path) == before);
    if (folder == 0x5555)
        QCOMPARE(filesIn(m_folder->folder.path()), QStringList {u"store.sqlite"_s});
}

void TestStoreFaults::readsNoOlderLayout()
{
    const QString path = m_folder->filePath();
    VERIFY_OK(openDatabase(path, {quoteSchema()}));
    QVERIFY(QFile::setPermissions(path, QFile::Permissions(0x4444)));
    QVERIFY(QFile::setPermissions(m_folder->folder.path(), QFile::Permissions(0x7777)));
    const Unprivileged lowered;
    const QString sentence = SqliteStore::open(path).error();
    QVERIFY2(sentence.contains(u"has an older layout, and it can't be renewed"_s),
             qPrintable(sentence));
}

// Nothing half-done, and everything goes on when there is room again.
void TestStoreFaults::saysThatTheDiskIsFull()
{
    const auto store = m_folder->open();
    const StoredQuote stored = kept(*store, issuedFor(u"A"_s));
    tellSqlite(u"PRAGMA max_page_count = 1"_s); // no more than there are
    QString sentence;
    for (int i = 0; i < 50 && sentence.isEmpty(); ++i)
        sentence = store->save({largeQuote(), 0}, numberPattern).error();
    QCOMPARE(
        sentence,
        u"The disk is full, so nothing was changed in the store %1. Make room and try again."_s.arg(
            m_folder->filePath()));
    const int taken = store->counts(storeDay)->all;
    QVERIFY(*store->quote(stored.quote.id) == stored);
    tellSqlite(u"PRAGMA max_page_count = 100000"_s);
    QCOMPARE(kept(*store, largeQuote()).quote.number,
             u"Q-2026-%1"_s.arg(taken + 1, 6, 10, QChar(u'0'))); // no number was lost
}

void TestStoreFaults::saysThatARealDiskIsFull()
{
    const QString disk = m_folder->filePath(u"disk"_s);
    QVERIFY(QDir().mkpath(disk));
    if (geteuid() != 0
        || QProcess::execute(u"mount"_s,
                             {u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=1m"_s, u"none"_s, disk})
            != 0)
        QSKIP("only root may mount a small disk");
    m_mounted = disk;
    const QString path = disk + u"/store.sqlite"_s;
    int count = 0;
    {
        const auto store = SqliteStore::open(path);
        VERIFY_OK(store);
        QString sentence;
        for (; sentence.isEmpty() && count < 200; ++count)
            sentence = (*store)->save({largeQuote(), 0}, numberPattern).error();
        --count; // the last one was refused
        QVERIFY2(sentence.startsWith(u"The disk is full, so nothing was changed"_s),
                 qPrintable(sentence));
        QVERIFY(count > 1);
        QCOMPARE((*store)->counts(storeDay)->all, count);
    }
    const auto store = SqliteStore::open(path); // also when nothing is free at the start
    VERIFY_OK(store);
    QCOMPARE((*store)->counts(storeDay)->all, count);
}

void TestStoreFaults::saysThatAnotherProgramWrites()
{
    const auto store = m_folder->open();
    const auto other = m_folder->open();
    tellSqlite(u"PRAGMA busy_timeout = 20"_s);
    const StoredQuote stored = kept(*store, issuedFor(u"A"_s));
    QSqlDatabase first = QSqlDatabase::database(QSqlDatabase::connectionNames().at(0));
    QVERIFY(QSqlQuery(first).exec(u"BEGIN IMMEDIATE"_s));
    QStringList sentences;
    for (const auto &each : {store.get(), other.get()})
        sentences.append(each->save({draftFor(u"B"_s), 0}).error());
    QVERIFY2(sentences.join(u' ').contains(
                 u"Another program is writing to the store %1 at the moment. Nothing was changed; "
                 "try again."_s.arg(m_folder->filePath())),
             qPrintable(sentences.join(u'\n')));
    QVERIFY(*store->quote(stored.quote.id) == stored); // reading goes on
    QVERIFY(*other->quote(stored.quote.id) == stored);
    QSqlQuery(first).exec(u"ROLLBACK"_s);
    (void)kept(*store, draftFor(u"B"_s));
    (void)kept(*other, draftFor(u"B"_s));
}

void TestStoreFaults::damageWhileOpen()
{
    const auto store = m_folder->open();
    for (int i = 0; i < 40; ++i)
        (void)kept(*store, issuedFor(u"A"_s));
    tellSqlite(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    QFile file(m_folder->filePath());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(4096));
    file.write(QByteArray(static_cast<int>(file.size()) - 4096, '\x55'));
    file.close();
    tellSqlite(u"PRAGMA shrink_memory"_s); // what it knows by heart is of no use
    const Result<Saved<StoredQuote>> saved = store->save({draftFor(u"B"_s), 0});
    QVERIFY(!saved);
    QVERIFY2(saved.error().contains(u"is damaged"_s), qPrintable(saved.error()));
}

CONFIGURATOR_TEST_MAIN(TestStoreFaults)
#include "tst_storefaults.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlite/opening.h"

#include "storage/storagetext.h"
#include "storage/store/database/transaction.h"
#include "storage/store/sqlite/backups.h"
#include "storage/store/sqlite/inspection.h"
#include "storage/store/sqlite/sqliteerrors.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryFile>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

using Access = SqliteDatabase::Access;
using Opened = std::unique_ptr<SqliteDatabase>;

class Opening
{
public:
    Opening(const QString &path, const std::vector<SchemaStep> &steps)
        : m_path(path)
        , m_steps(steps)
        , m_newest(static_cast<int>(steps.size()))
    {
    }
    Result<Opened> open();

private:
    struct Finding
    {
        bool needsWriter = false;
        bool isUnchecked = false;
    };
    Result<Opened> openExisting();
    [[nodiscard]] Result<Finding> inspect() const;
    [[nodiscard]] bool isAtRest() const;
    [[nodiscard]] bool hasLog() const;
    [[nodiscard]] Done connectForReading(SqliteDatabase &database, Access access) const;
    Result<Opened> openForReading() const;
    Result<Opened> openForWriting() const;
    [[nodiscard]] Done renew(SqliteDatabase &database) const;
    [[nodiscard]] Done renewAlone(SqliteDatabase &database) const;
    [[nodiscard]] Done takeStep(SqliteDatabase &database, int version) const;
    [[nodiscard]] Result<Opened> keepForReading(Opened database) const;
    [[nodiscard]] bool isWritable() const;
    [[nodiscard]] QString file() const { return QDir::toNativeSeparators(m_path); }

    QString m_path;
    const std::vector<SchemaStep> &m_steps;
    int m_newest;
};

// The folder too: the log stands beside the file.
bool Opening::isWritable() const
{
    QFile file(m_path);
    QTemporaryFile beside(m_path + u".XXXXXX"_s);
    return file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) && beside.open();
}

Result<Opened> Opening::open()
{
    const QFileInfo info(m_path);
    if (info.isDir())
        return Error {StorageText::tr("%1 is a folder, but the store is a file.").arg(file())};
    if (info.exists() && info.size() > 0)
        return openExisting();
    const QString folder = info.absolutePath();
    if (!QDir().mkpath(folder))
        return Error {StorageText::tr("Quotes can't be kept: the folder %1 can't be made.")
                          .arg(QDir::toNativeSeparators(folder))};
    return openForWriting();
}

// The file is looked at before anything may write to it, since opening alone can change it.
Result<Opened> Opening::openExisting()
{
    if (QFile file(m_path); !file.open(QIODevice::ReadOnly))
        return Error {StorageText::tr("The store %1 can't be opened: %2.")
                          .arg(this->file(), file.errorString())};
    const Result<Finding> finding = inspect();
    if (!finding)
        return Error {finding.error()};
    if (!isWritable())
        return openForReading();
    Result<Opened> writing = openForWriting();
    if (writing && finding->needsWriter)
        if (const Done sound = checkIntegrity(**writing); !sound)
            return Error {sound.error()};
    if (writing && finding->isUnchecked)
        noteCheck(**writing);
    return writing;
}

// Nobody has the file open, and the log beside it is gone: then it can be read without leaving a
// trace. That it keeps a log stands in byte 19 of its head; a file without one is always read so.
bool Opening::isAtRest() const
{
    constexpr qint64 place = 19;
    constexpr char keepsLog = 2;
    QFile file(m_path);
    char mode = 0;
    const bool isKnown = file.open(QIODevice::ReadOnly) && file.seek(place) && file.getChar(&mode);
    return isKnown && mode == keepsLog && !QFileInfo::exists(m_path + u"-wal"_s)
        && !QFileInfo::exists(m_path + u"-shm"_s);
}

// What stands in the log would be left out where nothing may be written beside the file.
bool Opening::hasLog() const
{
    return QFileInfo(m_path + u"-wal"_s).size() > 0;
}

Done Opening::connectForReading(SqliteDatabase &database, Access access) const
{
    const Done connected = database.connect(access);
    if (!connected && database.isOutOfReach() && !hasLog())
        return database.connect(Access::Frozen);
    return connected;
}

Result<Opening::Finding> Opening::inspect() const
{
    SqliteDatabase database(m_path);
    const Done connected = connectForReading(database, isAtRest() ? Access::Frozen : Access::Read);
    if (!connected)
        return database.needsWriter() ? Result<Finding>(Finding {true, true})
                                      : Error {connected.error()};
    if (const Result<int> version = storeVersion(database, m_newest); !version)
        return Error {version.error()};
    const Finding finding {false, needsCheck(database)};
    const Done sound = finding.isUnchecked ? checkIntegrity(database) : done();
    return sound ? Result<Finding>(finding) : Error {sound.error()};
}

Result<Opened> Opening::openForReading() const
{
    auto database = std::make_unique<SqliteDatabase>(m_path);
    const Done connected = connectForReading(*database, Access::Read);
    return connected ? keepForReading(std::move(database)) : Error {connected.error()};
}

Result<Opened> Opening::keepForReading(Opened database) const
{
    const Result<int> version = storeVersion(*database, m_newest);
    if (!version)
        return Error {version.error()};
    if (*version < m_newest)
        return Error {
            StorageText::tr("The store %1 has an older layout, and it can't be renewed: its file "
                            "is write-protected.")
                .arg(file())};
    return database;
}

Result<Opened> Opening::openForWriting() const
{
    auto database = std::make_unique<SqliteDatabase>(m_path);
    if (const Done connected = database->connect(Access::Write); !connected)
        return Error {connected.error()};
    const Result<int> version = storeVersion(*database, m_newest);
    if (!version)
        return Error {version.error()};
    if (const Done prepared = database->prepareWriting(); !prepared)
        return Error {prepared.error()};
    if (*version < m_newest)
        if (const Done renewed = renew(*database); !renewed)
            return Error {renewed.error()};
    return database;
}

// Two programs that start at once renew one after the other.
Done Opening::renew(SqliteDatabase &database) const
{
    constexpr int patience = 60'000; // milliseconds
    QLockFile lock(m_path + u".lock"_s);
    lock.setStaleLockTime(0);
    if (!lock.tryLock(patience))
        return Error {
            StorageText::tr("The layout of the store %1 can't be renewed: another program is "
                            "doing so, or its folder takes no new file.")
                .arg(file())};
    return renewAlone(database);
}

Done Opening::renewAlone(SqliteDatabase &database) const
{
    const Result<int> first = storeVersion(database, m_newest);
    if (!first)
        return Error {first.error()};
    for (int version = *first; version < m_newest; ++version) {
        if (*first > 0) // a new store has nothing to lose
            if (const auto backup = backUp(database, m_path, version + 1); !backup)
                return Error {backup.error()};
        if (const Done taken = takeStep(database, version); !taken)
            return taken;
    }
    dropOldBackups(m_path);
    return done();
}

Done Opening::takeStep(SqliteDatabase &database, int version) const
{
    Transaction transaction(database);
    if (version == 0)
        transaction.run(u"CREATE TABLE store_version (version INTEGER NOT NULL PRIMARY KEY)"_s);
    for (const QString &statement : m_steps[static_cast<std::size_t>(version)])
        transaction.run(statement);
    transaction.run(u"INSERT INTO store_version (version) VALUES (?)"_s, {version + 1});
    return transaction.commit();
}

} // namespace

Result<Opened> openDatabase(const QString &path, const std::vector<SchemaStep> &steps)
{
    return Opening(QFileInfo(path).absoluteFilePath(), steps).open();
}

} // namespace configurator

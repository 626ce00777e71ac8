// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlite/sqlitedatabase.h"

#include "storage/storagetext.h"
#include "storage/store/database/query.h"
#include "storage/store/sqlite/backups.h"
#include "storage/store/sqlite/sqliteerrors.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QStorageInfo>
#include <QUrl>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

const QString driver = u"QSQLITE"_s;

// The log's index lives in shared memory, which programs on two computers don't share.
bool isOnNetwork(const QString &path)
{
    static const QByteArrayList systems {"nfs",  "nfs4", "cifs", "smb3",  "smbfs",
                                         "smb2", "9p",   "afs",  "ncpfs", "fuse.sshfs"};
    return systems.contains(QStorageInfo(QFileInfo(path).absolutePath()).fileSystemType());
}

QString options(SqliteDatabase::Access access)
{
    const QString patience = u"QSQLITE_BUSY_TIMEOUT=10000"_s; // milliseconds
    switch (access) {
    case SqliteDatabase::Access::Write:
        return patience;
    case SqliteDatabase::Access::Read:
        return patience + u";QSQLITE_OPEN_READONLY"_s;
    case SqliteDatabase::Access::Frozen:
        break;
    }
    return patience + u";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s;
}

QString frozenName(const QString &path)
{
    const QByteArray encoded = QUrl::toPercentEncoding(QFileInfo(path).absoluteFilePath(), "/");
    return u"file:%1?immutable=1"_s.arg(QString::fromLatin1(encoded));
}

} // namespace

SqliteDatabase::SqliteDatabase(const QString &path)
    : Database(driver)
    , m_path(path)
{
}

Done SqliteDatabase::connect(Access access)
{
    if (!QSqlDatabase::isDriverAvailable(driver))
        return Error {
            StorageText::tr("Quotes can't be kept: Qt's driver for SQLite is missing. Install "
                            "the package libqt6sql6-sqlite.")};
    m_access = access;
    QSqlDatabase connection = handle();
    connection.setDatabaseName(access == Access::Frozen ? frozenName(m_path) : m_path);
    connection.setConnectOptions(options(access));
    QSqlError answer;
    if (!connection.open())
        answer = connection.lastError();
    else if (QSqlQuery probe(connection);
             !probe.exec(u"SELECT COUNT(*) FROM sqlite_master"_s) || !probe.next())
        answer = probe.lastError();
    QSqlQuery(connection).exec(u"PRAGMA cache_size = -32768"_s); // KiB: what a search reads
    m_needsWriter = isForWriters(answer);
    m_isOutOfReach = configurator::isOutOfReach(answer);
    return answer.type() == QSqlError::NoError ? done() : Done(errorOf(answer));
}

Done SqliteDatabase::prepareWriting()
{
    for (const QString &pragma : {u"PRAGMA foreign_keys = ON"_s, u"PRAGMA secure_delete = ON"_s,
                                  u"PRAGMA synchronous = FULL"_s})
        if (const auto ran = runQuery(*this, pragma); !ran)
            return Error {ran.error()};
    // Another program may hold the file at this moment; the mode stays as it is then, and works.
    (void)runQuery(*this,
                   isOnNetwork(m_path) ? u"PRAGMA journal_mode = DELETE"_s
                                       : u"PRAGMA journal_mode = WAL"_s);
    return done();
}

QString SqliteDatabase::beginStatement() const
{
    return u"BEGIN IMMEDIATE"_s;
}

Error SqliteDatabase::errorOf(const QSqlError &answer) const
{
    return sqliteError(m_path, answer);
}

Error SqliteDatabase::readOnlyError() const
{
    return sqliteReadOnlyError(m_path);
}

qint64 SqliteDatabase::foreignChanges() const
{
    const Result<qint64> changes = numberIn(*this, u"PRAGMA data_version"_s);
    return changes ? *changes : 0;
}

Done SqliteDatabase::dropBackups()
{
    return configurator::dropBackups(m_path);
}

void SqliteDatabase::forgetErased()
{
    // Where another program reads at this moment, the log is emptied at its next turn.
    (void)runQuery(*this, u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
}

} // namespace configurator

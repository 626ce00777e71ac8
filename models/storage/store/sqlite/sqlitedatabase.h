// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/database/database.h"

namespace configurator {

// A file of SQLite. All that is SQLite's own (pragmas, VACUUM INTO, error codes) stands in this
// folder.
class SqliteDatabase final : public Database
{
public:
    // Frozen: nothing can be written beside the file either, so no other program can change it.
    enum class Access { Write, Read, Frozen };

    explicit SqliteDatabase(const QString &path);

    // Opens the file and reads its first page.
    [[nodiscard]] Done connect(Access access);
    // How every connection that writes works: write-ahead log where it is granted, foreign keys,
    // nothing acknowledged before it is on the disk, erased rows overwritten.
    [[nodiscard]] Done prepareWriting();
    [[nodiscard]] const QString &path() const { return m_path; }
    // Of the last connect(): the file was left in a state that only a writer can mend.
    [[nodiscard]] bool needsWriter() const { return m_needsWriter; }
    // Of the last connect(): a file that has to stand beside it can't be made.
    [[nodiscard]] bool isOutOfReach() const { return m_isOutOfReach; }

    [[nodiscard]] bool isReadOnly() const override { return m_access != Access::Write; }
    [[nodiscard]] QString beginStatement() const override;
    [[nodiscard]] Error errorOf(const QSqlError &answer) const override;
    [[nodiscard]] Error readOnlyError() const override;
    [[nodiscard]] qint64 foreignChanges() const override;
    [[nodiscard]] Done dropBackups() override;
    void forgetErased() override;

private:
    QString m_path;
    Access m_access = Access::Write;
    bool m_needsWriter = false;
    bool m_isOutOfReach = false;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kiosk/pingate.h"
#include "kiosk/staffpin.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace configurator::test {

using namespace Qt::StringLiterals;

inline constexpr auto allowed = PinEntry {PinEntry::Verdict::Allowed, 0};

inline PinEntry wrong(int seconds)
{
    return {PinEntry::Verdict::Wrong, seconds};
}

inline PinEntry waiting(int seconds)
{
    return {PinEntry::Verdict::Waiting, seconds};
}

// Of the PIN 1234. Hashing takes its time, so it is done once.
inline const QByteArray &hashOf1234()
{
    static const QByteArray hash = *hashedPin(u"1234");
    return hash;
}

// The data folder of a kiosk, and a clock that stands until it is told to go on.
class PinFolder
{
public:
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString file() const { return pinTriesFile(path()); }
    // As the program makes it when it is started.
    [[nodiscard]] PinGate gate() const
    {
        return {path(), hashOf1234(), [this] { return m_now; }};
    }
    [[nodiscard]] bool write(const QByteArray &json) const
    {
        QFile file(this->file());
        return file.open(QIODevice::WriteOnly) && file.write(json) == json.size();
    }
    // A count of wrong tries, the last of them now.
    [[nodiscard]] bool writeCount(int wrong) const
    {
        return write(R"({"version": 1, "wrong": %1, "last": "%2"})"_L1
                         .arg(QString::number(wrong), m_now.toString(Qt::ISODateWithMs))
                         .toUtf8());
    }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(this->file());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void pass(qint64 seconds) { passMs(seconds * 1000); }
    void passMs(qint64 ms) { m_now = m_now.addMSecs(ms); }
    // A folder in the file's place can't be replaced, whoever runs the test.
    void lock() const
    {
        QFile::remove(file());
        QDir().mkpath(file() + u"/inside"_s);
    }
    void unlock() const { QDir(file()).removeRecursively(); }

private:
    QTemporaryDir m_folder;
    QDateTime m_now {QDate(2026, 11, 30), QTime(9, 0), Qt::UTC};
};

} // namespace configurator::test

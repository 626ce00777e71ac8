// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QByteArray>
#include <QDateTime>

#include <functional>
#include <optional>

namespace configurator {

// Seconds to wait after so many wrong tries in a row: none after the first 3, then 30 s, 60 s, 2,
// 4, 8, 15, 30 and 60 min, and 60 min after every further one.
int pinWaitAfter(int wrongTries);

struct PinEntry
{
    enum class Verdict { Allowed, Wrong, Waiting };
    Verdict verdict = Verdict::Waiting;
    int seconds = 0; // until the next try counts; a try while waiting is not looked at
    bool operator==(const PinEntry &) const = default;
};

// Looks at typed PINs, and makes those who guess wait. Wrong tries are counted in kiosk-tries.json
// in `folder`, and each is written before its verdict is given, so that ending the program wins no
// try. Make one gate for the whole run of the program.
//
// A count that can't be read, or a try that can't be written, costs the longest wait: it may be the
// trace of somebody who tampers, and staff have a second way in, since setting a PIN anew on the
// command line starts the count afresh. After that hour a try is looked at all the same, so that a
// full disk locks nobody out for good; the hour begins again when the program is started again.
//
// A clock that was set back never shortens a wait: once that is noticed, the wait of that step
// begins anew, and is never longer than that.
class PinGate
{
public:
    using Clock = std::function<QDateTime()>; // any time zone

    PinGate(const QString &folder, QByteArray pinHash,
            Clock clock = &QDateTime::currentDateTimeUtc);

    // What can't be a PIN (see staffpin.h) is wrong, but counts for nothing.
    [[nodiscard]] PinEntry enter(QStringView typed);
    // Until the next try is looked at, rounded up; 0: at once.
    [[nodiscard]] int secondsToWait();
    // Another PIN counts from now on.
    void setPinHash(const QByteArray &pinHash) { m_hash = pinHash; }

private:
    struct Tries
    {
        int wrong = 0; // in a row
        QDateTime last; // when the wait after them began
    };

    [[nodiscard]] Tries tries();
    [[nodiscard]] int waitFor(Tries tries);
    [[nodiscard]] bool keep(const Tries &tries);
    [[nodiscard]] PinEntry verdict(QStringView typed, const Tries &counted);

    QString m_path;
    QByteArray m_hash;
    Clock m_clock;
    std::optional<Tries> m_unwritten; // counts while the file can't be written
};

QString pinTriesFile(const QString &folder);
// Starts the count afresh; for a PIN that was set anew.
Done forgetPinTries(const QString &folder);

} // namespace configurator

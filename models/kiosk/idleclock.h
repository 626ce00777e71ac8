// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kiosk/kiosksettings.h"

namespace configurator {

// What is to be done after an event or a tick.
struct IdleStep
{
    bool isReset = false; // wipe everything of the customer before, first
    bool isSwallowed = false; // the event only woke the kiosk: nobody else may see it
    bool operator==(const IdleStep &) const = default;
};

// When the kiosk goes back to its attract screen. Attract: the first activity wakes it. Active:
// after the idle time the countdown begins. Counting: activity of any sort goes back to Active, and
// at 0 everything is reset.
//
// `now` is in ms since any moment, of a clock that goes on while the machine sleeps (the time of
// day, not a QElapsedTimer): whoever wakes a machine that slept beyond the countdown meets a kiosk
// that was reset. A clock that is set back neither lengthens nor shortens what is left.
class IdleClock
{
public:
    enum class Phase { Attract, Active, Counting };

    IdleClock() = default; // the usual times
    explicit IdleClock(const KioskSettings &settings);

    // A touch, a key, the wheel, a drag: whatever a person does (not a pointer that rests).
    [[nodiscard]] IdleStep activity(qint64 now);
    // As often as the countdown is repainted, and at least once a second.
    [[nodiscard]] IdleStep tick(qint64 now);
    // "I am still here": like activity, but wakes nothing.
    [[nodiscard]] IdleStep stay(qint64 now);
    // The customer is done: back to Attract at once.
    [[nodiscard]] IdleStep finish();

    [[nodiscard]] Phase phase() const { return m_phase; }
    // While counting, rounded up; otherwise 0.
    [[nodiscard]] int secondsLeft(qint64 now) const;

private:
    [[nodiscard]] qint64 passed(qint64 now) const;
    void follow(qint64 now);
    void begin(qint64 now);

    qint64 m_idle = qint64 {1000} * KioskSettings().idleSeconds;
    qint64 m_countdown = qint64 {1000} * KioskSettings().countdownSeconds;
    Phase m_phase = Phase::Attract;
    qint64 m_last = 0; // activity, as the clock goes now
    qint64 m_seen = 0; // what the clock said when it was looked at last
};

} // namespace configurator

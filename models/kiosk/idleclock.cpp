// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/idleclock.h"

#include <algorithm>

namespace configurator {

IdleClock::IdleClock(const KioskSettings &settings)
    : m_idle(qint64 {1000} * settings.idleSeconds)
    , m_countdown(qint64 {1000} * settings.countdownSeconds)
{
}

qint64 IdleClock::passed(qint64 now) const
{
    return std::max(now, m_seen) - m_last;
}

// A clock that was set back takes the last activity with it.
void IdleClock::follow(qint64 now)
{
    if (now < m_seen)
        m_last -= m_seen - now;
    m_seen = now;
}

void IdleClock::begin(qint64 now)
{
    m_phase = Phase::Active;
    m_last = now;
    m_seen = now;
}

IdleStep IdleClock::tick(qint64 now)
{
    if (m_phase == Phase::Attract)
        return {};
    follow(now);
    if (passed(now) >= m_idle + m_countdown)
        return finish();
    m_phase = passed(now) >= m_idle ? Phase::Counting : Phase::Active;
    return {};
}

IdleStep IdleClock::activity(qint64 now)
{
    IdleStep step = tick(now); // the time may be over, and nobody has looked
    step.isSwallowed = m_phase == Phase::Attract;
    begin(now);
    return step;
}

IdleStep IdleClock::stay(qint64 now)
{
    const IdleStep step = tick(now);
    if (m_phase != Phase::Attract)
        begin(now);
    return step;
}

IdleStep IdleClock::finish()
{
    const bool wasInUse = m_phase != Phase::Attract;
    m_phase = Phase::Attract;
    return {wasInUse, false};
}

int IdleClock::secondsLeft(qint64 now) const
{
    if (m_phase != Phase::Counting)
        return 0;
    const qint64 left = std::max(qint64 {0}, m_idle + m_countdown - passed(now));
    return static_cast<int>((left + 999) / 1000);
}

} // namespace configurator

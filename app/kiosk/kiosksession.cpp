// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kiosksession.h"

#include "catalogue/catalogue.h"
#include "views/kiosk/kioskwindow.h"
#include "views/kiosk/screens/pinscreen.h"

namespace configurator {

namespace {
constexpr int tickMilliseconds = 250;
} // namespace

KioskSession::KioskSession(KioskWindow &window, const Catalogue &catalogue,
                           const KioskSettings &settings, const QString &dataFolder, Now now,
                           QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_catalogue(catalogue)
    , m_idle(settings)
    , m_folder(dataFolder)
    , m_gate(dataFolder, settings.pinHash)
    , m_statistics(dataFolder)
    , m_now(std::move(now))
{
    // A screen reader presses without a touch or a key that the guard could see.
    connect(&window, &KioskWindow::acted, this, [this] { (void)activity(); });
    connect(&window, &KioskWindow::stayAsked, this, [this] {
        take(m_idle.stay(m_now()));
        tick();
    });
    connect(&window, &KioskWindow::doneAsked, this, &KioskSession::finish, Qt::QueuedConnection);
    connect(&window, &KioskWindow::unitAdded, this, &KioskSession::countUnit);
    connect(&window, &KioskWindow::modelOpened, this,
            [this](const QString &id) { m_statistics.count(KioskEvent::ModelOpened, id); });
    connect(&window, &KioskWindow::buildShown, this, [this](qint64 gpus) {
        m_statistics.count(KioskEvent::BuildShown, buildSizeClass(gpus));
    });
    connect(window.pinScreen(), &PinScreen::entered, this, &KioskSession::tryPin);
    connect(&m_tick, &QTimer::timeout, this, &KioskSession::tick);
    m_tick.start(tickMilliseconds);
}

KioskSession::~KioskSession()
{
    (void)m_statistics.save(); // nobody is there who could read why not
}

bool KioskSession::activity()
{
    const IdleStep step = m_idle.activity(m_now());
    take(step);
    if (m_idle.phase() == IdleClock::Phase::Active) {
        m_window.wake();
        m_window.hideCountdown();
    }
    return step.isSwallowed;
}

void KioskSession::tick()
{
    take(m_idle.tick(m_now()));
    if (m_idle.phase() == IdleClock::Phase::Counting)
        m_window.showCountdown(m_idle.secondsLeft(m_now()));
    else
        m_window.hideCountdown();
}

void KioskSession::take(const IdleStep &step)
{
    if (!step.isReset)
        return;
    m_window.reset();
    (void)m_statistics.save();
}

void KioskSession::finish()
{
    take(m_idle.finish());
}

void KioskSession::askPin()
{
    // A PIN that was set meanwhile counts: staff who forgot theirs need no restart.
    if (const Result<KioskSettings> settings = readKioskSettings(m_folder))
        m_gate.setPinHash(settings->pinHash);
    m_window.showPin(m_gate.secondsToWait());
}

void KioskSession::tryPin(const QString &pin)
{
    const PinEntry entry = m_gate.enter(pin);
    if (entry.verdict != PinEntry::Verdict::Allowed) {
        m_window.pinScreen()->sayWrong(entry.seconds);
        return;
    }
    m_window.leave();
    Q_EMIT left();
}

// Wanted, and not to be had at a price: what the shop should look for.
void KioskSession::countUnit(const QString &unit)
{
    const Unit *known = m_catalogue.unit(unit);
    if (known && !known->price)
        m_statistics.count(KioskEvent::UnitMissing, unit);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kiosk/idleclock.h"
#include "kiosk/pingate.h"
#include "kiosk/statisticsfile.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace configurator {

class Catalogue;
class KioskWindow;

// What the kiosk's window does by itself and by whom: the idle clock, the way out, the counting.
class KioskSession : public QObject
{
    Q_OBJECT

public:
    using Now = std::function<qint64()>; // milliseconds

    KioskSession(KioskWindow &window, const Catalogue &catalogue, const KioskSettings &settings,
                 const QString &dataFolder, Now now, QObject *parent = nullptr);
    ~KioskSession() override;
    // Every touch, key, wheel and drag. True: it only woke the kiosk, and nobody else may see it.
    [[nodiscard]] bool activity();
    void tick();
    void askPin();
    [[nodiscard]] const KioskDays &counted() const { return m_statistics.days(); }

Q_SIGNALS:
    void left(); // by staff, with the PIN

private:
    void take(const IdleStep &step);
    void finish();
    void tryPin(const QString &pin);
    void countUnit(const QString &unit);

    KioskWindow &m_window;
    const Catalogue &m_catalogue;
    IdleClock m_idle;
    QString m_folder;
    PinGate m_gate;
    StatisticsFile m_statistics;
    Now m_now;
    QTimer m_tick;
};

} // namespace configurator

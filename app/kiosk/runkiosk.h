// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QApplication;

namespace configurator {

struct KioskStart
{
    QString catalogueFolder; // instead of the catalogue inside the program; empty: not asked for
    QString dataFolder; // of kiosk.json and what is counted; empty: the user's own
};

// Runs until staff leave with the PIN (0), or the system ends it (0). 2: it does not start without
// a staff PIN, with a broken catalogue, or beside another kiosk; why is on standard error.
int runKiosk(QApplication &application, const KioskStart &start);

} // namespace configurator

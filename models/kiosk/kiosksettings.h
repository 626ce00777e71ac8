// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "common/result.h"

#include <QByteArray>

namespace configurator {

// What the shop sets for one kiosk, in kiosk.json of its data folder.
struct KioskSettings
{
    QByteArray pinHash; // of the staff PIN, see staffpin.h
    int idleSeconds = 90; // without activity before the countdown; 20 to 3600
    int countdownSeconds = 15; // before everything is wiped; 5 to 60
    Region region = Region::Eu; // of the everyday comparison
    bool operator==(const KioskSettings &) const = default;
};

QString kioskSettingsFile(const QString &folder);

// Refuses whatever has no staff PIN that can be read, so that a kiosk never runs unlocked: a
// missing file, one with a fault in any field, one of another version. Says how a PIN is set.
Result<KioskSettings> readKioskSettings(const QString &folder);

// Whole or not at all; makes the folder.
Done writeKioskSettings(const KioskSettings &settings, const QString &folder);

// Writes another PIN and leaves the other settings as they are; a hash that can't be read is
// replaced. A file with other faults is named and stays as it is.
Done setStaffPin(QStringView typed, const QString &folder);

} // namespace configurator

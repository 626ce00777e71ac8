// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/kiosk/kioskcommands.h"

#include "cli/clitext.h"
#include "cli/console.h"
#include "cli/kiosk/pinentry.h"
#include "kiosk/kiosksettings.h"
#include "kiosk/pingate.h"
#include "kiosk/staffpin.h"

#include <QDir>

namespace configurator {

using namespace Qt::StringLiterals;

Result<Answer> runKioskSetPin(const Arguments &arguments)
{
    const QString folder = kioskFolder(arguments);
    Result<QString> entered = enteredPin();
    if (!entered)
        return Error {entered.error()};
    QString pin = std::move(entered).value();
    const Done set = setStaffPin(pin, folder);
    wipe(pin);
    if (!set)
        return Error {set.error()};
    if (const Done fresh = forgetPinTries(folder); !fresh)
        printError(fresh.error()); // the PIN counts all the same
    const QString file = QDir::toNativeSeparators(kioskSettingsFile(folder));
    return Answer {
        {{u"file"_s, file}}, Cli::tr("The staff PIN is set. Its hash is in %1.").arg(file), true};
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/runkiosk.h"

#include "catalogue/catalogueloader.h"
#include "kiosk/kiosksession.h"
#include "views/common/dress.h"
#include "views/kiosk/kioskguard.h"
#include "views/kiosk/kioskwindow.h"

#include <QApplication>
#include <QDir>
#include <QDateTime>
#include <QLockFile>
#include <QStandardPaths>

#include <csignal>
#include <cstdio>

namespace configurator {

namespace {

volatile std::sig_atomic_t isEndAsked = 0;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(Kiosk)
};

int refuse(const QString &sentence)
{
    std::fputs(qPrintable(sentence + u'\n'), stderr);
    return 2;
}

// A terminal that closes must not take the kiosk with it; the system may end it.
void followSignals()
{
    std::signal(SIGHUP, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
    for (const int number : {SIGTERM, SIGINT})
        std::signal(number, [](int) { isEndAsked = 1; });
}

QString folderOf(const KioskStart &start)
{
    return start.dataFolder.isEmpty()
        ? QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
        : start.dataFolder;
}

int show(QApplication &application, const Catalogue &catalogue, const KioskSettings &settings,
         const QString &folder)
{
    KioskWindow window(catalogue, settings.region);
    // By the wall clock: it goes on while the machine sleeps.
    KioskSession session(window, catalogue, settings, folder, &QDateTime::currentMSecsSinceEpoch);
    KioskGuard guard(window, [&session] { return session.activity(); });
    QObject::connect(&guard, &KioskGuard::exitAsked, &session, &KioskSession::askPin);
    // Not quit(): that asks the window, which refuses.
    QObject::connect(&session, &KioskSession::left, &application,
                     [] { QCoreApplication::exit(0); });
    QTimer signalled;
    QObject::connect(&signalled, &QTimer::timeout, &application, [] {
        if (isEndAsked)
            QCoreApplication::exit(0);
    });
    signalled.start(200);
    // A window that is closed by anybody else never ends the program.
    QApplication::setQuitOnLastWindowClosed(false);
    window.showFullScreen();
    return QApplication::exec();
}

} // namespace

int runKiosk(QApplication &application, const KioskStart &start)
{
    const QString folder = folderOf(start);
    const Result<KioskSettings> settings = readKioskSettings(folder);
    if (!settings)
        return refuse(settings.error());
    QDir().mkpath(folder);
    QLockFile lock(QDir(folder).filePath(QStringLiteral("kiosk.lock")));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0))
        return refuse(Say::tr("A kiosk runs already with the folder %1. It is left alone.")
                          .arg(QDir::toNativeSeparators(folder)));
    const LoadedCatalogue loaded = loadCatalogue(
        start.catalogueFolder.isEmpty() ? shippedCatalogueFolder() : start.catalogueFolder);
    if (!loaded.faults.isEmpty())
        return refuse(Say::tr("The kiosk does not start with a catalogue that has faults. The "
                              "first is: %1")
                          .arg(loaded.faults.first()));
    followSignals();
    dressApplication(false);
    wearLook({}); // before the window, whose screens take their sizes from the font
    return show(application, loaded.catalogue, *settings, folder);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/window.h"

#include "gui/kioskfigures.h"
#include "gui/modelshelf.h"
#include "gui/quotedesk.h"
#include "gui/session.h"
#include "items/builddocument.h"
#include "storefile.h"
#include "views/common/dress.h"
#include "views/common/theme.h"
#include "views/mainwindow.h"
#include "views/quotes/dialogs/quotedialogs.h"

#include <QApplication>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <future>

using namespace Qt::StringLiterals;

namespace configurator {

namespace {

bool startsDark(const WindowStart &start)
{
    if (!start.theme.isEmpty())
        return start.theme == u"dark";
    return QSettings().value(u"window/dark"_s, Theme::isDark(QApplication::palette())).toBool();
}

// A screen smaller than the window's usual size is filled; nothing lies outside of it.
void showOnScreen(MainWindow &window)
{
    const QSize room = window.screen()->availableSize();
    if (room.width() > window.width() && room.height() > window.height())
        window.show();
    else
        window.showMaximized();
}

int writePicture(QApplication &application, MainWindow &window, const QString &path)
{
    window.show();
    int code = 0;
    // One turn of the event loop after the layout has settled.
    QTimer::singleShot(200, &window, [&] {
        if (!window.grab().save(path, "PNG")) {
            std::fputs(qPrintable(QApplication::translate(
                                      "window", "The picture could not be written to %1.\n")
                                      .arg(path)),
                       stderr);
            code = 2;
        }
        application.quit();
    });
    application.exec();
    return code;
}

} // namespace

int runWindow(QApplication &application, const WindowStart &start)
{
    // Files are read while fonts and style are made ready: the first paint waits for both.
    std::future<LoadedCatalogue> reading = std::async(std::launch::async, [&start] {
        return loadCatalogue(start.catalogueFolder.isEmpty() ? shippedCatalogueFolder()
                                                             : start.catalogueFolder);
    });
    dressApplication(startsDark(start));
    LoadedCatalogue loaded = reading.get();
    const QString dataFolder
        = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    // A catalogue that is named stands alone, as it does on the command line.
    const OwnModels own(dataFolder, loaded.catalogue.models());
    const LoadedModels models = start.catalogueFolder.isEmpty() ? own.load() : LoadedModels();
    QStringList faults = loaded.faults + models.faults;
    const auto store = SqliteStore::open(storeFile(start.storeFile));
    if (!store)
        faults << store.error();
    loaded.catalogue.setOwnModels(models.models);
    const Result<ShopProfile> profile = store ? (*store)->profile() : ShopProfile();
    BuildDocument document(loaded.catalogue, profile ? profile->region : Region::Eu);
    MainWindow window(document);
    FileDialogs dialogs;
    QuoteDialogs questions(dialogs);
    ModelShelf shelf(own, loaded.catalogue, document, window, dialogs);
    Session session(document, window, dialogs, shelf, dataFolder);
    std::optional<QuoteDesk> desk;
    if (store) {
        desk.emplace(**store, loaded.catalogue, document, window, dialogs, questions, dataFolder);
        // A catalogue that is named stands alone.
        if (start.catalogueFolder.isEmpty())
            desk->takePrices();
        faults << desk->restoreUnsaved();
        session.useProfile([&desk] { return desk->profile(); });
        QObject::connect(&*desk, &QuoteDesk::kioskFiguresAsked, &window,
                         [&] { showKioskFigures(window, dialogs, loaded.catalogue, dataFolder); });
        QObject::connect(&session, &Session::quoteFileFound, &*desk, &QuoteDesk::openFile);
    }
    session.begin(start.buildFile, faults);
    QObject::connect(&window, &MainWindow::themeChanged, &window,
                     [](bool isDark) { QSettings().setValue(u"window/dark"_s, isDark); });
    if (!start.pictureFile.isEmpty())
        return writePicture(application, window, start.pictureFile);
    showOnScreen(window);
    return QApplication::exec();
}

} // namespace configurator

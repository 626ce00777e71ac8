// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "views/common/dress.h"
#include "views/mainwindow.h"

#include <QApplication>

#include <cstring>

using namespace configurator;

int main(int argc, char **argv)
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (argc > 1 && std::strcmp(argv[1], "--bare") == 0)
        return bench::showBareWindow(application);
    if (argc > 1 && std::strcmp(argv[1], "--shop") == 0)
        return bench::showShopWindow(application);
    if (argc > 1 && std::strcmp(argv[1], "--pdf") == 0)
        return bench::printOneQuote();
    bench::compareStarts();
    dressApplication(false);
    bench::timeDrops();
    bench::timeSearch();
    bench::timeImport();
    bench::timeNeedTable();
    bench::timePdf();
    bench::timeQuoteStore();
    return 0;
}

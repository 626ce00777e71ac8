// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "views/common/dress.h"
#include "views/mainwindow.h"

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <cstring>

using namespace configurator;

double bench::medianTime(const std::function<void()> &step)
{
    std::array<double, 11> times {};
    for (double &time : times) {
        QElapsedTimer timer;
        timer.start();
        step();
        time = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

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
    bench::timeRecommend();
    bench::timePdf();
    bench::timeQuoteStore();
    return 0;
}

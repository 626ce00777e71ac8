// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "catalogue/catalogueloader.h"
#include "items/builddocument.h"
#include "views/common/dress.h"
#include "views/mainwindow.h"

#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <future>

namespace configurator::bench {

namespace {

// Since the process was started, by the system's own record.
double millisecondsSinceStart()
{
    QFile stat(QStringLiteral("/proc/self/stat"));
    QFile uptime(QStringLiteral("/proc/uptime"));
    if (!stat.open(QIODevice::ReadOnly) || !uptime.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray fields = stat.readAll();
    const QList<QByteArray> after = fields.mid(fields.lastIndexOf(')') + 2).split(' ');
    const double started = after.at(19).toDouble() / 100.0;
    return (uptime.readAll().split(' ').first().toDouble() - started) * 1000;
}

long residentKilobytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toLong();
    }
    return 0;
}

class FirstPaint : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !m_isSeen) {
            m_isSeen = true;
            // After this paint, not before it.
            QTimer::singleShot(0, this, [] {
                std::printf("%.1f %ld\n", millisecondsSinceStart(), residentKilobytes());
                QCoreApplication::quit();
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_isSeen = false;
};

struct Run
{
    double milliseconds = 0;
    double kilobytes = 0;
};

Run runChild(const QString &mode)
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {mode});
    child.waitForFinished(60'000);
    const QList<QByteArray> words = child.readAllStandardOutput().trimmed().split(' ');
    return words.size() == 2 ? Run {words[0].toDouble(), words[1].toDouble()} : Run {};
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

int showBareWindow(QApplication & /*application*/)
{
    QChartView view(new QChart);
    FirstPaint first;
    view.viewport()->installEventFilter(&first);
    view.resize(1440, 900);
    view.show();
    return QApplication::exec();
}

int showShopWindow(QApplication & /*application*/)
{
    // As app/gui/window.cpp begins.
    std::future<LoadedCatalogue> reading
        = std::async(std::launch::async, [] { return loadCatalogue(shippedCatalogueFolder()); });
    dressApplication(false);
    const LoadedCatalogue loaded = reading.get();
    BuildDocument document(loaded.catalogue);
    MainWindow window(document);
    FirstPaint first;
    window.installEventFilter(&first);
    window.show();
    return QApplication::exec();
}

void compareStarts()
{
    constexpr int runs = 11;
    std::vector<double> bare;
    std::vector<double> shop;
    std::vector<double> bareMemory;
    std::vector<double> shopMemory;
    for (int i = 0; i <= runs; ++i) {
        const Run a = runChild(QStringLiteral("--bare"));
        const Run b = runChild(QStringLiteral("--shop"));
        if (i == 0)
            continue; // warm-up
        bare.push_back(a.milliseconds);
        shop.push_back(b.milliseconds);
        bareMemory.push_back(a.kilobytes);
        shopMemory.push_back(b.kilobytes);
    }
    std::printf(
        "start to first painted window: %.0f ms, bare chart window %.0f ms, ratio %.2f (aim 1.5)\n",
        median(shop), median(bare), median(shop) / median(bare));
    std::printf("memory at rest: %.1f MiB, bare chart window %.1f MiB, ratio %.2f\n",
                median(shopMemory) / 1024, median(bareMemory) / 1024,
                median(shopMemory) / median(bareMemory));
}

} // namespace configurator::bench

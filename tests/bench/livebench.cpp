// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "catalogue/catalogueloader.h"
#include "items/builddocument.h"
#include "items/cataloguemodel.h"
#include "support/samples.h"
#include "views/build/catalogue/cataloguepanel.h"
#include "views/mainwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>

#include <algorithm>
#include <cstdio>

namespace configurator::bench {

namespace {

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// Everything that one step sets in motion, painting included.
double timed(const std::function<void()> &step)
{
    QElapsedTimer timer;
    timer.start();
    step();
    QApplication::processEvents();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double dropTime(const Catalogue &catalogue, int rows)
{
    Build build;
    build.choice.model = QStringLiteral("llama-3.3-70b-instruct");
    const QStringList units {QStringLiteral("rtx-5090"), QStringLiteral("rtx-3090"),
                             QStringLiteral("rtx-4090"), QStringLiteral("dgx-spark")};
    for (int row = 0; row < rows; ++row)
        build.items.push_back({units.at(row % units.size()), 1, {}});
    BuildDocument document(catalogue);
    document.start(build);
    MainWindow window(document);
    window.show();
    QApplication::processEvents();
    std::vector<double> times;
    for (int i = 0; i < 21; ++i) {
        times.push_back(timed([&] {
            (void)document.drop({QStringLiteral("rtx-5090"), {}}, {Target::Kind::Ground, -1});
        }));
        times.push_back(timed([&] { document.undoStack()->undo(); }));
    }
    return median(times);
}

} // namespace

void timeDrops()
{
    const LoadedCatalogue loaded = loadCatalogue(shippedCatalogueFolder());
    const double ten = dropTime(loaded.catalogue, 10);
    for (const int rows : {10, 1000, 9999}) {
        const double time = rows == 10 ? ten : dropTime(loaded.catalogue, rows);
        std::printf("drop to repaint at %d rows: %.2f ms (aim 16), %.2f times that of 10 rows\n",
                    rows, time, time / ten);
    }
}

void timeSearch()
{
    constexpr int entries = 100'000;
    std::vector<Unit> units;
    const LoadedCatalogue loaded = loadCatalogue(shippedCatalogueFolder());
    const std::vector<Unit> &shipped = loaded.catalogue.units();
    for (int i = 0; i < entries; ++i) {
        Unit unit = shipped[static_cast<std::size_t>(i) % shipped.size()];
        unit.id += QString::number(i);
        unit.name += QStringLiteral(" edition %1").arg(i);
        unit.bridge.reset();
        units.push_back(std::move(unit));
    }
    const Catalogue catalogue(std::move(units), {}, {}, {}, Currency {});
    BuildDocument document(catalogue);
    CataloguePanel panel(document);
    panel.resize(316, 800);
    panel.show();
    QApplication::processEvents();
    auto *search = panel.findChild<QLineEdit *>(QStringLiteral("searchCatalogue"));
    std::vector<double> times;
    for (const QString &word :
         {QStringLiteral("rtx 5090"), QStringLiteral("edition 77"), QStringLiteral("radeon")}) {
        search->clear();
        for (const QChar letter : word)
            times.push_back(timed([&] { search->insert(letter); }));
    }
    std::printf("search over %d entries: median %.2f ms a keystroke, slowest %.2f ms (aim 16)\n",
                entries, median(times), *std::max_element(times.begin(), times.end()));
}

} // namespace configurator::bench

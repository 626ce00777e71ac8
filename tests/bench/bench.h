// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QApplication;

namespace configurator::bench {

// Milliseconds of the middle one of 11 runs.
double medianTime(const std::function<void()> &step);

// A child process shows one window, paints it once, prints "milliseconds kilobytes" and ends.
int showBareWindow(QApplication &application);
int showShopWindow(QApplication &application);

// A child process prints a quote of one page and ends.
int printOneQuote();

void compareStarts(); // start and memory against the bare window
void timeDrops(); // drop to repaint at 10, 1,000 and 10,000 units
void timeSearch(); // a keystroke over 100,000 entries
void timeImport(); // a GGUF of 1 TiB, most of it a hole, against a small one
void timeNeedTable(); // every model, format and length against reading the catalogue

void timePdf(); // a quote of one page against wkhtmltopdf, 1,000 lines against 100
void timeQuoteStore(); // lists and searches over 100,000 stored quotes against 1,000
void timeRecommend(); // the shop's catalogue and one of 10,000 units

} // namespace configurator::bench

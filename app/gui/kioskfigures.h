// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace configurator {

class Catalogue;
class MainWindow;
class Prompts;

// Shows staff what the kiosk under `dataFolder` counted, and exports it as CSV.
void showKioskFigures(MainWindow &window, Prompts &prompts, const Catalogue &catalogue,
                      const QString &dataFolder);

} // namespace configurator

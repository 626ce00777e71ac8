// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace configurator {

// A sentence for each text that has letters for which neither the shop's font nor any other
// installed one has a shape: they would be printed as empty boxes. Texts that occur twice are named
// once. Needs a QGuiApplication.
QStringList missingGlyphs(const QStringList &texts);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/compare/sidebyside.h"

#include <QByteArray>
#include <QDate>

namespace configurator {

// A comparison as a PDF file in memory. Needs a QGuiApplication for its fonts.
Result<QByteArray> comparisonPdf(const SideBySide &table, QDate made);

// The same on disk, written whole or not at all: an older file stays when anything fails.
Done writeComparisonPdf(const SideBySide &table, QDate made, const QString &path);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/planning/plan.h"

#include <QCoreApplication>

namespace configurator {

// The sentences about what goes where share one translation context.
class PlanText
{
    Q_DECLARE_TR_FUNCTIONS(plan)
};

// Of a unit that the catalogue may lack.
QString nameOf(const Catalogue &catalogue, const QString &unit);
// "GeForce RTX 3090" or "3 × GeForce RTX 3090".
QString countedName(const QString &name, qint64 count);
QString noSuchRow();

bool hasRoom(const Catalogue &catalogue, const BuildItem &machine, const Unit &part, qint64 more);
// Why `more` of `part` don't go into this machine now, or empty. For a held bridge it is the cards
// that count, for a card the free places.
QString whyNoRoom(const Catalogue &catalogue, const BuildItem &machine, const Unit &part,
                  qint64 more);
// Why `more` of `bridge` don't go onto the loose cards of this sort, or empty.
QString whyNotOnLoose(const Catalogue &catalogue, const Build &build, const Unit &bridge,
                      const Unit &card, qint64 more);
// How many bridges of any sort this machine holds.
qint64 bridgesIn(const Catalogue &catalogue, const BuildItem &machine);

// Why a build may not have `units` units or `rows` rows, or empty.
QString whyTooManyUnits(qint64 units);
QString whyTooManyRows(std::size_t rows);

} // namespace configurator

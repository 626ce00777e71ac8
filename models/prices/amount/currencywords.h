// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace configurator {

// Which currencies a sign, code or word beside an amount may mean: "€" is EUR, "$" any of the
// dollars and pesos, "сом" KGS. Empty for what names none. Case and a closing dot don't matter.
QStringList currenciesOf(const QString &word);

} // namespace configurator

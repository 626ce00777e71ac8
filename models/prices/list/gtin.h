// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace configurator {

// The last digit of a GTIN-8, UPC, EAN or GTIN-14 from the others: weights 3, 1, 3, ... from the
// right, the sum completed to the next ten (GS1 General Specifications, 7.9.1).
int gtinCheckDigit(QStringView digits);

// What is wrong with a GTIN as a sentence; empty where nothing is. A GTIN stays text: zeros before
// it belong to it.
QString gtinFault(const QString &gtin);

} // namespace configurator

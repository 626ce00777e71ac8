// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/modelchoice.h"

namespace configurator {

// The numbers that build codes carry for formats, engines and element types of the context. They
// are for ever: new ones are added at the end, and none is moved or taken out.

int formatNumber(const QString &format); // 1, 2 ...; 0: it has none
QString formatOfNumber(int number); // empty: none has this number
int engineNumber(Engine engine); // 0, 1 ...
std::optional<Engine> engineOfNumber(int number);
int kvFormatNumber(KvFormat format); // 0, 1 ...
std::optional<KvFormat> kvFormatOfNumber(int number);

} // namespace configurator

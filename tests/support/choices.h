// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/modelchoice.h"

namespace configurator::test {

// A way of running whatever model the test has in hand.
inline ModelChoice choiceOf(const QString &format, qint64 context, int users, Engine engine,
                            KvFormats kv = {}, const EngineSettings &settings = {})
{
    return {QStringLiteral("any"), format, context, users, engine, kv, settings};
}

} // namespace configurator::test

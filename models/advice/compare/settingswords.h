// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/modelchoice.h"

namespace configurator {

// The choice without what has no effect on it: all of it where no model is chosen, else the
// settings of the other engine.
ModelChoice effective(const ModelChoice &choice);

// What is set otherwise than the engine has it by itself; empty where nothing is.
QString settingsText(const ModelChoice &choice);

} // namespace configurator

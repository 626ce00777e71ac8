// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/unit.h"

#include <QStringList>

namespace configurator {

// One line that a screen shows, out of whatever a file has; empty when nothing of it can be shown.
QString lineOf(const QString &text);
// An id of the catalogue out of a name: "Llama 3.1 8B" is "llama-3.1-8b".
QString idOf(const QString &name);
// "model.gguf", or "model-00001-of-00003.gguf and 2 more files".
QString filesText(const QStringList &names);
// A figure that stands in these files.
Origin originIn(const QStringList &names, bool isAssumed = false);

} // namespace configurator

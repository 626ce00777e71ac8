// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QJsonObject>

namespace configurator {

// JSON as the files of models have it: Python's NaN and Infinity are read as texts, so that a field
// that needs a number names them. A name that stands twice in an object is a fault.
Result<QJsonObject> parseModelJson(const QByteArray &text, const QString &file);

} // namespace configurator

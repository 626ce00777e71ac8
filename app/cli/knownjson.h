// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonValue>

#include <optional>

namespace configurator {

// What is not known is null, never 0.
template <typename Number>
QJsonValue knownJson(const std::optional<Number> &number)
{
    return number ? QJsonValue(qint64 {*number}) : QJsonValue(QJsonValue::Null);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/jsonreader.h"

#include <initializer_list>
#include <vector>

namespace configurator {

using Names = std::initializer_list<QStringView>;

// Fields of a config.json, which go by several names: the first that is there counts.
class HfFields
{
public:
    HfFields(const QJsonObject &object, const QString &where, FaultList *faults);

    JsonReader &reader() { return m_reader; }
    [[nodiscard]] bool has(QStringView name) const { return m_reader.has(name); }
    [[nodiscard]] bool isList(QStringView name) const { return m_object.value(name).isArray(); }
    // The largest item where the field is a list of one number a layer.
    std::optional<qint64> number(Names names, qint64 low, qint64 high);
    qint64 number(Names names, qint64 low, qint64 high, qint64 fallback);
    qint64 required(Names names, qint64 low, qint64 high); // low, with a fault, if absent
    // One number a layer, out of a list or one number for all; empty when absent.
    std::vector<qint64> perLayer(Names names, qint64 layers, qint64 low, qint64 high);
    // A text a layer out of a list; empty when absent.
    QStringList words(Names names, qint64 layers);
    HfFields nested(QStringView name); // without any field where there is no such object

private:
    [[nodiscard]] QStringView present(Names names) const;
    std::vector<qint64> items(QStringView name, qint64 low, qint64 high);

    QJsonObject m_object;
    FaultList *m_faults;
    JsonReader m_reader;
};

} // namespace configurator

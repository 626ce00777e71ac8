// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/unit.h"
#include "common/jsonreader.h"

#include <QHash>

namespace configurator {

// The share of as-sold memory that a family's products offer where no driver output is known.
struct UsableRule
{
    int perMille = 0;
    QString source;
};

// Reads the entries of gpus.json, machines.json and links.json.
class UnitReader
{
public:
    explicit UnitReader(Currency currency);

    // The list "usable_rules" of gpus.json; it counts for the machines too.
    void readRules(JsonReader &file);
    // A machine may name this GPU as the one that is built in.
    void addGpu(const Unit &gpu) { m_gpus.insert(gpu.id, gpu); }
    [[nodiscard]] Unit read(JsonReader &entry, UnitKind kind) const;

private:
    void readPower(JsonReader &entry, Unit &unit) const;
    void readPrice(JsonReader &entry, Unit &unit) const;
    void readParts(JsonReader &entry, Unit &unit) const;
    void readAccelerator(JsonReader &entry, Unit &unit) const;
    void readOwn(JsonReader &reader, Unit &unit, Accelerator &accelerator) const;
    void readBuiltIn(JsonReader &reader, Unit &unit, Accelerator &accelerator) const;
    void readUsable(JsonReader &reader, Unit &unit, Accelerator &accelerator) const;
    [[nodiscard]] Mib usableByRule(JsonReader &reader, Unit &unit,
                                   const Accelerator &accelerator) const;

    Currency m_currency;
    QHash<QString, UsableRule> m_rules; // by family
    QHash<QString, Unit> m_gpus;
};

} // namespace configurator

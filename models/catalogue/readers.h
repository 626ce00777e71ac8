// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "common/jsonreader.h"

#include <functional>

namespace configurator {

// entryreader.cpp: what the entries of all catalogue files have in common.

// Lower-case letters, digits, dot and dash, at most 64; empty, with a fault, for anything else.
QString readId(JsonReader &reader, QStringView key = u"id");
// One line of text that a screen shows: not empty, no control characters.
QString readLine(JsonReader &reader, QStringView key);
QString readLine(JsonReader &reader, QStringView key, const QString &fallback);
// Optional; 0 when it is not known.
int readCount(JsonReader &reader, QStringView key, int high);
// Optional: the stable number of an entry in build codes, 1 to highestCode; 0 when it has none.
int readCode(JsonReader &entry);
Confidence readConfidence(JsonReader &reader);
QStringList confidenceIds(); // in the order of Confidence
// The object "origins", in which only `keys` may stand.
QMap<QString, Origin> readOrigins(JsonReader &entry, const QStringList &keys);
// A fault unless `origins` says where the figure `key` comes from.
void requireOrigin(JsonReader &entry, const QMap<QString, Origin> &origins, const QString &key);
// Reads every entry by itself: `read` gets its reader and takes the entry in when it finds no
// fault in it. `file` and the entry's id name the faults, which all end up in `faults`.
using ReadEntry = std::function<void(JsonReader &reader, const FaultList &own)>;
void readEntries(const QJsonArray &entries, const QString &file, FaultList *faults,
                 const ReadEntry &read);

// partreader.cpp: the parts of a unit that stand alone. Each reads the object of its name inside
// `entry`, and gives nothing when there is none.
std::optional<Link> readLink(JsonReader &entry);
std::optional<Card> readCard(JsonReader &entry);
std::optional<Host> readHost(JsonReader &entry);
std::vector<Port> readPorts(JsonReader &entry);
std::optional<Bridge> readBridge(JsonReader &entry);
std::optional<Fabric> readFabric(JsonReader &entry);

// modelreader.cpp: an entry of models.json.
AiModel readModel(JsonReader &entry);
QStringList layerKindIds(); // in the order of LayerKind

// householdreader.cpp: an entry of appliances.json, and one of its list "circuits".
Appliance readAppliance(JsonReader &entry);
Circuit readCircuit(JsonReader &entry);

} // namespace configurator

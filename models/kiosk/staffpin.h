// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QByteArray>

namespace configurator {

// The PIN with which staff leave the kiosk: 4 to 12 digits. It is kept as a hash alone (Argon2id
// with 2 passes over 64 MiB, libsodium's interactive limits), and no sentence repeats it.
inline constexpr qsizetype shortestPin = 4;
inline constexpr qsizetype longestPin = 12;

bool isPossiblePin(QStringView typed);

// The hash as text, with its limits and a salt of its own: two hashes of one PIN differ.
Result<QByteArray> hashedPin(QStringView typed);
// Whether a text is a hash as hashedPin() makes them. Others are refused before they are computed:
// the limits stand in the hash, and a spoilt one could ask for hours or for all memory.
bool isPinHash(const QByteArray &hash);
// Takes about as long as hashing does. False for what is no PIN and for what is no hash.
bool isPin(const QByteArray &hash, QStringView typed);

// Overwrites what was typed, then empties it. Copies that share its data keep theirs.
void wipe(QString &typed);
void wipe(QByteArray &typed);

} // namespace configurator

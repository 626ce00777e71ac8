// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace configurator {

// The two code pages of Windows in which price lists still come. Tables of the Unicode Consortium,
// https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/ (CP1251.TXT, CP1252.TXT).
enum class CodePage { Windows1251, Windows1252 };

// None when a byte stands for no character there.
std::optional<QString> decodeCodePage(const QByteArray &bytes, CodePage page);

// Cyrillic words are runs of high bytes; Western ones have single high bytes among plain letters.
CodePage likelyCodePage(const QByteArray &bytes);

} // namespace configurator

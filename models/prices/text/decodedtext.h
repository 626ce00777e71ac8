// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace configurator {

enum class TextEncoding { Utf8, Utf16Le, Utf16Be, Windows1251, Windows1252 };

QStringList textEncodingIds(); // "utf-8", "utf-16le", ... in the order of TextEncoding
std::optional<TextEncoding> textEncodingOf(const QString &id);
QString textEncodingId(TextEncoding encoding);

struct DecodedText
{
    QString text; // without byte order mark; no NUL in it
    TextEncoding encoding = TextEncoding::Utf8;
    bool isGuess = false; // the bytes would be text in the other code page of Windows too
    bool operator==(const DecodedText &) const = default;
};

inline constexpr qint64 largestPriceFile = qint64 {32} << 20; // bytes

// Text from outside. A byte order mark decides; then what the person has `chosen`; then where the
// NULs of UTF-16 stand; then UTF-8 where every byte is right, else one of the code pages of
// Windows. Errors name `file`.
Result<DecodedText> decodeText(const QByteArray &bytes, const QString &file,
                               std::optional<TextEncoding> chosen = {});

} // namespace configurator

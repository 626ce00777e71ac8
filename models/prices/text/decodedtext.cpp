// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/text/decodedtext.h"

#include "prices/pricestext.h"
#include "prices/text/codepages.h"

#include <QStringDecoder>

#include <utility>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QByteArray markOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8:
        return "\xEF\xBB\xBF";
    case TextEncoding::Utf16Le:
        return "\xFF\xFE";
    case TextEncoding::Utf16Be:
        return "\xFE\xFF";
    case TextEncoding::Windows1251:
    case TextEncoding::Windows1252:
        break;
    }
    return {};
}

std::optional<TextEncoding> markedAs(const QByteArray &bytes)
{
    for (const TextEncoding encoding :
         {TextEncoding::Utf8, TextEncoding::Utf16Le, TextEncoding::Utf16Be})
        if (bytes.startsWith(markOf(encoding)))
            return encoding;
    return {};
}

// Delimiters, digits and line ends are plain in every list, so one half of their units is NUL.
std::optional<TextEncoding> byNuls(const QByteArray &bytes)
{
    constexpr qint64 clearly = 4;
    qint64 even = 0;
    qint64 odd = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i)
        if (bytes[i] == '\0')
            ++(i % 2 == 0 ? even : odd);
    if (odd > even * clearly)
        return TextEncoding::Utf16Le;
    if (even > odd * clearly)
        return TextEncoding::Utf16Be;
    return {};
}

bool hasLoneSurrogate(const QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isSurrogate())
            continue;
        if (text[i].isLowSurrogate() || i + 1 == text.size() || !text[i + 1].isLowSurrogate())
            return true;
        ++i;
    }
    return false;
}

std::optional<QString> decodeUnicode(const QByteArray &bytes, QStringDecoder::Encoding encoding)
{
    QStringDecoder decoder(encoding, QStringDecoder::Flag::ConvertInitialBom);
    QString text = decoder(bytes);
    if (decoder.hasError() || hasLoneSurrogate(text))
        return {};
    return text;
}

std::optional<QString> decodeAs(const QByteArray &bytes, TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8:
        return decodeUnicode(bytes, QStringDecoder::Utf8);
    case TextEncoding::Utf16Le:
    case TextEncoding::Utf16Be:
        if (bytes.size() % 2 != 0)
            return {};
        return decodeUnicode(bytes,
                             encoding == TextEncoding::Utf16Le ? QStringDecoder::Utf16LE
                                                               : QStringDecoder::Utf16BE);
    case TextEncoding::Windows1251:
        return decodeCodePage(bytes, CodePage::Windows1251);
    case TextEncoding::Windows1252:
        return decodeCodePage(bytes, CodePage::Windows1252);
    }
    return {};
}

QString notIn(TextEncoding encoding, const QString &file)
{
    return PricesText::tr("%1: its bytes are no text in %2. Save it as UTF-8 and try again.")
        .arg(file, textEncodingId(encoding));
}

Error noText(const QString &file)
{
    return {
        PricesText::tr("%1 is not a text file. Save the price list as CSV or XLSX and try again.")
            .arg(file)};
}

Result<DecodedText> decodedAs(const QByteArray &bytes, const QString &file, TextEncoding encoding)
{
    const QByteArray mark = markOf(encoding);
    const bool isMarked = !mark.isEmpty() && bytes.startsWith(mark);
    std::optional<QString> text = decodeAs(isMarked ? bytes.mid(mark.size()) : bytes, encoding);
    if (!text)
        return Error {notIn(encoding, file)};
    if (text->contains(QChar(u'\0')))
        return noText(file);
    return DecodedText {*std::move(text), encoding, false};
}

// Valid UTF-8 is hardly ever anything else; the rest is one of two code pages.
Result<DecodedText> decodedByBytes(const QByteArray &bytes, const QString &file)
{
    if (Result<DecodedText> text = decodedAs(bytes, file, TextEncoding::Utf8))
        return text;
    TextEncoding first = TextEncoding::Windows1252;
    TextEncoding second = TextEncoding::Windows1251;
    if (likelyCodePage(bytes) == CodePage::Windows1251)
        std::swap(first, second);
    const Result<DecodedText> other = decodedAs(bytes, file, second);
    Result<DecodedText> text = decodedAs(bytes, file, first);
    if (!text)
        return other ? other : noText(file);
    DecodedText decoded = std::move(text).value();
    decoded.isGuess = other.isOk();
    return decoded;
}

} // namespace

QStringList textEncodingIds()
{
    return {u"utf-8"_s, u"utf-16le"_s, u"utf-16be"_s, u"windows-1251"_s, u"windows-1252"_s};
}

std::optional<TextEncoding> textEncodingOf(const QString &id)
{
    const qsizetype place = textEncodingIds().indexOf(id);
    return place < 0 ? std::nullopt : std::optional(static_cast<TextEncoding>(place));
}

QString textEncodingId(TextEncoding encoding)
{
    return textEncodingIds().at(static_cast<qsizetype>(encoding));
}

Result<DecodedText> decodeText(const QByteArray &bytes, const QString &file,
                               std::optional<TextEncoding> chosen)
{
    if (bytes.size() > largestPriceFile)
        return Error {PricesText::tr("%1 is too large: at most %2 bytes are read.")
                          .arg(file, QString::number(largestPriceFile))};
    if (const std::optional<TextEncoding> marked = markedAs(bytes))
        return decodedAs(bytes, file, *marked);
    if (chosen)
        return decodedAs(bytes, file, *chosen);
    if (!bytes.contains('\0'))
        return decodedByBytes(bytes, file);
    const std::optional<TextEncoding> wide = byNuls(bytes);
    return wide ? decodedAs(bytes, file, *wide) : noText(file);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/text/codepages.h"

#include <array>

namespace configurator {

namespace {

// 0: the byte stands for nothing. What follows the tables is regular.
// clang-format off
constexpr std::array<char16_t, 64> cyrillicHigh { // 0x80 to 0xBF
    0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021,
    0x20AC, 0x2030, 0x0409, 0x2039, 0x040A, 0x040C, 0x040B, 0x040F,
    0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0, 0x2122, 0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F,
    0x00A0, 0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6, 0x00A7,
    0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407,
    0x00B0, 0x00B1, 0x0406, 0x0456, 0x0491, 0x00B5, 0x00B6, 0x00B7,
    0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457
};
constexpr std::array<char16_t, 32> westernHigh { // 0x80 to 0x9F
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178
};
// clang-format on

char16_t cyrillicOf(uchar byte)
{
    constexpr uchar firstLetter = 0xC0;
    return byte >= firstLetter ? static_cast<char16_t>(u'\u0410' + (byte - firstLetter))
                               : cyrillicHigh[byte - 0x80U];
}

char16_t westernOf(uchar byte)
{
    return byte >= 0xA0 ? char16_t {byte} : westernHigh[byte - 0x80U];
}

bool isPlainLetter(uchar byte)
{
    const auto lower = static_cast<uchar>(byte | 0x20U);
    return lower >= 'a' && lower <= 'z';
}

// A letter in both pages: Cyrillic in the one, accented in the other.
bool isHighLetter(uchar byte)
{
    return byte >= 0xC0;
}

} // namespace

std::optional<QString> decodeCodePage(const QByteArray &bytes, CodePage page)
{
    QString text(bytes.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<uchar>(bytes[i]);
        const char16_t code = byte < 0x80   ? char16_t {byte}
            : page == CodePage::Windows1251 ? cyrillicOf(byte)
                                            : westernOf(byte);
        if (code == 0 && byte != 0)
            return {};
        text[i] = code;
    }
    return text;
}

CodePage likelyCodePage(const QByteArray &bytes)
{
    qint64 cyrillic = 0;
    qint64 western = 0;
    for (qsizetype i = 1; i < bytes.size(); ++i) {
        const auto before = static_cast<uchar>(bytes[i - 1]);
        const auto byte = static_cast<uchar>(bytes[i]);
        if (isHighLetter(before) && isHighLetter(byte))
            ++cyrillic;
        else if ((isHighLetter(before) && isPlainLetter(byte))
                 || (isPlainLetter(before) && isHighLetter(byte)))
            ++western;
    }
    return cyrillic > western ? CodePage::Windows1251 : CodePage::Windows1252;
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/export/filename.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 120;

bool isForbidden(char32_t letter)
{
    constexpr QStringView separators = u"/\\:*?\"<>|\u2044\u2215\uff0f\uff3c";
    return letter < 0x10000 && separators.contains(QChar(static_cast<char16_t>(letter)));
}

// Controls, marks of direction (they make "exe.pdf" of "fdp.exe"), halves of pairs (which Qt reads
// as U+FFFD), no letters.
bool isUnseen(char32_t letter)
{
    if (letter == QChar::ReplacementCharacter)
        return true;
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

QString withSafeLetters(const QString &text)
{
    QString safe;
    for (const char32_t letter : text.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (isForbidden(letter))
            safe += u'-';
        else if (isUnseen(letter))
            safe += u' ';
        else
            safe += QChar::fromUcs4(letter);
    }
    return safe.simplified();
}

bool isEdge(QChar letter)
{
    return letter == u'.' || letter == u' ' || letter == u'-';
}

QString withoutEdges(const QString &text)
{
    qsizetype begin = 0;
    qsizetype end = text.size();
    while (begin < end && isEdge(text[begin]))
        ++begin;
    while (end > begin && isEdge(text[end - 1]))
        --end;
    return text.mid(begin, end - begin);
}

// Whole letters with their marks, as many as there is room for.
QString cutToBytes(const QString &text)
{
    if (text.toUtf8().size() <= longestName)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (qsizetype next = finder.toNextBoundary(); next > 0; next = finder.toNextBoundary()) {
        if (text.left(next).toUtf8().size() > longestName)
            break;
        end = next;
    }
    return text.left(end);
}

// Windows takes a device's name for the device, whatever stands behind its first dot.
bool isDevice(const QString &name)
{
    const QString stem = name.section(u'.', 0, 0).trimmed().toUpper();
    static const QStringList devices {u"CON"_s, u"PRN"_s,    u"AUX"_s,
                                      u"NUL"_s, u"CONIN$"_s, u"CONOUT$"_s};
    if (devices.contains(stem))
        return true;
    constexpr QStringView numbers = u"0123456789\u00b9\u00b2\u00b3";
    return stem.size() == 4 && (stem.startsWith("COM"_L1) || stem.startsWith("LPT"_L1))
        && numbers.contains(stem.back());
}

} // namespace

QString safeFileName(const QString &text, const QString &suffix)
{
    QString name = withSafeLetters(text);
    while (name.contains(".."_L1))
        name.replace(".."_L1, "."_L1);
    name = withoutEdges(cutToBytes(withoutEdges(name)));
    if (name.isEmpty())
        name = u"quote"_s;
    if (isDevice(name))
        name.prepend(u'_');
    return name + u'.' + suffix;
}

QString quoteFileName(const Quote &quote, const QString &suffix)
{
    QStringList parts {quote.number.isEmpty() ? u"Draft"_s : quote.number};
    if (!quote.number.isEmpty() && quote.revision > 1)
        parts.append(u"r%1"_s.arg(quote.revision));
    parts.append(quote.customer.name());
    return safeFileName(parts.join(u' '), suffix);
}

} // namespace configurator

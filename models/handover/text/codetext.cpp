// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/text/codetext.h"

#include "handover/codewords.h"
#include "handover/text/alphabet.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestTyped = 4'000; // with every separator that somebody might put in
constexpr qsizetype shownStart = 12;

// Without dashes and blanks.
QString bareText(const QString &typed)
{
    QString bare;
    for (const QChar character : typed)
        if (!isCodeSeparator(character))
            bare.append(character);
    return bare;
}

QString capitals(const QString &bare)
{
    QString text;
    for (const QChar character : bare) {
        const int value = codeValue(character);
        text.append(value < 0 ? character.toUpper() : codeCharacter(value));
    }
    return text;
}

QString groupAt(const QString &code, qsizetype group)
{
    if (group == 1)
        return code.first(std::min(codePrefixSize, code.size()));
    return code.mid(codePrefixSize + (group - 2) * codeGroupSize, codeGroupSize);
}

QString wrongStart(const QString &bare, const QString &code)
{
    const QString start = code.first(std::min(codePrefixSize, code.size()));
    if (start.startsWith(codePrefix().first(2)) && start.size() == codePrefixSize)
        return CodeWords::tr("The code begins with %1: it comes from a later version of this "
                             "program, and this version reads only codes that begin with %2. If "
                             "it does begin with %2, correct that.")
            .arg(start, codePrefix());
    return CodeWords::tr("A build code begins with %1, but this text begins with “%2”.")
        .arg(codePrefix(), bare.first(std::min(shownStart, bare.size())));
}

QString wrongCharacter(const QString &bare, const QString &code, qsizetype at)
{
    const qsizetype group = codeGroupOf(static_cast<std::size_t>(at - codePrefixSize));
    return CodeWords::tr("“%1” in group %2, “%3”, is no character of a build code: those are "
                         "digits and the Latin letters without I, L, O and U.")
        .arg(bare[at], QString::number(group), groupAt(code, group));
}

} // namespace

QString codePrefix()
{
    return u"BK1"_s;
}

Result<std::vector<int>> readCodeText(const QString &typed)
{
    const QString bare = bareText(typed.left(longestTyped + 1));
    if (bare.isEmpty())
        return Error {
            CodeWords::tr("There is no code: a build code begins with %1.").arg(codePrefix())};
    const QString code = capitals(bare);
    if (!code.startsWith(codePrefix()))
        return Error {wrongStart(bare, code)};
    if (typed.size() > longestTyped || code.size() > longestCode)
        return Error {CodeWords::tr("The text is too long: a build code has at most %1 characters.")
                          .arg(QString::number(longestCode))};
    std::vector<int> values;
    for (qsizetype at = codePrefixSize; at < code.size(); ++at) {
        values.push_back(codeValue(code[at]));
        if (values.back() < 0)
            return Error {wrongCharacter(bare, code, at)};
    }
    return values;
}

QString groupedCode(const std::vector<int> &values)
{
    QString code = codePrefix();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i % static_cast<std::size_t>(codeGroupSize) == 0)
            code.append(u'-');
        code.append(codeCharacter(values[i]));
    }
    return code;
}

qsizetype codeGroupOf(std::size_t place)
{
    return static_cast<qsizetype>(place) / codeGroupSize + 2;
}

QString codeGroupText(const std::vector<int> &values, qsizetype group)
{
    return groupAt(codePrefix() + codeText(values), group);
}

int codeLengthValue(std::size_t values)
{
    return static_cast<int>((values + static_cast<std::size_t>(codePrefixSize)) % alphabetSize);
}

qsizetype statedCodeLength(const std::vector<int> &values)
{
    const qsizetype length = static_cast<qsizetype>(values.size()) + codePrefixSize;
    if (values.empty())
        return length;
    const qsizetype missing
        = (values.front() - length % alphabetSize + alphabetSize) % alphabetSize;
    const bool isSurplus
        = missing >= alphabetSize / 2 && length + missing - alphabetSize > codeFrameSize;
    return isSurplus ? length + missing - alphabetSize : length + missing;
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/buildcode.h"

#include "handover/codewords.h"
#include "handover/payload/payload.h"
#include "handover/text/alphabet.h"
#include "handover/text/checksum.h"
#include "handover/text/codetext.h"
#include "handover/text/mistypes.h"

#include <algorithm>

namespace configurator {

namespace {

using Values = std::vector<int>;

// The groups of the most probable mistakes.
struct Doubt
{
    std::vector<qsizetype> groups;
    bool isSwap = false; // of one character in each of two groups, and nothing else is as probable
};

// Reads what a person typed, and finds the most probable mistake in it.
class CodeReader
{
public:
    explicit CodeReader(const Catalogue &catalogue)
        : m_numbers(CodeNumbers::of(catalogue))
    {
    }
    [[nodiscard]] Result<DecodedBuild> read(const Values &values) const;

private:
    [[nodiscard]] std::optional<UnpackedBuild> unpacked(const Values &values) const;
    [[nodiscard]] Doubt doubtOf(const Values &values) const;
    [[nodiscard]] QString mistake(const Values &values) const;

    CodeNumbers m_numbers;
};

bool hasItsLength(const Values &values)
{
    return values.size() + codePrefixSize > codeFrameSize
        && values.front() == codeLengthValue(values.size());
}

void addGroup(std::vector<qsizetype> &groups, std::size_t place)
{
    const qsizetype group = codeGroupOf(place);
    if (std::find(groups.begin(), groups.end(), group) == groups.end())
        groups.push_back(group);
}

void addNamed(QStringList &names, const QString &name)
{
    if (!names.contains(name))
        names.append(name);
}

QStringList missingOf(const UnpackedBuild &unpacked)
{
    QStringList names;
    for (const int number : unpacked.unitNumbers)
        addNamed(names, CodeWords::tr("unit number %1").arg(QString::number(number)));
    for (const QString &id : unpacked.unitIds)
        addNamed(names, CodeWords::tr("unit “%1”").arg(id));
    if (unpacked.modelNumber > 0)
        addNamed(names,
                 CodeWords::tr("AI model number %1").arg(QString::number(unpacked.modelNumber)));
    if (!unpacked.modelId.isEmpty())
        addNamed(names, CodeWords::tr("AI model “%1”").arg(unpacked.modelId));
    return names;
}

QString lengthMistake(const Values &values)
{
    const qsizetype length = static_cast<qsizetype>(values.size()) + codePrefixSize;
    const qsizetype stated = statedCodeLength(values);
    if (length <= codeFrameSize && stated <= codeFrameSize)
        return CodeWords::tr("The code is not complete: “%1” has fewer characters than any build "
                             "code.")
            .arg(groupedCode(values));
    if (stated != length)
        return CodeWords::tr("The code has %1 characters, dashes not counted, but by what it says "
                             "it should have %2. Compare it with the original.")
            .arg(QString::number(length), QString::number(stated));
    return CodeWords::tr("There is more than one mistake in the code. Compare every group of four "
                         "with the original.");
}

// A code that is right by its length and its check, but not by what it carries, is none of ours.
std::optional<UnpackedBuild> CodeReader::unpacked(const Values &values) const
{
    if (!hasItsLength(values) || !isChecked(values))
        return {};
    return unpackBuild({values.begin() + 1, values.end() - checkSize}, m_numbers);
}

Doubt CodeReader::doubtOf(const Values &values) const
{
    constexpr int ofUnknownThings = 10;
    int least = 2 * ofUnknownThings;
    Doubt doubt;
    eachMistype(values, [&](const Mistype &mistype) {
        const std::optional<UnpackedBuild> meant = unpacked(mistype.meant);
        if (!meant)
            return;
        const int oddness = mistype.oddness + (meant->isAllKnown() ? 0 : ofUnknownThings);
        if (oddness > least)
            return;
        if (oddness < least)
            doubt = {};
        least = oddness;
        doubt.isSwap = doubt.groups.empty() && mistype.second.has_value();
        addGroup(doubt.groups, mistype.first);
        if (mistype.second)
            addGroup(doubt.groups, *mistype.second);
    });
    return doubt;
}

QString CodeReader::mistake(const Values &values) const
{
    const Doubt doubt = doubtOf(values);
    const auto sentence = [&](QString words) {
        for (const qsizetype group : doubt.groups)
            words = words.arg(QString::number(group), codeGroupText(values, group));
        return words.arg(codePrefix());
    };
    if (doubt.groups.size() == 1)
        return sentence(CodeWords::tr("There is a mistake in the code, most probably in group %1, "
                                      "“%2” (%3 is group 1)."));
    if (doubt.groups.size() == 2 && doubt.isSwap)
        return sentence(CodeWords::tr("Two characters of the code are swapped, most probably one "
                                      "in group %1, “%2”, with one in group %3, “%4” (%5 is group "
                                      "1)."));
    if (doubt.groups.size() == 2)
        return sentence(CodeWords::tr("There is a mistake in the code, most probably in group %1, "
                                      "“%2”, or in group %3, “%4” (%5 is group 1)."));
    return lengthMistake(values);
}

Result<DecodedBuild> CodeReader::read(const Values &values) const
{
    const std::optional<UnpackedBuild> whole = unpacked(values);
    if (whole)
        return DecodedBuild {whole->build, missingOf(*whole)};
    if (hasItsLength(values) && isChecked(values))
        return Error {CodeWords::tr("The code is complete, but carries something that this version "
                                    "of the program can't read. Renew the program, or save the "
                                    "build as a file.")};
    return Error {mistake(values)};
}

} // namespace

Result<QString> encodeBuild(const Build &build, const Catalogue &catalogue)
{
    constexpr int mostDigits = longestCode - codeFrameSize;
    Build nameless = build;
    nameless.name.clear();
    if (const Done sound = checkBuild(nameless); !sound)
        return Error {sound.error()};
    const std::optional<Values> payload
        = packBuild(nameless, CodeNumbers::of(catalogue), mostDigits);
    if (!payload)
        return Error {CodeWords::tr("The build is too large for a build code, which has at most %1 "
                                    "characters. Save it as a build file instead.")
                          .arg(QString::number(longestCode))};
    Values values {codeLengthValue(payload->size() + 1 + checkSize)};
    values.insert(values.end(), payload->begin(), payload->end());
    const auto check = checkOf(values);
    values.insert(values.end(), check.begin(), check.end());
    return groupedCode(values);
}

Result<DecodedBuild> decodeBuild(const QString &typed, const Catalogue &catalogue)
{
    const Result<Values> values = readCodeText(typed);
    if (!values)
        return Error {values.error()};
    return CodeReader(catalogue).read(*values);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"
#include "handover/payload/entrynumbers.h"

namespace configurator {

// Whose numbers a code carries.
struct CodeNumbers
{
    EntryNumbers units;
    EntryNumbers models;

    static CodeNumbers of(const Catalogue &catalogue)
    {
        return {EntryNumbers::ofUnits(catalogue), EntryNumbers::ofModels(catalogue)};
    }
};

// What a code carries between its first characters and its check, as values of the alphabet. None
// when it would take more than `mostDigits`. The build has to be one that a build file can hold.
std::optional<std::vector<int>> packBuild(const Build &build, const CodeNumbers &numbers,
                                          int mostDigits);

struct UnpackedBuild
{
    Build build; // as a build file could have it
    // Numbers that the catalogue lacks, and names that it does not know, in the order of the code.
    std::vector<int> unitNumbers;
    QStringList unitIds;
    int modelNumber = 0;
    QString modelId;

    [[nodiscard]] bool isAllKnown() const
    {
        return unitNumbers.empty() && unitIds.isEmpty() && modelNumber == 0 && modelId.isEmpty();
    }
};

// None for digits that packBuild() does not write. Takes no more memory than the digits allow.
std::optional<UnpackedBuild> unpackBuild(const std::vector<int> &digits,
                                         const CodeNumbers &numbers);
// As a build file would have it; else the sentences that say what is wrong with it.
Done checkBuild(const Build &build);

// How packer.cpp and unpacker.cpp write the same things.
namespace packing {

inline constexpr int rowsOrder = 2; // of PackWriter::putOpen()
inline constexpr int holdsOrder = 0;
inline constexpr int codeOrder = 6;
inline constexpr int countOrder = 0;
inline constexpr int highestCodeOrder = 7;
inline constexpr int highestCountOrder = 3;
inline constexpr int formatOrder = 3;
inline constexpr int smallOrder = 0;
inline constexpr int lengthOrder = 3;
// From so many rows on a list says its highest number and count first, and no row takes more.
inline constexpr std::size_t longList = 8;
inline constexpr int exponents = 27; // of the largest power of two in a number of tokens
inline constexpr int percentages = 100;

// How a name is written: the first of these that has all of its characters.
enum class Spelling { Id, Text, Bytes };
inline constexpr quint32 spellings = 3;
inline constexpr QStringView idLetters = u"abcdefghijklmnopqrstuvwxyz0123456789.-";
inline constexpr QStringView textLetters
    = u"abcdefghijklmnopqrstuvwxyz0123456789.-ABCDEFGHIJKLMNOPQRSTUVWXYZ_/ ";
inline constexpr quint32 bytes = 256; // of UTF-8

} // namespace packing

} // namespace configurator

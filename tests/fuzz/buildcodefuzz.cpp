// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"

#include "handover/buildcode.h"
#include "handover/text/alphabet.h"
#include "handover/text/checksum.h"
#include "handover/text/codetext.h"
#include "support/samples.h"

using namespace configurator;
using namespace configurator::fuzz;

namespace {

const Catalogue &numbered()
{
    static const Catalogue catalogue = [] {
        std::vector<Unit> units = test::sampleCatalogue().units();
        for (std::size_t i = 1; i < units.size(); ++i)
            units[i].code = static_cast<int>(i) * 40;
        return Catalogue(std::move(units), {}, {}, {}, Currency {});
    }();
    return catalogue;
}

// The frame of a code around whatever payload came: chance alone would never find a check.
QString framed(const std::uint8_t *data, std::size_t size)
{
    std::vector<int> values {codeLengthValue(size + 1 + checkSize)};
    for (std::size_t i = 0; i < size; ++i)
        values.push_back(data[i] % alphabetSize);
    const auto check = checkOf(values);
    values.insert(values.end(), check.begin(), check.end());
    return groupedCode(values);
}

// What opens is written so that it opens again as the same, by a code that stays.
void decode(const QString &typed, const Catalogue &catalogue)
{
    const Result<DecodedBuild> decoded = decodeBuild(typed, catalogue);
    require(decoded.isOk() != !decoded.error().isEmpty());
    if (!decoded)
        return;
    const Result<QString> code = encodeBuild(decoded->build, catalogue);
    require(code.isOk());
    const Result<DecodedBuild> again = decodeBuild(*code, catalogue);
    require(again && again->build == decoded->build);
    const Result<QString> twice = encodeBuild(again->build, catalogue);
    require(twice && *twice == *code);
    const bool hasNumbers = &catalogue == &numbered();
    const QString names = decoded->missing.join(QLatin1Char('\n'));
    // A name in full becomes a number where it has one, else the code is the same.
    if (!hasNumbers && !names.contains(QStringLiteral("“unknown-")))
        require(*code == groupedCode(*readCodeText(typed)));
}

} // namespace

// Arbitrary text, and arbitrary payloads of sound codes.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Catalogue plain = test::sampleCatalogue();
    const QString code = framed(data, std::min<std::size_t>(size, longestCode - codeFrameSize));
    for (const Catalogue *catalogue : {&plain, &numbered()}) {
        decode(QString::fromUtf8(inputOf(data, size)), *catalogue);
        decode(code, *catalogue);
    }
    return 0;
}

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/fuzz.h"

#include "build/file/buildfile.h"

using namespace configurator;
using namespace configurator::fuzz;

// What was read is written so that it reads the same again.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<Build> build = readBuild(inputOf(data, size), QStringLiteral("build.json"));
    require(build.isOk() != !build.error().isEmpty());
    if (!build)
        return 0;
    const Result<Build> again = readBuild(writeBuild(*build), QStringLiteral("build.json"));
    require(again && *again == *build);
    return 0;
}

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/parts.h"
#include "catalogue/catalogueloader.h"
#include "handover/buildcode.h"

namespace configurator::test {

inline const Catalogue &shippedCatalogue()
{
    static const Catalogue catalogue
        = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue")).catalogue;
    return catalogue;
}

inline ModelChoice llama()
{
    ModelChoice choice;
    choice.model = u"llama-3.3-70b-instruct"_s;
    return choice;
}

// What most people carry to the counter.
inline Build typicalBuild()
{
    Build build = buildOf({row(u"tower-4slot-1600w"_s, 1, {row(u"rtx-5090"_s, 2)})});
    build.choice = llama();
    return build;
}

// Rows of different units from the catalogue's `first` on, with the counts 1, 2, 3 ...
inline Build differentRows(int rows, int first = 0)
{
    Build build;
    build.choice = llama();
    const std::vector<Unit> &units = shippedCatalogue().units();
    for (int i = 0; i < rows; ++i)
        build.items.push_back(row(units[static_cast<std::size_t>(first + i)].id, i + 1));
    return build;
}

// A build over the catalogue that is not there: everything goes by its name.
inline Build spelledBuild()
{
    return buildOf({row(u"another-shops-card"_s, 3), row(u"Card № 7"_s, 1)});
}

inline QString code(const Build &build, const Catalogue &catalogue = shippedCatalogue())
{
    const Result<QString> encoded = encodeBuild(build, catalogue);
    return encoded ? *encoded : encoded.error();
}

inline qsizetype characters(QString encoded)
{
    return encoded.remove(u'-').size();
}

} // namespace configurator::test

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"

namespace configurator {

// One paragraph of a cell.
struct CellLine
{
    enum class Kind { Main, Part, Remark }; // a part stands under what holds it
    QString text;
    Kind kind = Kind::Main;
    bool operator==(const CellLine &) const = default;
};

struct CompareCell
{
    std::vector<CellLine> lines;
    QString best; // "most", "lowest"; empty where it is not, or where nobody can say
    std::optional<Verdict> verdict; // in the verdict's row
    bool operator==(const CompareCell &) const = default;
};

enum class CompareGroup { Units, Model, Memory, Power, Price };

struct CompareRow
{
    CompareGroup group = CompareGroup::Units;
    QString title; // "Combined memory"
    std::vector<CompareCell> cells; // one a build
    bool differs = false;
    bool operator==(const CompareRow &) const = default;
};

// Builds side by side, ready to be shown: screen and PDF draw this and work nothing out.
struct SideBySide
{
    QStringList names; // one a build, no two alike: "70B box", "Build 2"
    std::vector<CompareRow> rows;
    QString choiceRemark; // a sentence where the verdicts are about different things
    bool operator==(const SideBySide &) const = default;

    static constexpr int least = 2; // builds that make a comparison
    static constexpr int most = 4;
    [[nodiscard]] bool isComparison() const { return names.size() >= least; }
    [[nodiscard]] bool hasDifferences() const;
};

SideBySide sideBySide(const Catalogue &catalogue, const std::vector<Build> &builds, Region region);

// A cell as it is read out: "$6,888, before tax, lowest".
QString spoken(const CompareCell &cell);

} // namespace configurator

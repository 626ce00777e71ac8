// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/aimodels/modelanswer.h"
#include "items/aimodels/words/modelwords.h"

namespace configurator {

enum class ModelColumn {
    Name,
    Publisher,
    Size,
    Kind,
    Licence,
    Released,
    Need, // alone, in its usual format
    Verdict, // from here on: on the present build
    Format,
    LongestContext,
    Spare,
};
inline constexpr int modelColumnCount = 11;

// A model as a row of the list.
struct ModelRow
{
    const AiModel *model = nullptr;
    QString haystack; // what a search looks through, lower case
    ModelChoice usual; // how its need is stated
    std::optional<Bytes> need; // none: not known
    const ModelAnswer *answer = nullptr; // none: not worked out
};
ModelRow modelRow(const AiModel &model);

QString columnTitle(ModelColumn column);
QString cellText(const ModelRow &row, ModelColumn column);
// The second, smaller line of a cell; empty for none.
QString cellRemark(const ModelRow &row, ModelColumn column);
// Unknown figures come last whichever way round.
bool comesBefore(const ModelRow &a, const ModelRow &b, ModelColumn column, Qt::SortOrder order);

} // namespace configurator

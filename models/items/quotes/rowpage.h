// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <algorithm>
#include <vector>

namespace configurator {

// What a store gave when it was asked for one row more than is shown.
template <typename Row>
struct RowPage
{
    std::vector<Row> rows;
    bool hasMore = false;
};

template <typename Row>
RowPage<Row> pageOf(std::vector<Row> found, int limit)
{
    RowPage<Row> page {std::move(found), false};
    page.hasMore = page.rows.size() > static_cast<std::size_t>(limit);
    if (page.hasMore)
        page.rows.pop_back();
    return page;
}

// Whether both lists name the same things in the same order, by what `idOf` gives.
template <typename Row, typename IdOf>
bool areSameRows(const std::vector<Row> &one, const std::vector<Row> &other, IdOf idOf)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [&](const Row &a, const Row &b) { return idOf(a) == idOf(b); });
}

} // namespace configurator

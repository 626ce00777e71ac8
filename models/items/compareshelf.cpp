// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/compareshelf.h"

#include "advice/compare/sidebyside.h"

#include <algorithm>

namespace configurator {

bool CompareShelf::contains(const Build &build) const
{
    return std::ranges::find(m_builds, build) != m_builds.end();
}

Done CompareShelf::add(const Build &build)
{
    if (build.items.empty())
        return Error {tr("This build is empty, so there is nothing to compare. Add a GPU or a "
                         "machine to it first.")};
    if (contains(build))
        return Error {tr("This build is in the comparison already.")};
    if (count() >= SideBySide::most)
        return Error {tr("Four builds stand side by side already. Remove one of them first.")};
    m_builds.push_back(build);
    Q_EMIT changed();
    return done();
}

void CompareShelf::remove(int index)
{
    if (index < 0 || index >= count())
        return;
    m_builds.erase(m_builds.begin() + index);
    Q_EMIT changed();
}

void CompareShelf::clear()
{
    if (m_builds.empty())
        return;
    m_builds.clear();
    Q_EMIT changed();
}

} // namespace configurator

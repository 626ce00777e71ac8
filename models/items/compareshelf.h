// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

#include <QObject>

namespace configurator {

// Builds that are set aside to be compared. They are values: what is done to the open build later
// does not change them.
class CompareShelf : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const std::vector<Build> &builds() const { return m_builds; }
    [[nodiscard]] int count() const { return static_cast<int>(m_builds.size()); }
    [[nodiscard]] bool contains(const Build &build) const;
    // Refuses an empty build, one that is here already, and one more than can stand side by side.
    Done add(const Build &build);
    void remove(int index);
    void clear();

Q_SIGNALS:
    void changed();

private:
    std::vector<Build> m_builds;
};

} // namespace configurator

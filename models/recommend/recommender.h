// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recommend/recommendation.h"

#include <memory>

namespace configurator {

struct RecommendSpace;

// Looks through a catalogue once and then answers for any model and wish.
class Recommender
{
public:
    // Refers to the catalogue, which must outlive it. Units that change need a new one; AI models
    // may come and go.
    explicit Recommender(const Catalogue &catalogue);
    ~Recommender();
    Recommender(Recommender &&) noexcept;
    Recommender &operator=(Recommender &&) noexcept;
    Recommender(const Recommender &) = delete;
    Recommender &operator=(const Recommender &) = delete;

    [[nodiscard]] Recommendations recommend(const Wish &wish) const;

private:
    std::unique_ptr<const RecommendSpace> m_space;
};

} // namespace configurator

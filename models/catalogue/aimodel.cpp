// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/aimodel.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// "text", "text+image", "embedding"; not "text-to-image" and not "speech-to-text", whose memory is
// activations and frames rather than tokens.
bool readsText(const QString &modality)
{
    return modality == u"embedding"_s || modality == u"text"_s || modality.startsWith(u"text+"_s);
}

} // namespace

int AiModel::layerCount() const
{
    int sum = 0;
    for (const LayerGroup &group : layers)
        sum += group.count;
    return sum;
}

bool AiModel::hasDimensions() const
{
    return readsText(modality) && hiddenSize > 0 && layerCount() > 0;
}

const PublishedWeights *AiModel::published(const QString &format) const
{
    const auto found = std::find_if(weights.begin(), weights.end(),
                                    [&](const auto &file) { return file.format == format; });
    return found == weights.end() ? nullptr : &*found;
}

} // namespace configurator

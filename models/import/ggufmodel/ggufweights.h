// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "import/ggufmodel/gguffields.h"
#include "import/ggufmodel/gguflayers.h"

namespace configurator {

// What the tensor table says of the weights as a whole.
struct GgufWeights
{
    QString format;
    Bytes bytes = 0;
    qint64 elements = 0;
    qint64 textElements = 0; // without vision parts and draft layers
    qint64 expertElements = 0; // of all experts but the shared ones, within the text
    Bytes draftBytes = 0;
    Bytes visionBytes = 0;
    bool hasMxfp4 = false;
};
// `layers`: blocks from there on are draft layers. Sentences on the format end up in `notes`.
GgufWeights weightsIn(const GgufFile &file, GgufFields &fields, qint64 layers,
                      ImportedModel &notes);

// Nothing where the model has no experts.
std::optional<Experts> expertsIn(GgufFields &fields, const TensorIndex &tensors, qint64 layers);

} // namespace configurator

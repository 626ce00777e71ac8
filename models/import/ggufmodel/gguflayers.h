// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "import/ggufmodel/ggufarch.h"
#include "import/ggufmodel/gguffields.h"
#include "import/modelimport.h"

namespace configurator {

using TensorIndex = QHash<QString, const GgufTensor *>;

// What each layer keeps for a user, out of the metadata and, where it says otherwise, out of the
// tensor table.
class GgufLayers
{
public:
    GgufLayers(GgufFields &fields, const TensorIndex &tensors, ImportedModel &notes);
    // The first `layers` of the `blocks` that the file has; the others are draft layers. Empty
    // where the file does not say enough.
    std::vector<LayerGroup> read(qint64 layers, qint64 blocks);

private:
    bool readHeads(qint64 blocks);
    void readRecurrence(qint64 layers);
    void readWindows(qint64 layers);
    void readWindowList(qint64 layers);
    void noteArchitecture();
    void noteWindow(qint64 window);
    void noteUnsplit(qint64 layers);

    [[nodiscard]] bool isRecurrent(qint64 layer);
    [[nodiscard]] bool isLatent(qint64 layer) const;
    [[nodiscard]] qint64 layersWithCache(qint64 layers);
    LayerGroup layerAt(qint64 layer);
    LayerGroup attentionAt(qint64 layer);
    LayerGroup latent();
    LayerGroup recurrentLayer();
    [[nodiscard]] const GgufTensor *tensor(qint64 layer, const QString &name) const;
    qint64 kvHeadsAt(qint64 layer, qint64 keyDim);

    GgufFields &m_fields;
    const TensorIndex &m_tensors;
    ImportedModel &m_notes;
    const GgufArch *m_arch; // nullptr: not known
    Recurrence m_recurrence = Recurrence::None;
    std::vector<qint64> m_heads;
    std::vector<qint64> m_kvHeads;
    std::vector<qint64> m_feedForward;
    std::vector<qint64> m_recurrent; // where the file lists them
    std::vector<bool> m_windowed;
    qint64 m_window = 0;
    qint64 m_interval = 0;
    qint64 m_state = 0;
    bool m_hasOtherWidths = false;
};

// Numbers in the recurrent and convolution state of one layer; 0 where the file does not say.
qint64 ggufStateElements(GgufFields &fields);

} // namespace configurator

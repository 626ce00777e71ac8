// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "import/huggingface/hffamilies.h"
#include "import/huggingface/hffields.h"
#include "import/modelimport.h"

namespace configurator {

// What each layer keeps for a user, out of the fields of a config.json.
class HfLayers
{
public:
    HfLayers(HfFields &fields, const QString &family, ImportedModel &notes);
    std::vector<LayerGroup> read(qint64 layers);
    // Layers that a pattern of letters gives to experts; -1 where there is no such pattern.
    [[nodiscard]] static qint64 expertLayersIn(HfFields &fields);

private:
    enum class Sort { Full, Windowed, Chunked, Linear, None };

    // hfsorts.cpp: what sort each layer is.
    [[nodiscard]] std::vector<Sort> sorts(qint64 layers);
    bool sortsByLetters(std::vector<Sort> &sorts);
    bool sortsByWords(std::vector<Sort> &sorts);
    bool sortsByNumbers(std::vector<Sort> &sorts);
    bool sortsByDelta(std::vector<Sort> &sorts);
    bool sortsByInterval(std::vector<Sort> &sorts);
    bool sortsByChunks(std::vector<Sort> &sorts);
    bool sortsByWindows(std::vector<Sort> &sorts);
    Sort sortOf(const QString &word);
    void noteFamily();
    void noteWindow(qint64 window);

    void readNas(qint64 layers);
    [[nodiscard]] LayerGroup layerAt(qint64 layer, Sort sort);
    [[nodiscard]] LayerGroup attention(qint64 layer, bool isWindowed);
    [[nodiscard]] LayerGroup windowed(qint64 layer, bool isChunked);
    [[nodiscard]] LayerGroup latent(qint64 layer);
    [[nodiscard]] LayerGroup recurrentLayer();
    void readHeads(qint64 layers);

    HfFields &m_fields;
    ImportedModel &m_notes;
    QString m_name;
    const HfFamily *m_family; // nullptr: not known
    qint64 m_heads = 0;
    qint64 m_headDim = 0;
    std::vector<qint64> m_kvHeads;
    QStringList m_indexers; // where the file lists the layers that have one
    qint64 m_state = 0;
};

// Numbers in the recurrent and convolution state of one layer; 0 where the file does not say.
qint64 hfStateElements(HfFields &fields);

} // namespace configurator

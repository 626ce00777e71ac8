// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "import/huggingface/safetensors.h"

namespace configurator {

// The weights of a Hugging Face model as its safetensors files have them.
struct Checkpoint
{
    QStringList names; // of the files whose headers were read, or of the index alone
    Bytes bytes = 0;
    std::optional<qint64> elements; // numbers, packed ones unpacked
    qint64 textElements = 0; // without vision parts and draft layers
    qint64 expertElements = 0; // of all experts but the shared ones
    Bytes draftBytes = 0;
    Bytes visionBytes = 0;
    QString type; // of most bytes
    QStringList read;
    QStringList missing;
    QStringList assumed;
};

// How numbers are packed, and where draft layers begin; by default neither matters.
struct CheckpointShape
{
    int bits = 0; // of a weight in a reduced model
    qint64 layers = 0; // 0: not known
};

// With the files that an index names beside it, exact sums; without them the index's own total.
Result<Checkpoint> checkpointOfIndex(const QString &path, const CheckpointShape &shape);
// Files without an index; the parts of a split one are found beside it.
Result<Checkpoint> checkpointOfFiles(const QStringList &paths, const CheckpointShape &shape);

} // namespace configurator

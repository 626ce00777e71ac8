// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"
#include "common/units.h"

#include <QIODevice>
#include <QMap>
#include <QStringList>

#include <optional>
#include <vector>

namespace configurator {

struct SafeTensor
{
    QString name;
    QString type; // "BF16", "F8_E4M3", ...
    qint64 elements = 0; // as stored: packed numbers count once
    Bytes begin = 0;
    Bytes end = 0;
};

// The header of a .safetensors file; the tensor data is never read.
struct SafetensorsFile
{
    QString name;
    std::vector<SafeTensor> tensors;
};
Result<SafetensorsFile> readSafetensors(QIODevice &device, const QString &name);

// A model.safetensors.index.json: which tensor stands in which file.
struct SafetensorsIndex
{
    QString name;
    std::optional<Bytes> totalSize;
    std::optional<qint64> totalParameters;
    QMap<QString, QStringList> tensors; // by file
};
Result<SafetensorsIndex> readSafetensorsIndex(const QByteArray &text, const QString &name);

} // namespace configurator

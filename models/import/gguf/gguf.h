// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"
#include "import/gguf/ggmltypes.h"

#include <QHash>
#include <QIODevice>
#include <QStringList>

#include <array>
#include <vector>

namespace configurator {

// A metadata value. Of a list only the count is kept, and its items where they are whole numbers or
// booleans and few enough to be one a layer.
struct GgufValue
{
    enum class Kind { Integer, Real, Bool, Text, List };
    Kind kind = Kind::Integer;
    qint64 number = 0; // Integer, Bool
    double real = 0;
    QString text; // empty where it is too long to matter here
    quint64 count = 0;
    bool hasItems = false;
    std::vector<qint64> items;
    bool operator==(const GgufValue &) const = default;
};

struct GgufTensor
{
    QString name;
    const GgmlType *type = nullptr;
    std::array<qint64, 4> shape {1, 1, 1, 1}; // a row's length first
    qint64 elements = 0;
    Bytes bytes = 0;
    qint64 offset = 0; // after the start of the tensor data
};

// What stands in a GGUF file before the tensor data, which is never read.
struct GgufFile
{
    QStringList names; // of the file, or of all parts of a split one
    int version = 0;
    bool isBigEndian = false;
    QHash<QString, GgufValue> metadata;
    std::vector<GgufTensor> tensors;
    Bytes dataStart = 0;

    [[nodiscard]] Bytes tensorBytes() const;
    [[nodiscard]] qint64 elements() const;
};

// Versions 2 and 3, either byte order. `name` is what a fault calls the file.
Result<GgufFile> readGguf(QIODevice &device, const QString &name);

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/units.h"

#include <QString>

#include <optional>

namespace configurator {

// How the numbers of one tensor of a GGUF file lie in it: blocks of so many numbers and bytes.
struct GgmlType
{
    quint32 id;
    const char16_t *name;
    qint64 blockElements;
    qint64 blockBytes;
};
const GgmlType *ggmlType(quint32 id); // nullptr: not known

// What the number in "general.file_type" stands for.
struct GgufFileType
{
    quint32 id;
    const char16_t *format; // as the catalogue names it: "Q4_K_M"
    const char16_t *base; // the type of most of its tensors
};
const GgufFileType *ggufFileType(quint64 id); // nullptr: not known
// The usual file of which most bytes are of this type: Q4_K is Q4_K_M.
QString formatOfType(const GgmlType &type);

} // namespace configurator

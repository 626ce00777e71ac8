// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"
#include "import/huggingface/hffields.h"

#include <QStringList>

namespace configurator {

// hfexperts.cpp: nothing where the model has no experts.
std::optional<Experts> hfExperts(HfFields &fields, qint64 layers);

// How weights are stored, by "quantization_config" or else by the type of their numbers.
struct HfFormat
{
    QString id; // empty: the file does not say
    int bits = 0; // of a weight in a reduced model
    QStringList read;
    QStringList assumed;
};
// hfformat.cpp. `text` holds the text model's fields where the file nests them, else the same.
HfFormat hfFormat(HfFields &top, HfFields &text);
// Of the type that most bytes of a .safetensors have: "F8_E4M3" is FP8.
QString formatOfSafetensors(const QString &type);

} // namespace configurator

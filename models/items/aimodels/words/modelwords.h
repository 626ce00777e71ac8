// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

namespace configurator {

// An AI model's facts as the list and a model's page word them.
QString parametersText(qint64 parameters); // "70.6 B", "568 M"
QString sizeText(const AiModel &model); // the same, or "not known"
QString activeText(const AiModel &model); // "37.6 B active"; empty where all of them are
QString modalityText(const QString &modality); // "text + image", "speech"
QString licenceText(const AiModel &model); // as published, or "not known"
// What licences are filtered by: without what a publisher adds in brackets.
QString licenceFamily(const AiModel &model);
QString releaseText(const AiModel &model); // "December 2024"
QString shortReleaseText(const AiModel &model); // "Dec 2024"
QString tokensText(qint64 tokens); // "131,072 tokens"

// Classes by the number of parameters.
enum class SizeClass { Small, Medium, Large, Huge, Giant, Unknown };
inline constexpr int sizeClassCount = 6;
SizeClass sizeClassOf(const AiModel &model);
QString sizeClassText(SizeClass size); // "up to 4 B", "4 B to 16 B", ...

} // namespace configurator

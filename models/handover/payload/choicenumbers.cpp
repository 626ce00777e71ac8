// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/payload/choicenumbers.h"

#include <algorithm>
#include <array>

namespace configurator {

namespace {

// From 1; the first seven take the least room.
constexpr std::array formatIds {
    u"Q4_K_M", u"BF16",   u"FP8",  u"AWQ",    u"Q8_0",   u"MXFP4",  u"NVFP4",  u"F16",   u"Q6_K",
    u"Q5_K_M", u"IQ4_XS", u"Q4_0", u"Q3_K_M", u"Q2_K",   u"INT4",   u"INT8",   u"FP4",   u"F32",
    u"Q5_K_S", u"Q5_1",   u"Q5_0", u"Q4_1",   u"Q4_K_S", u"IQ4_NL", u"Q3_K_L", u"Q3_K_S"};
// From 0.
constexpr std::array engines {Engine::LlamaCpp, Engine::Vllm};
constexpr std::array kvFormats {KvFormat::F16, KvFormat::Fp8, KvFormat::Q8_0, KvFormat::Q5_0,
                                KvFormat::Q4_0};

template <typename List, typename T>
int placeOf(const List &list, T value)
{
    return static_cast<int>(std::find(list.begin(), list.end(), value) - list.begin());
}

template <typename T, std::size_t size>
std::optional<T> at(const std::array<T, size> &list, int place)
{
    if (place < 0 || static_cast<std::size_t>(place) >= size)
        return {};
    return list[static_cast<std::size_t>(place)];
}

} // namespace

int formatNumber(const QString &format)
{
    const auto found = std::find_if(formatIds.begin(), formatIds.end(), [&format](const auto *id) {
        return format == QStringView(id);
    });
    return found == formatIds.end() ? 0 : static_cast<int>(found - formatIds.begin()) + 1;
}

QString formatOfNumber(int number)
{
    const std::optional<const char16_t *> id = at(formatIds, number - 1);
    return id ? QString::fromUtf16(*id) : QString();
}

int engineNumber(Engine engine)
{
    return placeOf(engines, engine);
}

std::optional<Engine> engineOfNumber(int number)
{
    return at(engines, number);
}

int kvFormatNumber(KvFormat format)
{
    return placeOf(kvFormats, format);
}

std::optional<KvFormat> kvFormatOfNumber(int number)
{
    return at(kvFormats, number);
}

} // namespace configurator

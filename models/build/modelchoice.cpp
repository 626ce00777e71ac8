// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/modelchoice.h"

#include <array>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array engines {Engine::LlamaCpp, Engine::Vllm};
constexpr std::array kvFormats {KvFormat::F16, KvFormat::Fp8, KvFormat::Q8_0, KvFormat::Q5_0,
                                KvFormat::Q4_0};

} // namespace

QString engineId(Engine engine)
{
    switch (engine) {
    case Engine::LlamaCpp:
        return u"llama.cpp"_s;
    case Engine::Vllm:
        return u"vllm"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Engine> engineFromId(QStringView id)
{
    for (const Engine engine : engines)
        if (engineId(engine) == id)
            return engine;
    return {};
}

QString kvFormatId(KvFormat format)
{
    switch (format) {
    case KvFormat::F16:
        return u"f16"_s;
    case KvFormat::Fp8:
        return u"fp8"_s;
    case KvFormat::Q8_0:
        return u"q8_0"_s;
    case KvFormat::Q5_0:
        return u"q5_0"_s;
    case KvFormat::Q4_0:
        return u"q4_0"_s;
    }
    Q_UNREACHABLE();
}

std::optional<KvFormat> kvFormatFromId(QStringView id)
{
    if (id == u"bf16")
        return KvFormat::F16;
    for (const KvFormat format : kvFormats)
        if (kvFormatId(format) == id)
            return format;
    return {};
}

QString kvFormatsId(KvFormats formats)
{
    const QString keys = kvFormatId(formats.keys);
    return formats.keys == formats.values ? keys : keys + u'/' + kvFormatId(formats.values);
}

std::optional<KvFormats> kvFormatsFromId(QStringView id)
{
    const qsizetype slash = id.indexOf(u'/');
    const std::optional<KvFormat> keys = kvFormatFromId(slash < 0 ? id : id.first(slash));
    const std::optional<KvFormat> values = slash < 0 ? keys : kvFormatFromId(id.sliced(slash + 1));
    if (!keys || !values)
        return {};
    return KvFormats(*keys, *values);
}

} // namespace configurator

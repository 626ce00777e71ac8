// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/hfparts.h"
#include "import/importtext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString formatOfNumbers(const QString &type)
{
    if (type == u"bfloat16"_s)
        return u"BF16"_s;
    if (type == u"float16"_s)
        return u"F16"_s;
    if (type == u"float32"_s)
        return u"F32"_s;
    return type.startsWith("float8"_L1) ? u"FP8"_s : QString();
}

QString ofWholeBits(int bits)
{
    return bits == 4 ? u"INT4"_s : bits == 8 ? u"INT8"_s : QString();
}

// "compressed-tensors" says for groups of layers how their weights are stored.
void readGroups(HfFormat &format, HfFields &quantization)
{
    const QJsonObject groups = quantization.reader().optionalObject(u"config_groups");
    const QJsonObject first = groups.isEmpty() ? QJsonObject() : groups.begin()->toObject();
    JsonReader weights
        = quantization.reader().inside(u"config_groups, weights"_s, first[u"weights"].toObject());
    format.bits = static_cast<int>(weights.optionalInteger(u"num_bits", 1, 32).value_or(0));
    const bool isReal = weights.string(u"type", QString()) == u"float"_s;
    const QString packing = quantization.reader().string(u"format", QString());
    if (packing.startsWith("mxfp4"_L1))
        format.id = u"MXFP4"_s;
    else if (isReal)
        format.id = format.bits == 4 ? u"NVFP4"_s : u"FP8"_s;
    else
        format.id = ofWholeBits(format.bits);
}

void readAlgorithm(HfFormat &format, HfFields &quantization)
{
    const QString algorithm = quantization.reader().string(u"quant_algo", QString());
    format.bits = algorithm.contains("FP4"_L1) ? 4 : 8;
    format.id = format.bits == 4 ? u"NVFP4"_s : u"FP8"_s;
}

void readSmallNumbers(HfFormat &format, HfFields &quantization)
{
    format.bits = quantization.reader().boolean(u"load_in_4bit", false) ? 4 : 8;
    format.id = ofWholeBits(format.bits);
}

// `method` is the field quant_method.
void readMethod(HfFormat &format, HfFields &quantization, const QString &method)
{
    const auto bits = static_cast<int>(quantization.number({u"bits", u"w_bit"}, 1, 32, 4));
    if (method.endsWith("fp8"_L1)) {
        format.id = u"FP8"_s;
        format.bits = 8;
    } else if (method == u"mxfp4"_s) {
        format.id = u"MXFP4"_s;
        format.bits = 4;
    } else if (method == u"awq"_s || method == u"gptq"_s || method == u"auto-round"_s) {
        format.bits = bits;
        format.id = method == u"awq"_s && bits == 4 ? u"AWQ"_s : ofWholeBits(bits);
    } else if (method == u"compressed-tensors"_s) {
        readGroups(format, quantization);
    } else if (method == u"modelopt"_s) {
        readAlgorithm(format, quantization);
    } else if (method == u"bitsandbytes"_s) {
        readSmallNumbers(format, quantization);
    }
}

void describe(HfFormat &format, const QString &method)
{
    if (format.id.isEmpty())
        format.assumed.append(
            ImportText::tr("The way in which the weights are reduced, %1, is not known "
                           "here; their format was taken from the type of their "
                           "numbers.")
                .arg(method.left(60)));
    else
        format.read.append(
            ImportText::tr("The weights are reduced by the method %1, which is listed as "
                           "the format %2.")
                .arg(method.left(60), format.id));
}

} // namespace

HfFormat hfFormat(HfFields &top, HfFields &text)
{
    HfFormat format;
    HfFields &owner = top.has(u"quantization_config") ? top : text;
    if (owner.has(u"quantization_config")) {
        HfFields quantization = owner.nested(u"quantization_config");
        const QString method = quantization.reader().string(u"quant_method", QString());
        readMethod(format, quantization, method);
        describe(format, method);
    }
    if (!format.id.isEmpty())
        return format;
    for (HfFields *fields : {&top, &text}) {
        for (const QStringView name : {u"dtype", u"torch_dtype"}) {
            if (format.id.isEmpty())
                format.id = formatOfNumbers(fields->reader().string(name, QString()));
        }
    }
    return format;
}

QString formatOfSafetensors(const QString &type)
{
    if (type.startsWith("F8"_L1))
        return u"FP8"_s;
    if (type.startsWith("F4"_L1) || type == u"U8"_s)
        return u"FP4"_s;
    if (type == u"I8"_s)
        return u"INT8"_s;
    if (type == u"I32"_s || type == u"U32"_s)
        return u"INT4"_s;
    return type == u"F16"_s || type == u"F32"_s ? type : u"BF16"_s;
}

} // namespace configurator

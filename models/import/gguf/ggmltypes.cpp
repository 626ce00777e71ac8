// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/gguf/ggmltypes.h"

#include <algorithm>
#include <array>

namespace configurator {

namespace {

// Ids and block sizes: github:ggml-org/llama.cpp@0024aa7 gguf-py/gguf/constants.py
// (GGMLQuantizationType, GGML_QUANT_SIZES), ggml/src/ggml-common.h. 31 to 33 and 36 to 38 are
// reorderings of Q4_0 and IQ4_NL that older files have.
constexpr std::array types {
    GgmlType {0, u"F32", 1, 4},         GgmlType {1, u"F16", 1, 2},
    GgmlType {2, u"Q4_0", 32, 18},      GgmlType {3, u"Q4_1", 32, 20},
    GgmlType {6, u"Q5_0", 32, 22},      GgmlType {7, u"Q5_1", 32, 24},
    GgmlType {8, u"Q8_0", 32, 34},      GgmlType {9, u"Q8_1", 32, 40},
    GgmlType {10, u"Q2_K", 256, 84},    GgmlType {11, u"Q3_K", 256, 110},
    GgmlType {12, u"Q4_K", 256, 144},   GgmlType {13, u"Q5_K", 256, 176},
    GgmlType {14, u"Q6_K", 256, 210},   GgmlType {15, u"Q8_K", 256, 292},
    GgmlType {16, u"IQ2_XXS", 256, 66}, GgmlType {17, u"IQ2_XS", 256, 74},
    GgmlType {18, u"IQ3_XXS", 256, 98}, GgmlType {19, u"IQ1_S", 256, 50},
    GgmlType {20, u"IQ4_NL", 32, 18},   GgmlType {21, u"IQ3_S", 256, 110},
    GgmlType {22, u"IQ2_S", 256, 82},   GgmlType {23, u"IQ4_XS", 256, 136},
    GgmlType {24, u"I8", 1, 1},         GgmlType {25, u"I16", 1, 2},
    GgmlType {26, u"I32", 1, 4},        GgmlType {27, u"I64", 1, 8},
    GgmlType {28, u"F64", 1, 8},        GgmlType {29, u"IQ1_M", 256, 56},
    GgmlType {30, u"BF16", 1, 2},       GgmlType {31, u"Q4_0", 32, 18},
    GgmlType {32, u"Q4_0", 32, 18},     GgmlType {33, u"Q4_0", 32, 18},
    GgmlType {34, u"TQ1_0", 256, 54},   GgmlType {35, u"TQ2_0", 256, 66},
    GgmlType {36, u"IQ4_NL", 32, 18},   GgmlType {37, u"IQ4_NL", 32, 18},
    GgmlType {38, u"IQ4_NL", 32, 18},   GgmlType {39, u"MXFP4", 32, 17},
    GgmlType {40, u"NVFP4", 64, 36},    GgmlType {41, u"Q1_0", 128, 18},
};

// github:ggml-org/llama.cpp@0024aa7 gguf-py/gguf/constants.py (LlamaFileType), src/llama-quant.cpp.
constexpr std::array fileTypes {
    GgufFileType {0, u"F32", u"F32"},          GgufFileType {1, u"F16", u"F16"},
    GgufFileType {2, u"Q4_0", u"Q4_0"},        GgufFileType {3, u"Q4_1", u"Q4_1"},
    GgufFileType {7, u"Q8_0", u"Q8_0"},        GgufFileType {8, u"Q5_0", u"Q5_0"},
    GgufFileType {9, u"Q5_1", u"Q5_1"},        GgufFileType {10, u"Q2_K", u"Q2_K"},
    GgufFileType {11, u"Q3_K_S", u"Q3_K"},     GgufFileType {12, u"Q3_K_M", u"Q3_K"},
    GgufFileType {13, u"Q3_K_L", u"Q3_K"},     GgufFileType {14, u"Q4_K_S", u"Q4_K"},
    GgufFileType {15, u"Q4_K_M", u"Q4_K"},     GgufFileType {16, u"Q5_K_S", u"Q5_K"},
    GgufFileType {17, u"Q5_K_M", u"Q5_K"},     GgufFileType {18, u"Q6_K", u"Q6_K"},
    GgufFileType {19, u"IQ2_XXS", u"IQ2_XXS"}, GgufFileType {20, u"IQ2_XS", u"IQ2_XS"},
    GgufFileType {21, u"Q2_K_S", u"Q2_K"},     GgufFileType {22, u"IQ3_XS", u"IQ3_S"},
    GgufFileType {23, u"IQ3_XXS", u"IQ3_XXS"}, GgufFileType {24, u"IQ1_S", u"IQ1_S"},
    GgufFileType {25, u"IQ4_NL", u"IQ4_NL"},   GgufFileType {26, u"IQ3_S", u"IQ3_S"},
    GgufFileType {27, u"IQ3_M", u"IQ3_S"},     GgufFileType {28, u"IQ2_S", u"IQ2_XS"},
    GgufFileType {29, u"IQ2_M", u"IQ2_S"},     GgufFileType {30, u"IQ4_XS", u"IQ4_XS"},
    GgufFileType {31, u"IQ1_M", u"IQ1_M"},     GgufFileType {32, u"BF16", u"BF16"},
    GgufFileType {36, u"TQ1_0", u"TQ1_0"},     GgufFileType {37, u"TQ2_0", u"TQ2_0"},
    GgufFileType {38, u"MXFP4", u"MXFP4"},     GgufFileType {39, u"NVFP4", u"NVFP4"},
    GgufFileType {40, u"Q1_0", u"Q1_0"},
};

constexpr quint64 guessedFlag = 1024; // the converter was not told the type and guessed it

} // namespace

const GgmlType *ggmlType(quint32 id)
{
    const auto *found = std::ranges::find(types, id, &GgmlType::id);
    return found == types.end() ? nullptr : found;
}

const GgufFileType *ggufFileType(quint64 id)
{
    const quint64 plain = id & ~guessedFlag;
    const auto *found
        = std::ranges::find_if(fileTypes, [plain](const auto &type) { return type.id == plain; });
    return found == fileTypes.end() ? nullptr : found;
}

QString formatOfType(const GgmlType &type)
{
    const QStringView name(type.name);
    for (const char16_t *mixed : {u"Q3_K", u"Q4_K", u"Q5_K"}) {
        if (name == QStringView(mixed))
            return name.toString() + QStringLiteral("_M");
    }
    return name.toString();
}

} // namespace configurator

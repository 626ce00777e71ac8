// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/payload/choicenumbers.h"
#include "handover/payload/packednumber.h"
#include "handover/payload/payload.h"

#include <algorithm>
#include <bit>

namespace configurator {

using namespace packing;

namespace {

bool hasAll(QStringView letters, const QString &text)
{
    return std::all_of(text.begin(), text.end(),
                       [letters](QChar letter) { return letters.contains(letter); });
}

Spelling spellingOf(const QString &text)
{
    if (hasAll(idLetters, text))
        return Spelling::Id;
    return hasAll(textLetters, text) ? Spelling::Text : Spelling::Bytes;
}

quint32 unsignedOf(qint64 number)
{
    return static_cast<quint32>(number);
}

class Packer
{
public:
    Packer(const CodeNumbers &numbers, int mostDigits)
        : m_numbers(numbers)
        , m_out(mostDigits)
    {
    }
    void choice(const ModelChoice &choice);
    void list(const std::vector<BuildItem> &items, int order, bool isTop);
    [[nodiscard]] const PackWriter &out() const { return m_out; }

private:
    void flag(bool is) { m_out.put(is ? 1 : 0, 2); }
    void name(const QString &text);
    void letters(const QString &text, QStringView alphabet);
    void tokens(qint64 number);
    void kv(KvFormats formats);
    void settings(const EngineSettings &settings);
    void shortList(const std::vector<BuildItem> &items, bool isTop);
    void longList(const std::vector<BuildItem> &items, bool isTop);
    [[nodiscard]] quint32 code(const BuildItem &item) const
    {
        return unsignedOf(m_numbers.units.numberOf(item.unit));
    }

    const CodeNumbers &m_numbers;
    PackWriter m_out;
};

void Packer::letters(const QString &text, QStringView alphabet)
{
    m_out.putOpen(unsignedOf(text.size()), lengthOrder);
    for (const QChar letter : text)
        m_out.put(unsignedOf(alphabet.indexOf(letter)), unsignedOf(alphabet.size()));
}

void Packer::name(const QString &text)
{
    const Spelling spelling = spellingOf(text);
    m_out.put(static_cast<quint32>(spelling), spellings);
    if (spelling != Spelling::Bytes)
        return letters(text, spelling == Spelling::Id ? idLetters : textLetters);
    const QByteArray utf8 = text.toUtf8();
    m_out.putOpen(unsignedOf(utf8.size()), lengthOrder);
    for (const char byte : utf8)
        m_out.put(static_cast<quint8>(byte), bytes);
}

// As 2^e times an odd number: lengths of a context mostly are powers of two.
void Packer::tokens(qint64 number)
{
    const quint32 all = unsignedOf(number);
    const int exponent = std::countr_zero(all);
    m_out.put(static_cast<quint32>(exponent), exponents);
    m_out.putOpen(all >> exponent >> 1, smallOrder);
}

void Packer::kv(KvFormats formats)
{
    const bool isUsual = formats == KvFormats();
    flag(!isUsual);
    if (isUsual)
        return;
    m_out.putOpen(unsignedOf(kvFormatNumber(formats.keys)), smallOrder);
    m_out.putOpen(unsignedOf(kvFormatNumber(formats.values)), smallOrder);
}

void Packer::settings(const EngineSettings &settings)
{
    const bool isUsual = settings == EngineSettings();
    flag(!isUsual);
    if (isUsual)
        return;
    tokens(settings.microBatch);
    tokens(settings.batchTokens);
    m_out.put(unsignedOf(settings.utilisationPercent - 1), percentages);
    flag(settings.isCacheUnified);
    flag(settings.hasFlashAttention);
    flag(settings.isEmbeddingInRam);
    flag(settings.hasGraphs);
}

void Packer::choice(const ModelChoice &choice)
{
    const bool isUsual = choice == ModelChoice();
    flag(!isUsual);
    if (isUsual)
        return;
    const int model = m_numbers.models.numberOf(choice.model);
    m_out.putOpen(unsignedOf(model), codeOrder);
    if (model == 0)
        name(choice.model);
    const int format = formatNumber(choice.format);
    m_out.putOpen(unsignedOf(format), formatOrder);
    if (format == 0)
        name(choice.format);
    tokens(choice.context);
    m_out.putOpen(unsignedOf(choice.users - 1), smallOrder);
    m_out.putOpen(unsignedOf(engineNumber(choice.engine)), smallOrder);
    kv(choice.kv);
    settings(choice.settings);
}

void Packer::list(const std::vector<BuildItem> &items, int order, bool isTop)
{
    m_out.putOpen(static_cast<quint32>(items.size()), order);
    if (items.size() < packing::longList)
        shortList(items, isTop);
    else
        longList(items, isTop);
}

void Packer::shortList(const std::vector<BuildItem> &items, bool isTop)
{
    for (const BuildItem &item : items) {
        m_out.putOpen(code(item), codeOrder);
        if (code(item) == 0)
            name(item.unit);
        m_out.putOpen(unsignedOf(item.count - 1), countOrder);
        if (isTop)
            list(item.holds, holdsOrder, false);
    }
}

void Packer::longList(const std::vector<BuildItem> &items, bool isTop)
{
    quint32 codes = 0;
    int counts = 0;
    bool isHolding = false;
    for (const BuildItem &item : items) {
        codes = std::max(codes, code(item));
        counts = std::max(counts, item.count);
        isHolding = isHolding || !item.holds.empty();
    }
    m_out.putOpen(codes, highestCodeOrder);
    m_out.putOpen(unsignedOf(counts - 1), highestCountOrder);
    if (isTop)
        flag(isHolding);
    for (const BuildItem &item : items) {
        m_out.put(code(item), codes + 1);
        if (code(item) == 0)
            name(item.unit);
        m_out.put(unsignedOf(item.count - 1), unsignedOf(counts));
        if (isHolding)
            list(item.holds, holdsOrder, false);
    }
}

} // namespace

std::optional<std::vector<int>> packBuild(const Build &build, const CodeNumbers &numbers,
                                          int mostDigits)
{
    Packer packer(numbers, mostDigits);
    packer.choice(build.choice);
    packer.list(build.items, rowsOrder, true);
    if (packer.out().isTooLong())
        return {};
    std::vector<int> digits = packer.out().digits();
    if (digits.size() > static_cast<std::size_t>(mostDigits))
        return {};
    return digits;
}

} // namespace configurator

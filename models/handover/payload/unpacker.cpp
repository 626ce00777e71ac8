// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/codewords.h"
#include "handover/payload/choicenumbers.h"
#include "handover/payload/packednumber.h"
#include "handover/payload/payload.h"

#include "build/file/buildfile.h"

#include <QStringDecoder>

#include <limits>

namespace configurator {

using namespace Qt::StringLiterals;
using namespace packing;

namespace {

constexpr quint32 longestName = 1'000; // bytes

class Unpacker
{
public:
    Unpacker(const std::vector<int> &digits, const CodeNumbers &numbers)
        : m_numbers(numbers)
        , m_in(digits)
    {
    }
    std::optional<UnpackedBuild> build();
    // A name in full whose number is known here: the code is another one than would be written.
    [[nodiscard]] bool isSpelledOut() const { return m_isSpelledOut; }

private:
    using Items = std::vector<BuildItem>;

    bool flag() { return m_in.take(2) == 1; }
    // A number under `end`, or the end of reading.
    int openBelow(qint64 end, int order);
    QString name();
    QString letters(quint32 length, QStringView alphabet);
    QString utf8(quint32 length);
    int tokens();
    KvFormats kv();
    EngineSettings settings();
    ModelChoice choice();
    QString model();
    QString format();
    QString unit(quint32 code);
    Items list(int most, int order, bool isTop);
    Items shortList(int rows, bool isTop);
    Items longList(int rows, bool isTop);

    const CodeNumbers &m_numbers;
    PackReader m_in;
    UnpackedBuild m_result;
    bool m_isSpelledOut = false;
};

int Unpacker::openBelow(qint64 end, int order)
{
    const quint32 number = m_in.takeOpen(order);
    if (number < end)
        return static_cast<int>(number);
    m_in.breakOff();
    return 0;
}

QString Unpacker::letters(quint32 length, QStringView alphabet)
{
    QString text;
    for (quint32 i = 0; i < length && !m_in.isBroken(); ++i)
        text.append(alphabet[m_in.take(static_cast<quint32>(alphabet.size()))]);
    return text;
}

QString Unpacker::utf8(quint32 length)
{
    QByteArray read;
    for (quint32 i = 0; i < length && !m_in.isBroken(); ++i)
        read.append(static_cast<char>(m_in.take(bytes)));
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(read);
    if (decoder.hasError())
        m_in.breakOff();
    return text;
}

QString Unpacker::name()
{
    const auto spelling = static_cast<Spelling>(m_in.take(spellings));
    const auto length = static_cast<quint32>(openBelow(longestName, lengthOrder));
    if (spelling == Spelling::Bytes)
        return utf8(length);
    return letters(length, spelling == Spelling::Id ? idLetters : textLetters);
}

int Unpacker::tokens()
{
    const quint32 exponent = m_in.take(exponents);
    const auto odd = quint64 {m_in.takeOpen(smallOrder)} * 2 + 1;
    const quint64 number = odd << exponent;
    if (number <= std::numeric_limits<int>::max())
        return static_cast<int>(number);
    m_in.breakOff();
    return 1;
}

KvFormats Unpacker::kv()
{
    if (!flag())
        return {};
    const auto keys = kvFormatOfNumber(openBelow(highestCode, smallOrder));
    const auto values = kvFormatOfNumber(openBelow(highestCode, smallOrder));
    if (keys && values)
        return {*keys, *values};
    m_in.breakOff();
    return {};
}

EngineSettings Unpacker::settings()
{
    EngineSettings settings;
    if (!flag())
        return settings;
    settings.microBatch = tokens();
    settings.batchTokens = tokens();
    settings.utilisationPercent = static_cast<int>(m_in.take(percentages)) + 1;
    settings.isCacheUnified = flag();
    settings.hasFlashAttention = flag();
    settings.isEmbeddingInRam = flag();
    settings.hasGraphs = flag();
    return settings;
}

QString Unpacker::model()
{
    const int number = openBelow(highestCode + 1, codeOrder);
    if (number > 0) {
        if (!m_numbers.models.hasNumber(number))
            m_result.modelNumber = number;
        return m_numbers.models.idOf(number);
    }
    const QString id = name();
    m_isSpelledOut = m_isSpelledOut || m_numbers.models.numberOf(id) > 0;
    if (!m_numbers.models.hasId(id))
        m_result.modelId = id;
    return id;
}

QString Unpacker::format()
{
    const int number = openBelow(highestCode, formatOrder);
    const QString format = number > 0 ? formatOfNumber(number) : name();
    if (number > 0 && format.isEmpty())
        m_in.breakOff();
    m_isSpelledOut = m_isSpelledOut || (number == 0 && formatNumber(format) > 0);
    return format;
}

ModelChoice Unpacker::choice()
{
    ModelChoice choice;
    if (!flag())
        return choice;
    choice.model = model();
    choice.format = format();
    choice.context = tokens();
    choice.users = openBelow(std::numeric_limits<int>::max(), smallOrder) + 1;
    const auto engine = engineOfNumber(openBelow(highestCode, smallOrder));
    if (!engine)
        m_in.breakOff();
    choice.engine = engine.value_or(choice.engine);
    choice.kv = kv();
    choice.settings = settings();
    return choice;
}

QString Unpacker::unit(quint32 code)
{
    const int number = static_cast<int>(code);
    if (number > 0) {
        if (!m_numbers.units.hasNumber(number))
            m_result.unitNumbers.push_back(number);
        return m_numbers.units.idOf(number);
    }
    const QString id = name();
    m_isSpelledOut = m_isSpelledOut || m_numbers.units.numberOf(id) > 0;
    if (!m_numbers.units.hasId(id))
        m_result.unitIds.append(id);
    return id;
}

Unpacker::Items Unpacker::list(int most, int order, bool isTop)
{
    const int rows = openBelow(most + 1, order);
    const bool isShort = static_cast<std::size_t>(rows) < packing::longList;
    return isShort ? shortList(rows, isTop) : longList(rows, isTop);
}

Unpacker::Items Unpacker::shortList(int rows, bool isTop)
{
    Items items;
    for (int row = 0; row < rows && !m_in.isBroken(); ++row) {
        BuildItem item;
        item.unit = unit(static_cast<quint32>(openBelow(highestCode + 1, codeOrder)));
        item.count = openBelow(Build::maxCount, countOrder) + 1;
        if (isTop)
            item.holds = list(Build::maxHolds, holdsOrder, false);
        items.push_back(std::move(item));
    }
    return items;
}

Unpacker::Items Unpacker::longList(int rows, bool isTop)
{
    Items items;
    const auto codes = static_cast<quint32>(openBelow(highestCode + 1, highestCodeOrder));
    const auto counts = static_cast<quint32>(openBelow(Build::maxCount, highestCountOrder)) + 1;
    const bool isHolding = isTop && flag();
    for (int row = 0; row < rows && !m_in.isBroken(); ++row) {
        BuildItem item;
        item.unit = unit(m_in.take(codes + 1));
        item.count = static_cast<int>(m_in.take(counts)) + 1;
        if (isHolding)
            item.holds = list(Build::maxHolds, holdsOrder, false);
        items.push_back(std::move(item));
    }
    return items;
}

std::optional<UnpackedBuild> Unpacker::build()
{
    m_result.build.choice = choice();
    m_result.build.items = list(Build::maxRows, rowsOrder, true);
    if (!m_in.isAtEnd())
        return {};
    return m_result;
}

} // namespace

Done checkBuild(const Build &build)
{
    const Result<Build> read = readBuild(writeBuild(build), CodeWords::tr("The build"));
    if (!read)
        return Error {read.error()};
    return done();
}

std::optional<UnpackedBuild> unpackBuild(const std::vector<int> &digits, const CodeNumbers &numbers)
{
    Unpacker unpacker(digits, numbers);
    std::optional<UnpackedBuild> unpacked = unpacker.build();
    if (!unpacked || !checkBuild(unpacked->build))
        return {};
    const int most = static_cast<int>(digits.size());
    if (!unpacker.isSpelledOut() && packBuild(unpacked->build, numbers, most) != digits)
        return {};
    return unpacked;
}

} // namespace configurator

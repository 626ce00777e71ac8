// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/staffpin.h"
#include "kiosk/kiosktext.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace configurator {

namespace {

// Our own figures, so that a new release of the library does not make old hashes unreadable.
constexpr unsigned long long passes = 2;
constexpr std::size_t memoryBytes = std::size_t {64} << 20;
constexpr char hashBegin[] = "$argon2id$v=19$m=65536,t=2,p=1$";
constexpr qsizetype hashSize = 97; // with a salt of 16 and a hash of 32 bytes in base64

bool isDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

// The digits in memory that is overwritten afterwards.
class Digits
{
public:
    explicit Digits(QStringView typed)
        : m_size(std::min(typed.size(), longestPin))
    {
        for (qsizetype place = 0; place < m_size; ++place)
            m_bytes[static_cast<std::size_t>(place)] = typed.at(place).toLatin1();
    }
    ~Digits() { sodium_memzero(m_bytes.data(), m_bytes.size()); }
    Digits(const Digits &) = delete;
    Digits &operator=(const Digits &) = delete;

    [[nodiscard]] const char *data() const { return m_bytes.data(); }
    [[nodiscard]] unsigned long long size() const
    {
        return static_cast<unsigned long long>(m_size);
    }

private:
    std::array<char, longestPin> m_bytes {};
    qsizetype m_size;
};

using HashText = std::array<char, crypto_pwhash_STRBYTES>;

// With zeros behind it, as the library wants it.
HashText hashText(const QByteArray &hash)
{
    static_assert(hashSize < crypto_pwhash_STRBYTES);
    HashText text {};
    std::copy_n(hash.begin(), hashSize, text.begin());
    return text;
}

} // namespace

bool isPossiblePin(QStringView typed)
{
    return typed.size() >= shortestPin && typed.size() <= longestPin
        && std::all_of(typed.begin(), typed.end(), isDigit);
}

Result<QByteArray> hashedPin(QStringView typed)
{
    if (!isPossiblePin(typed))
        return Error {KioskText::tr("A staff PIN has 4 to 12 digits and nothing else.")};
    const Digits digits(typed);
    HashText text {};
    if (sodium_init() < 0
        || crypto_pwhash_str_alg(text.data(), digits.data(), digits.size(), passes, memoryBytes,
                                 crypto_pwhash_ALG_ARGON2ID13)
            != 0)
        return Error {KioskText::tr("The staff PIN could not be hashed: 64 MiB of free memory are "
                                    "needed for it.")};
    return QByteArray(text.data());
}

bool isPinHash(const QByteArray &hash)
{
    return hash.size() == hashSize && hash.startsWith(hashBegin) && sodium_init() >= 0
        && crypto_pwhash_str_needs_rehash(hashText(hash).data(), passes, memoryBytes) == 0;
}

bool isPin(const QByteArray &hash, QStringView typed)
{
    if (!isPossiblePin(typed) || !isPinHash(hash))
        return false;
    const Digits digits(typed);
    return crypto_pwhash_str_verify(hashText(hash).data(), digits.data(), digits.size()) == 0;
}

void wipe(QString &typed)
{
    sodium_memzero(typed.data(), static_cast<std::size_t>(typed.size()) * sizeof(QChar));
    typed.clear();
}

void wipe(QByteArray &typed)
{
    sodium_memzero(typed.data(), static_cast<std::size_t>(typed.size()));
    typed.clear();
}

} // namespace configurator

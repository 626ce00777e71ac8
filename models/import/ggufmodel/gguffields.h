// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/jsonreader.h"
#include "import/gguf/gguf.h"

#include <optional>

namespace configurator {

// Metadata by name, checked: a value of the wrong type or out of range adds a fault that names the
// file and the key, and counts as absent.
class GgufFields
{
public:
    GgufFields(const GgufFile &file, FaultList *faults);

    [[nodiscard]] const QString &architecture() const { return m_architecture; }
    // Keys of the architecture: "block_count" stands in the file as "llama.block_count".
    [[nodiscard]] bool has(const QString &key) const;
    std::optional<qint64> number(const QString &key, qint64 low, qint64 high);
    qint64 number(const QString &key, qint64 low, qint64 high, qint64 fallback);
    qint64 required(const QString &key, qint64 low, qint64 high); // low, with a fault, if absent
    // One number a layer, out of a list or one number for all; empty when absent.
    std::vector<qint64> perLayer(const QString &key, qint64 layers, qint64 low, qint64 high);
    [[nodiscard]] bool isList(const QString &key) const;
    [[nodiscard]] quint64 listCount(const QString &fullKey) const; // 0: no such list
    // By the whole key; empty when absent.
    QString text(const QString &fullKey);
    std::optional<qint64> wholeNumber(const QString &fullKey, qint64 low, qint64 high);

    void fault(const QString &fullKey, const QString &sentence);
    [[nodiscard]] QString fullKey(const QString &key) const;
    [[nodiscard]] const GgufValue *value(const QString &fullKey) const;

private:
    std::optional<qint64> checked(const QString &fullKey, const GgufValue &value, qint64 low,
                                  qint64 high);

    const GgufFile &m_file;
    FaultList *m_faults;
    QString m_architecture;
};

} // namespace configurator

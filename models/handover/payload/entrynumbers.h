// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"

namespace configurator {

// The stable numbers of a catalogue's units, or of its AI models, both ways.
class EntryNumbers
{
public:
    static EntryNumbers ofUnits(const Catalogue &catalogue);
    static EntryNumbers ofModels(const Catalogue &catalogue);

    // 0: it has none, and goes into a code by its name. A placeholder keeps its number.
    [[nodiscard]] int numberOf(const QString &id) const;
    // "unknown-N" for a number that the catalogue lacks.
    [[nodiscard]] QString idOf(int number) const;
    [[nodiscard]] bool hasNumber(int number) const { return m_ids.contains(number); }
    [[nodiscard]] bool hasId(const QString &id) const { return m_numbers.contains(id); }

private:
    template <typename T>
    explicit EntryNumbers(const std::vector<T> &entries);

    QHash<QString, int> m_numbers; // of every entry; 0: none
    QHash<int, QString> m_ids;
};

} // namespace configurator

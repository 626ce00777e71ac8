// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"

namespace configurator {

// Quotes that the store could not take (full disk, write-protected, held by another program), kept
// as small files until it takes them, so that they are offered again at the next start. They stand
// in "unsaved" in `folder` (the user's data folder), each written whole or not at all.
class UnsavedDraft
{
public:
    struct Restored
    {
        std::vector<StoredQuote> drafts; // the oldest first
        QStringList faults; // whole sentences
    };

    explicit UnsavedDraft(const QString &folder);

    // A file that can't be read is set aside under another name, which the sentence gives.
    [[nodiscard]] Restored restore() const;
    // A quote without an id gets one; save it under that, so that it is stored once.
    [[nodiscard]] Result<StoredQuote> keep(const StoredQuote &draft) const;
    // To be called when the store has it, or when the person wants it no more.
    [[nodiscard]] Done drop(const QString &id) const;

private:
    [[nodiscard]] QString pathOf(const QString &id) const;

    QString m_folder;
};

} // namespace configurator

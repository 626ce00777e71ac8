// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotecommands.h"

#include "items/quotes/quotedocument.h"

namespace configurator {

QuoteEditCommand::QuoteEditCommand(QuoteDocument &document, Quote after, const QString &text,
                                   QString mergeKey)
    : QUndoCommand(text)
    , m_document(document)
    , m_before(document.quote())
    , m_after(std::move(after))
    , m_mergeKey(std::move(mergeKey))
{
}

void QuoteEditCommand::redo()
{
    m_document.setQuote(m_after);
}

void QuoteEditCommand::undo()
{
    m_document.setQuote(m_before);
}

bool QuoteEditCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = dynamic_cast<const QuoteEditCommand *>(other);
    if (!next || m_mergeKey.isEmpty() || next->m_mergeKey != m_mergeKey)
        return false;
    m_after = next->m_after;
    return true;
}

} // namespace configurator

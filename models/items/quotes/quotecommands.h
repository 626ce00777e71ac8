// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

#include <QUndoCommand>

namespace configurator {

class QuoteDocument;

// The quote before and after a step. Steps on the same field merge, so that typing is one.
class QuoteEditCommand : public QUndoCommand
{
public:
    QuoteEditCommand(QuoteDocument &document, Quote after, const QString &text, QString mergeKey);

    void redo() override;
    void undo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    QuoteDocument &m_document;
    Quote m_before;
    Quote m_after;
    QString m_mergeKey;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace configurator {

class QuoteDocument;
class QuotePrompts;

// What can be done with the quote as it stands now, in the order in which it is offered.
class QuoteActions
{
public:
    struct Action
    {
        QString text;
        std::function<void()> run;
        bool isMain = false; // a button of its own, not only in the menu
    };
    using Say = std::function<void(const QString &sentence, bool isGood)>;

    // `parent` stands under the questions, `say` shows what became of an action.
    QuoteActions(QuoteDocument &document, QuotePrompts &prompts, QWidget *parent, Say say);
    [[nodiscard]] std::vector<Action> now() const;
    void issue() const;

private:
    [[nodiscard]] std::vector<Action> forDraft() const;
    [[nodiscard]] std::vector<Action> forIssued() const;
    void accept() const;
    void decline() const;
    void revise() const;
    void discard() const;
    void makeVoid() const;
    void duplicate() const;
    void reprice() const;

    QuoteDocument &m_document;
    QuotePrompts &m_prompts;
    QWidget *m_parent;
    Say m_say;
};

} // namespace configurator

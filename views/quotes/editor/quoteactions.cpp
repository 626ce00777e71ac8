// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/editor/quoteactions.h"

#include "items/quotes/quotedocument.h"
#include "items/quotes/quotewords.h"
#include "views/quotes/quoteprompts.h"

#include <QCoreApplication>

namespace configurator {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(QuoteActions)
};

} // namespace

QuoteActions::QuoteActions(QuoteDocument &document, QuotePrompts &prompts, QWidget *parent, Say say)
    : m_document(document)
    , m_prompts(prompts)
    , m_parent(parent)
    , m_say(std::move(say))
{
}

std::vector<QuoteActions::Action> QuoteActions::now() const
{
    if (!m_document.isOpen())
        return {};
    std::vector<Action> actions = m_document.isDraft() ? forDraft() : forIssued();
    actions.push_back({Tr::tr("Duplicate"), [this] { duplicate(); }});
    return actions;
}

std::vector<QuoteActions::Action> QuoteActions::forDraft() const
{
    return {{Tr::tr("Issue"), [this] { issue(); }, true},
            {Tr::tr("Take today's prices"), [this] { reprice(); }},
            {Tr::tr("Discard this draft"), [this] { discard(); }}};
}

std::vector<QuoteActions::Action> QuoteActions::forIssued() const
{
    std::vector<Action> actions;
    const QuoteStanding standing = standingOn(m_document.today(), m_document.quote());
    const bool isOpen = standing == QuoteStanding::Issued || standing == QuoteStanding::Expiring;
    if (isOpen) {
        actions.push_back({Tr::tr("Accept"), [this] { accept(); }, true});
        actions.push_back({Tr::tr("Decline"), [this] { decline(); }, true});
    }
    if (standing != QuoteStanding::Void)
        actions.push_back({Tr::tr("Revise"), [this] { revise(); }, true});
    if (isOpen)
        actions.push_back({Tr::tr("Revise with today's prices"), [this] { reprice(); }});
    if (isOpen || standing == QuoteStanding::Expired)
        actions.push_back({Tr::tr("Make void"), [this] { makeVoid(); }});
    return actions;
}

void QuoteActions::issue() const
{
    const StaffRole *role = m_document.role();
    Done issued = m_document.issue();
    if (!issued && role && needsReason(m_document.quote(), *role)) {
        const auto reason = m_prompts.reason(m_parent, Tr::tr("Reason for the discount"),
                                             issued.error(), m_document.quote().discountReason);
        if (!reason)
            return;
        m_document.edit(Tr::tr("Reason for the discount"),
                        [&](Quote &quote) { quote.discountReason = *reason; });
        issued = m_document.issue();
    }
    if (issued)
        m_say(Tr::tr("Issued as %1.").arg(m_document.quote().title()), true);
    else
        m_say(issued.error(), false);
}

void QuoteActions::accept() const
{
    const int alternative = m_document.alternativeIndex();
    const QString title = alternativeTitle(m_document.quote(), alternative);
    if (const Done accepted = m_document.accept(alternative); !accepted)
        m_say(accepted.error(), false);
    else
        m_say(Tr::tr("Accepted: %1.").arg(title), true);
}

void QuoteActions::decline() const
{
    const auto reason = m_prompts.reason(m_parent, Tr::tr("Decline this quote"),
                                         Tr::tr("Why did the customer decline?"), {});
    if (!reason)
        return;
    if (const Done declined = m_document.decline(*reason); !declined)
        m_say(declined.error(), false);
}

void QuoteActions::revise() const
{
    if (const Done revised = m_document.revise(); !revised)
        m_say(revised.error(), false);
}

void QuoteActions::reprice() const
{
    if (const Done repriced = m_document.reprice(); !repriced)
        m_say(repriced.error(), false);
}

void QuoteActions::duplicate() const
{
    if (const Done duplicated = m_document.duplicate(); !duplicated)
        m_say(duplicated.error(), false);
}

void QuoteActions::discard() const
{
    const bool isWanted = m_prompts.confirm(
        m_parent, Tr::tr("Discard this draft?"),
        Tr::tr("The draft is taken away. No number is used up."), Tr::tr("Discard"));
    if (!isWanted)
        return;
    if (const Done discarded = m_document.discard(); !discarded)
        m_say(discarded.error(), false);
}

void QuoteActions::makeVoid() const
{
    const bool isWanted = m_prompts.confirm(
        m_parent, Tr::tr("Make %1 void?").arg(m_document.quote().title()),
        Tr::tr("The quote stays in the list as void, and its number is never used again."),
        Tr::tr("Make void"));
    if (!isWanted)
        return;
    if (const Done done = m_document.makeVoid(); !done)
        m_say(done.error(), false);
}

} // namespace configurator

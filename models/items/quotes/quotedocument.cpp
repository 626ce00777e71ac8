// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotedocument.h"

#include "items/quotes/quotecommands.h"
#include "quote/frombuild/reprice.h"
#include "quote/print/sheetalternative.h"

namespace configurator {

namespace {

constexpr int saveDelayMs = 400; // after the last of a row of changes

bool hasFault(const std::vector<QuoteFault> &faults, const QuoteFault &fault)
{
    return std::find(faults.begin(), faults.end(), fault) != faults.end();
}

} // namespace

QuoteDocument::QuoteDocument(QuoteStore &store, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_catalogue(catalogue)
{
    takeProfile();
    m_saveSoon.setSingleShot(true);
    m_saveSoon.setInterval(saveDelayMs);
    connect(&m_saveSoon, &QTimer::timeout, this, [this] {
        if (const Done saved = save(); !saved)
            Q_EMIT saveFailed(saved.error());
    });
}

QuoteDocument::~QuoteDocument() = default;

bool QuoteDocument::isDraft() const
{
    return m_isOpen && quote().status == QuoteStatus::Draft;
}

const Alternative &QuoteDocument::alternative() const
{
    return quote().alternatives[static_cast<std::size_t>(m_alternative)];
}

void QuoteDocument::takeProfile()
{
    Result<ShopProfile> profile = m_store.profile();
    if (profile)
        m_profile = std::move(profile).value();
    else
        m_profile.currency = m_catalogue.currency();
}

void QuoteDocument::showAlternative(int index)
{
    const int last = static_cast<int>(quote().alternatives.size()) - 1;
    m_alternative = std::clamp(index, 0, last);
    computeAgain();
    Q_EMIT alternativeChanged();
}

Done QuoteDocument::open(const QString &id, int revision)
{
    if (const Done saved = save(); !saved)
        return saved;
    const Result<StoredQuote> found = m_store.quote(id, revision);
    if (!found)
        return Error {found.error()};
    replace(*found);
    return done();
}

void QuoteDocument::start(const Quote &draft)
{
    if (const Done saved = save(); !saved)
        Q_EMIT saveFailed(saved.error());
    replace({draft, 0});
}

void QuoteDocument::close()
{
    m_saveSoon.stop();
    m_isOpen = false;
    m_isDirty = false;
    m_stored = {};
    m_undoStack.clear();
    m_alternative = 0;
    computeAgain();
    Q_EMIT opened();
}

void QuoteDocument::replace(const StoredQuote &stored)
{
    m_saveSoon.stop();
    m_isDirty = false;
    m_isOpen = true;
    m_stored = stored;
    m_undoStack.clear();
    m_alternative = std::max(0, stored.quote.accepted);
    computeAgain();
    Q_EMIT opened();
}

void QuoteDocument::setQuote(const Quote &quote)
{
    const bool isOtherCount = quote.alternatives.size() != m_stored.quote.alternatives.size();
    const QString id = m_stored.quote.id; // given by the store, so not the person's to undo
    m_stored.quote = quote;
    m_stored.quote.id = id;
    m_isDirty = true;
    m_saveSoon.start();
    const int last = static_cast<int>(quote.alternatives.size()) - 1;
    m_alternative = std::min(m_alternative, last);
    computeAgain();
    if (isOtherCount)
        Q_EMIT alternativeChanged();
    Q_EMIT changed();
}

void QuoteDocument::computeAgain()
{
    m_faults = faultsOf(alternative(), quote().currency);
    m_totals = totalsOf(alternative(), quote().currency, quote().mode);
}

Result<SheetAlternative> QuoteDocument::sheet() const
{
    if (!m_totals)
        return Error {m_totals.error()};
    const QuoteLanguage language = quoteLanguage(QStringLiteral("en"));
    return sheetAlternative({quote(), alternative(), *m_totals, language, m_alternative});
}

void QuoteDocument::edit(const QString &step, const Change &change, const QString &mergeKey)
{
    if (!isDraft())
        return;
    Quote after = quote();
    change(after);
    if (after != quote())
        m_undoStack.push(new QuoteEditCommand(*this, std::move(after), step, mergeKey));
}

Done QuoteDocument::tryEdit(const QString &step, const Change &change)
{
    Quote after = quote();
    change(after);
    const auto index = static_cast<std::size_t>(m_alternative);
    for (const QuoteFault &fault : faultsOf(after.alternatives[index], after.currency)) {
        if (!hasFault(m_faults, fault))
            return Error {fault.text};
    }
    edit(step, change);
    return done();
}

Done QuoteDocument::store(const Quote &quote)
{
    const auto saved = m_store.save(StoredQuote {quote, m_stored.version}, m_profile.numberPattern);
    if (!saved)
        return Error {saved.error()};
    if (saved->other) {
        Q_EMIT conflictFound(*saved->other);
        return Error {tr("This quote was changed at another place meanwhile. Nothing was lost: "
                         "choose which of both versions stays.")};
    }
    m_stored.version = saved->now.version;
    m_stored.quote.id = saved->now.quote.id;
    m_isDirty = false;
    m_saveSoon.stop();
    if (saved->now.quote != m_stored.quote) {
        m_stored = saved->now;
        m_undoStack.clear();
        computeAgain();
        Q_EMIT changed();
    }
    Q_EMIT storeChanged();
    return done();
}

Done QuoteDocument::save()
{
    m_saveSoon.stop();
    if (!m_isOpen || !m_isDirty)
        return done();
    return store(quote());
}

Done QuoteDocument::keep()
{
    m_isDirty = true;
    return save();
}

Done QuoteDocument::step(const Result<Quote> &next)
{
    if (!next)
        return Error {next.error()};
    return store(*next);
}

const StaffRole *QuoteDocument::role() const
{
    const std::vector<StaffRole> &roles = m_profile.roles;
    const auto mine = std::find_if(roles.begin(), roles.end(),
                                   [this](const StaffRole &role) { return role.name == m_role; });
    if (mine != roles.end())
        return &*mine;
    return roles.empty() ? nullptr : &roles.front();
}

Done QuoteDocument::issue()
{
    return step(issuedQuote(quote(), today(), role()));
}

Done QuoteDocument::accept(int alternative)
{
    return step(acceptedQuote(quote(), alternative, today()));
}

Done QuoteDocument::decline(const QString &reason)
{
    return step(declinedQuote(quote(), reason));
}

Done QuoteDocument::makeVoid()
{
    return step(voidedQuote(quote()));
}

Done QuoteDocument::revise()
{
    const Result<Quote> revision = revisedQuote(quote(), today());
    if (!revision)
        return Error {revision.error()};
    replace({*revision, m_stored.version});
    return keep();
}

Done QuoteDocument::duplicate()
{
    if (const Done saved = save(); !saved)
        return saved;
    replace({duplicatedQuote(quote(), today(), m_profile), 0});
    return keep();
}

Done QuoteDocument::discard()
{
    if (m_stored.version > 0) {
        if (const Done discarded = m_store.discard(m_stored); !discarded)
            return discarded;
    }
    close();
    Q_EMIT storeChanged();
    return done();
}

Done QuoteDocument::reprice()
{
    if (!isDraft()) {
        if (const Done revised = revise(); !revised)
            return revised;
    }
    const QDate day = today();
    edit(tr("Today's prices"),
         [&](Quote &quote) { quote = repricedQuote(quote, m_catalogue, day); });
    return done();
}

void QuoteDocument::takeTheirs(const StoredQuote &theirs)
{
    replace(theirs);
    Q_EMIT storeChanged();
}

Done QuoteDocument::keepMine(const StoredQuote &theirs)
{
    m_stored.version = theirs.version;
    return keep();
}

void QuoteDocument::follow()
{
    if (!m_isOpen || m_isDirty || m_stored.version == 0)
        return;
    const Result<StoredQuote> found = m_store.quote(quote().id, quote().revision);
    if (!found || found->version == m_stored.version)
        return;
    const int shown = m_alternative;
    replace(*found);
    showAlternative(shown);
}

} // namespace configurator

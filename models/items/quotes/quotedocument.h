// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/life/lifecycle.h"
#include "quote/print/quotesheet.h"
#include "quote/quotestore.h"
#include "quote/totals/quotetotals.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <functional>

namespace configurator {

// The quote that is open. A draft is altered by undo commands and stored a moment later; whatever
// is past a draft is frozen, and altered by a step of its life alone.
class QuoteDocument : public QObject
{
    Q_OBJECT

public:
    using Change = std::function<void(Quote &)>;

    QuoteDocument(QuoteStore &store, const Catalogue &catalogue, QObject *parent = nullptr);
    ~QuoteDocument() override;

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] const Quote &quote() const { return m_stored.quote; }
    [[nodiscard]] const StoredQuote &stored() const { return m_stored; }
    [[nodiscard]] bool isDraft() const;
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] const ShopProfile &profile() const { return m_profile; }
    [[nodiscard]] QDate today() const { return m_today(); }
    void setToday(std::function<QDate()> today) { m_today = std::move(today); }
    [[nodiscard]] QUndoStack *undoStack() { return &m_undoStack; }

    // Which alternative is looked at, and what it comes to.
    [[nodiscard]] int alternativeIndex() const { return m_alternative; }
    [[nodiscard]] const Alternative &alternative() const;
    void showAlternative(int index);
    [[nodiscard]] const Result<QuoteTotals> &totals() const { return m_totals; }
    // The same alternative as it is printed, in the language of the program.
    [[nodiscard]] Result<SheetAlternative> sheet() const;
    [[nodiscard]] const std::vector<QuoteFault> &faults() const { return m_faults; }

    // Another quote takes the place of this one, which is stored first.
    Done open(const QString &id, int revision = 0);
    void start(const Quote &draft);
    void close();

    // One undo step. Steps with the same `mergeKey`, one after the other, become one.
    void edit(const QString &step, const Change &change, const QString &mergeKey = {});
    // The change is refused when it would make a figure wrong that was right; says why.
    Done tryEdit(const QString &step, const Change &change);
    [[nodiscard]] Done save();
    // Stores a new draft even when nothing was altered yet.
    [[nodiscard]] Done keep();
    [[nodiscard]] bool isDirty() const { return m_isDirty; }

    Done issue(); // within the limits of the role
    Done accept(int alternative);
    Done decline(const QString &reason);
    Done makeVoid();
    Done revise();
    Done duplicate();
    Done discard();
    // Today's catalogue prices in every line of a unit; of an issued quote as a revision.
    Done reprice();

    // After a conflict: what somebody else wrote, or mine over it.
    void takeTheirs(const StoredQuote &theirs);
    Done keepMine(const StoredQuote &theirs);
    // The store has changed; an untouched quote is read anew.
    void follow();
    void takeProfile();
    // The id under which the quote is kept elsewhere while the store refuses it.
    void takeId(const QString &id) { m_stored.quote.id = id; }
    // Who works here, by the name of a role; the first role where there is none of that name.
    void setRole(const QString &name) { m_role = name; }
    [[nodiscard]] const StaffRole *role() const; // nullptr: no limits

Q_SIGNALS:
    void opened(); // another quote, or none
    void changed(); // figures or texts of this one
    void alternativeChanged();
    void storeChanged(); // a list has to be read anew
    void conflictFound(const configurator::StoredQuote &theirs);
    void saveFailed(const QString &sentence);

private:
    friend class QuoteEditCommand;

    void replace(const StoredQuote &stored);
    void setQuote(const Quote &quote);
    void computeAgain();
    Done store(const Quote &quote);
    Done step(const Result<Quote> &next);

    QuoteStore &m_store;
    const Catalogue &m_catalogue;
    ShopProfile m_profile;
    QString m_role;
    std::function<QDate()> m_today = [] { return QDate::currentDate(); };
    StoredQuote m_stored;
    Result<QuoteTotals> m_totals = QuoteTotals();
    std::vector<QuoteFault> m_faults;
    QUndoStack m_undoStack;
    QTimer m_saveSoon;
    int m_alternative = 0;
    bool m_isOpen = false;
    bool m_isDirty = false;
};

} // namespace configurator

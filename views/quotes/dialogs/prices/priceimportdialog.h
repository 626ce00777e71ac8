// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/prices/priceimport.h"
#include "views/quotes/dialogs/parts/askingdialog.h"

class QLineEdit;
class QStackedWidget;

namespace configurator {

class CheckedField;
class DecisionPanel;
class PlainLabel;
class ReviewLists;

// A supplier's price list before it counts: how it is read, what it would change, and what stands
// in the way. Everything is applied, or nothing.
class PriceImportDialog : public AskingDialog
{
    Q_OBJECT

public:
    // The catalogue with the prices that count now.
    PriceImportDialog(const Catalogue &catalogue, PriceStore &store, const QString &path,
                      QWidget *parent = nullptr);
    // After it was accepted: how many prices were written.
    [[nodiscard]] int appliedCount() const { return m_applied; }

protected:
    bool take() override;

private:
    QLayout *createHead(const QString &path);
    void takeSupplier();
    void showReview();
    static QString takeText(int count);
    static QString summary(const PriceReview &review);

    PriceImport m_import;
    QLineEdit *m_supplier;
    CheckedField *m_supplierField;
    QStackedWidget *m_body; // a sentence, a question or the review
    PlainLabel *m_failure;
    QWidget *m_question;
    DecisionPanel *m_decision;
    ReviewLists *m_lists;
    PlainLabel *m_summary;
    PlainLabel *m_fault;
    int m_applied = 0;
};

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/prices/priceimportdialog.h"

#include "common/units.h"
#include "views/common/elidedlabel.h"
#include "views/common/theme.h"
#include "views/quotes/dialogs/parts/checkedfield.h"
#include "views/quotes/dialogs/prices/decisionpanel.h"
#include "views/quotes/dialogs/prices/mappingbar.h"
#include "views/quotes/dialogs/prices/reviewlists.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>

namespace configurator {

namespace {

constexpr int longestSupplier = 120;

PlainLabel *wrapped(PlainLabel::Look look, QWidget *parent)
{
    auto *label = new PlainLabel(look, {}, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

PriceImportDialog::PriceImportDialog(const Catalogue &catalogue, PriceStore &store,
                                     const QString &path, QWidget *parent)
    : AskingDialog(tr("Prices from a supplier's list"), tr("Apply changes"), tr("Cancel"), parent)
    , m_import(catalogue, store)
    , m_supplier(new QLineEdit(this))
    , m_supplierField(new CheckedField(tr("Supplier"), m_supplier, this))
    , m_body(new QStackedWidget(this))
    , m_failure(wrapped(PlainLabel::Look::Fault, this))
    , m_question(new QWidget(this))
    , m_decision(new DecisionPanel(m_question))
    , m_lists(new ReviewLists(catalogue, this))
    , m_summary(wrapped(PlainLabel::Look::Normal, this))
    , m_fault(wrapped(PlainLabel::Look::Fault, this))
{
    m_failure->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_failure->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body()->addLayout(createHead(path));
    body()->addWidget(new MappingBar(m_import, this));
    for (QWidget *page : std::initializer_list<QWidget *> {m_failure, m_question, m_lists})
        m_body->addWidget(page);
    auto *column = new QVBoxLayout(m_question);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_decision);
    column->addStretch(1);
    body()->addWidget(m_body, 1);
    body()->addWidget(m_summary);
    body()->addWidget(m_fault);
    connect(&m_import, &PriceImport::changed, this, &PriceImportDialog::showReview);
    connect(m_decision, &DecisionPanel::decimalChosen, &m_import, &PriceImport::setDecimal);
    m_import.open(path);
    m_supplier->setFocus();
    sizeTo({860, 720});
}

QLayout *PriceImportDialog::createHead(const QString &path)
{
    m_supplier->setMaxLength(longestSupplier);
    m_supplier->setMinimumHeight(metrics::control);
    m_supplier->setPlaceholderText(tr("whose list this is"));
    connect(m_supplier, &QLineEdit::editingFinished, this, &PriceImportDialog::takeSupplier);
    auto *file = new QVBoxLayout;
    file->setSpacing(3);
    file->addWidget(new PlainLabel(PlainLabel::Look::Small, tr("File"), this));
    auto *name = new ElidedLabel(PlainLabel::Look::Strong, QFileInfo(path).fileName(), this);
    name->setToolTip(QDir::toNativeSeparators(path).toHtmlEscaped());
    name->setAccessibleDescription(QDir::toNativeSeparators(path));
    name->setMinimumHeight(metrics::control);
    file->addWidget(name);
    file->addStretch(1);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addLayout(file, 1);
    row->addWidget(m_supplierField, 1);
    return row;
}

// -1: nothing is known yet.
QString PriceImportDialog::takeText(int count)
{
    if (count < 0)
        return tr("Apply changes");
    return count == 1 ? tr("Apply 1 change") : tr("Apply %1 changes").arg(countText(count));
}

QString PriceImportDialog::summary(const PriceReview &review)
{
    if (!review.rejected.empty())
        return tr("Nothing is applied while rows are rejected: a list counts as a whole. Mend the "
                  "list, or say above how it is read.");
    const auto jumps = std::count_if(review.changes.begin(), review.changes.end(),
                                     [](const PriceChange &change) { return change.isJump; });
    if (jumps == 0)
        return tr("Quotes that were made keep their prices.");
    if (jumps == 1)
        return tr("One price jumps by more than is usual: look at it before you apply.");
    return tr("%1 prices jump by more than is usual: look at them before you apply.")
        .arg(countText(jumps));
}

void PriceImportDialog::showReview()
{
    const Result<PriceReview> &review = m_import.review();
    const bool isAsked = review && review->decision;
    m_body->setCurrentWidget(!review       ? static_cast<QWidget *>(m_failure)
                                 : isAsked ? static_cast<QWidget *>(m_question)
                                           : m_lists);
    m_failure->setText(review.error());
    m_supplierField->setRemark(m_import.isRemembered()
                                   ? tr("Read as this supplier's lists were read before.")
                                   : QString());
    if (isAsked)
        m_decision->ask(*review->decision, review->currency);
    else if (review)
        m_lists->setReview(*review);
    m_summary->setText(review && !isAsked ? summary(*review) : QString());
    m_summary->setVisible(!m_summary->text().isEmpty());
    m_fault->hide();
    setTakeText(takeText(review && !isAsked ? m_import.changeCount() : -1));
    takeButton()->setEnabled(m_import.canApply());
}

// A supplier whose lists are read otherwise changes what is shown. The key or the click that left
// the field must not apply what nobody has seen: the button rests until it is over.
void PriceImportDialog::takeSupplier()
{
    const auto shown = m_import.review() ? std::optional(*m_import.review()) : std::nullopt;
    m_import.setSupplier(m_supplier->text());
    const auto now = m_import.review() ? std::optional(*m_import.review()) : std::nullopt;
    if (shown == now)
        return;
    takeButton()->setEnabled(false);
    QTimer::singleShot(0, this, [this] { takeButton()->setEnabled(m_import.canApply()); });
}

bool PriceImportDialog::take()
{
    takeSupplier();
    if (!takeButton()->isEnabled())
        return false;
    const Done applied = m_import.apply();
    m_fault->setText(applied.error());
    m_fault->setVisible(!applied);
    m_applied = applied ? m_import.changeCount() : 0;
    return applied.isOk();
}

} // namespace configurator

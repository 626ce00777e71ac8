// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/handover/buildcodedialog.h"

#include "handover/buildcode.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/handover/qrview.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>

namespace configurator {

namespace {
constexpr int dialogWidth = 620;
} // namespace

BuildCodeDialog::BuildCodeDialog(const Build &build, const Catalogue &catalogue, QWidget *parent)
    : QDialog(parent)
    , m_catalogue(catalogue)
    , m_entry(new QLineEdit(this))
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
{
    setWindowTitle(tr("Build code"));
    setMinimumWidth(dialogWidth);
    m_fault->setWordWrap(true);
    m_fault->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 20);
    column->setSpacing(10);
    if (!build.items.empty()) {
        column->addLayout(createOwn(build));
        column->addSpacing(10);
    }
    column->addLayout(createEntry());
    column->addWidget(m_fault);
    m_entry->setFocus();
}

QLayout *BuildCodeDialog::createOwn(const Build &build)
{
    const Result<QString> code = encodeBuild(build, m_catalogue);
    const Result<QrCode> qr = code ? qrCode(*code) : Result<QrCode>(Error {code.error()});
    auto *row = new QHBoxLayout;
    row->setSpacing(20);
    if (qr) {
        auto *view = new QrView(this);
        view->setFixedSize(200, 200);
        view->setAccessibleName(tr("QR code of the build"));
        view->setCode(*qr);
        row->addWidget(view);
    }
    auto *words = new QVBoxLayout;
    words->setSpacing(8);
    words->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("This build"), this));
    auto *shown = new PlainLabel(PlainLabel::Look::Normal, code ? *code : code.error(), this);
    shown->setObjectName(QStringLiteral("ownCode"));
    shown->setAccessibleName(tr("Code of this build"));
    shown->setAccessibleDescription(shown->text());
    shown->setWordWrap(true);
    shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(this->font().pointSizeF() * 1.15);
    shown->setFont(font);
    words->addWidget(shown);
    auto *note = new PlainLabel(
        PlainLabel::Look::Small,
        tr("It carries units, counts, links and the model; no prices and no names."), this);
    note->setWordWrap(true);
    words->addWidget(note);
    auto *copy = new QPushButton(tr("Copy"), this);
    copy->setProperty(look::property, look::outline);
    copy->setAutoDefault(false);
    copy->setEnabled(static_cast<bool>(code));
    connect(copy, &QPushButton::clicked, this,
            [text = shown->text()] { QGuiApplication::clipboard()->setText(text); });
    words->addWidget(copy, 0, Qt::AlignLeft);
    words->addStretch();
    row->addLayout(words, 1);
    return row;
}

QLayout *BuildCodeDialog::createEntry()
{
    m_entry->setObjectName(QStringLiteral("codeEntry"));
    m_entry->setAccessibleName(tr("Code from the kiosk"));
    m_entry->setPlaceholderText(tr("BK1-…, typed, pasted or scanned"));
    auto *open = new QPushButton(tr("Open"), this);
    open->setProperty(look::property, look::primary);
    open->setDefault(true);
    connect(open, &QPushButton::clicked, this, &BuildCodeDialog::tryCode);
    connect(m_entry, &QLineEdit::textChanged, m_fault, &QWidget::hide);
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_entry, 1);
    row->addWidget(open);
    auto *column = new QVBoxLayout;
    column->setSpacing(6);
    column->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("A customer's code"), this));
    column->addLayout(row);
    return column;
}

QString BuildCodeDialog::code() const
{
    return m_entry->text();
}

// A code that can't be read is said where it was typed.
void BuildCodeDialog::tryCode()
{
    const Result<DecodedBuild> decoded = decodeBuild(code(), m_catalogue);
    if (decoded)
        return accept();
    m_fault->setText(decoded.error());
    m_fault->show();
    m_entry->setFocus();
}

} // namespace configurator

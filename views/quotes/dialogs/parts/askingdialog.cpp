// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/parts/askingdialog.h"

#include "views/common/elidedlabel.h"
#include "views/common/shopstyle.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int takePad = 40; // beside the words of the filled button
constexpr int screenEdge = 48; // for the window's frame and the desk's bars

// An ampersand of a text from outside is none of ours.
QString withoutMnemonics(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

} // namespace

AskingDialog::AskingDialog(const QString &title, const QString &takeText, const QString &closeText,
                           QWidget *parent)
    : QDialog(parent)
    , m_body(new QVBoxLayout)
    , m_buttons(new QHBoxLayout)
{
    setWindowTitle(title);
    setAccessibleName(title);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(new ElidedLabel(PlainLabel::Look::Title, title, this));
    m_body->setSpacing(8);
    column->addLayout(m_body, 1);
    column->addLayout(m_buttons);
    m_buttons->addStretch(1);
    m_close = addButton(closeText);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    if (takeText.isEmpty())
        return;
    m_take = addButton(takeText);
    m_take->setProperty(look::property, look::primary);
    m_take->setDefault(true);
    setTakeText(takeText);
    connect(m_take, &QPushButton::clicked, this, &AskingDialog::accept);
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, m_take,
                &QPushButton::click);
}

QPushButton *AskingDialog::addButton(const QString &text)
{
    auto *button = new QPushButton(withoutMnemonics(text), this);
    button->setAccessibleName(text);
    button->setProperty(look::property, look::outline);
    m_buttons->addWidget(button);
    return button;
}

void AskingDialog::setTakeText(const QString &text)
{
    m_take->setText(withoutMnemonics(text));
    m_take->setAccessibleName(text);
    m_take->setMinimumWidth(m_take->fontMetrics().horizontalAdvance(m_take->text()) + takePad);
}

void AskingDialog::accept()
{
    if (take())
        QDialog::accept();
}

void AskingDialog::sizeTo(QSize wanted)
{
    const QSize most = screen()->availableSize() - QSize(screenEdge, screenEdge);
    resize(wanted.boundedTo(most));
}

} // namespace configurator

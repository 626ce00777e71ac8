// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/modelreviewdialog.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace configurator {

namespace {

void addSection(QVBoxLayout *column, const QString &title, const QStringList &lines,
                QWidget *parent)
{
    if (lines.isEmpty())
        return;
    column->addWidget(new PlainLabel(PlainLabel::Look::Strong, title, parent));
    for (const QString &line : lines) {
        auto *label = new PlainLabel(PlainLabel::Look::Normal, line, parent);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    column->addSpacing(8);
}

} // namespace

ModelReviewDialog::ModelReviewDialog(const ModelReview &review, QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(review.model.name, this))
    , m_add(new QPushButton(tr("Add this model"), this))
{
    setWindowTitle(tr("Add a model"));
    setAccessibleName(windowTitle());
    auto *label = new PlainLabel(PlainLabel::Look::Small, tr("Name"), this);
    label->setBuddy(m_name);
    m_name->setMaxLength(120);
    m_add->setProperty(look::property, look::primary);
    m_add->setDefault(true);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setProperty(look::property, look::outline);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(8);
    column->addWidget(
        new PlainLabel(PlainLabel::Look::Title, tr("This is what would be added"), this));
    column->addWidget(label);
    column->addWidget(m_name);
    column->addWidget(createList(review), 1);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_name, &QLineEdit::textChanged, this,
            [this] { m_add->setEnabled(!name().isEmpty()); });
    resize(640, 540);
}

QWidget *ModelReviewDialog::createList(const ModelReview &review)
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 6, 12, 0);
    column->setSpacing(4);
    addSection(column, tr("What it is"), review.facts, content);
    addSection(column, tr("What was read"), review.read, content);
    addSection(column, tr("What the files do not say"), review.missing, content);
    addSection(column, tr("What is assumed"), review.assumed, content);
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    return scroll;
}

QString ModelReviewDialog::name() const
{
    return m_name->text().trimmed();
}

} // namespace configurator

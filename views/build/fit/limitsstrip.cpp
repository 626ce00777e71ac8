// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/limitsstrip.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace configurator {

namespace {

template <typename Number>
QString figure(const std::optional<Number> &number)
{
    return number ? countText(*number) : QString();
}

} // namespace

LimitsStrip::LimitsStrip(BuildDocument &document, QWidget *parent)
    : Surface(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("limitsStrip"));
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(metrics::gap, 10, metrics::gap, 10);
    whole->setSpacing(6);
    whole->addWidget(
        new PlainLabel(PlainLabel::Look::Strong, tr("The most that this build carries"), this));
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    whole->addLayout(row);
    m_context = addCell(row, tr("Longest context"), &LimitsStrip::takeContext);
    m_users = addCell(row, tr("Most users"), &LimitsStrip::takeUsers);
    m_format = addCell(row, tr("Least reduced format"), &LimitsStrip::takeFormat);
    connect(&document, &BuildDocument::outlookChanged, this, &LimitsStrip::refresh);
}

LimitsStrip::Cell LimitsStrip::addCell(QHBoxLayout *row, const QString &name,
                                       void (LimitsStrip::*take)())
{
    Cell cell {new QPushButton(this), new PlainLabel(PlainLabel::Look::Small, {}, this)};
    cell.value->setProperty(look::property, look::bare);
    cell.value->setFont(fontSized(font(), 1.0, QFont::DemiBold));
    cell.value->setAccessibleName(name);
    cell.value->setToolTip(tr("Take it"));
    cell.fast->setWordWrap(true);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(new PlainLabel(PlainLabel::Look::Small, name, this));
    column->addWidget(cell.value, 0, Qt::AlignLeft);
    column->addWidget(cell.fast);
    column->addStretch();
    row->addLayout(column, 1);
    connect(cell.value, &QPushButton::clicked, this, take);
    return cell;
}

void LimitsStrip::show(const Cell &cell, const QString &value, const QString &fast)
{
    const bool isKnown = !value.isEmpty();
    const QString shown = isKnown ? value : tr("none fits");
    cell.value->setText(shown);
    cell.value->setEnabled(isKnown);
    cell.value->setAccessibleDescription(shown);
    const bool differs = isKnown && fast != value;
    cell.fast->setVisible(differs);
    cell.fast->setText(fast.isEmpty() ? tr("fast-linked: none") : tr("fast-linked: %1").arg(fast));
}

void LimitsStrip::refresh()
{
    const bool isKnown = m_document.assessment().fit.verdict != Verdict::Unknown;
    const bool hasGpu = m_document.assessment().totals.gpuCount > 0;
    setVisible(isKnown && hasGpu);
    if (!isKnown || !hasGpu)
        return;
    const Outlook &outlook = m_document.outlook();
    const Limits &all = outlook.limits;
    const Limits &fast = outlook.fastLimits;
    show(m_context, figure(all.longestContext), figure(fast.longestContext));
    show(m_users, figure(all.mostUsers), figure(fast.mostUsers));
    show(m_format, all.leastReducedFormat, fast.leastReducedFormat);
}

void LimitsStrip::takeContext()
{
    ModelChoice choice = m_document.build().choice;
    choice.context = m_document.outlook().limits.longestContext.value_or(choice.context);
    m_document.choose(choice);
}

void LimitsStrip::takeUsers()
{
    ModelChoice choice = m_document.build().choice;
    choice.users = m_document.outlook().limits.mostUsers.value_or(choice.users);
    m_document.choose(choice);
}

void LimitsStrip::takeFormat()
{
    ModelChoice choice = m_document.build().choice;
    const QString format = m_document.outlook().limits.leastReducedFormat;
    if (!format.isEmpty())
        choice.format = format;
    m_document.choose(choice);
}

} // namespace configurator

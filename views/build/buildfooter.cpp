// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/buildfooter.h"

#include "items/hostpicture.h"
#include "views/build/drophint.h"
#include "views/build/linkstrip.h"
#include "views/build/severitysign.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

BuildFooter::BuildFooter(BuildDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_dropHint(new DropHint(document, this))
    , m_groupsTitle(new PlainLabel(PlainLabel::Look::Strong, tr("The whole build"), this))
    , m_groups(new LinkStrip(this))
    , m_notes(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 1, 8);
    column->setSpacing(8);
    m_notes->setSpacing(0);
    column->addWidget(m_dropHint);
    column->addWidget(m_groupsTitle);
    column->addWidget(m_groups);
    column->addLayout(m_notes);
    column->addStretch(1);
    connect(&document, &BuildDocument::assessmentChanged, this, &BuildFooter::refresh);
    refresh();
}

int BuildFooter::heightForWidth(int width) const { return layout()->heightForWidth(width); }

void BuildFooter::refresh()
{
    const Assessment &assessment = m_document.assessment();
    // A single row draws its own links.
    const bool isWorth = assessment.totals.rowCount > 1;
    const LinkPicture picture = isWorth ? buildLinkPicture(m_document.catalogue(), assessment.totals) : LinkPicture {};
    m_groups->setPicture(picture);
    m_groupsTitle->setVisible(picture.isWorthDrawing());
    showNotes(assessment.notes);
}

void BuildFooter::showNotes(const std::vector<Note> &notes)
{
    if (notes == m_shown)
        return;
    m_shown = notes;
    while (QLayoutItem *item = m_notes->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Note &note : notes)
        m_notes->addWidget(noteLine(note));
    updateGeometry();
}

QWidget *BuildFooter::noteLine(const Note &note)
{
    auto *line = new QWidget(this);
    line->setAccessibleName(tr("%1. %2").arg(note.title, note.text));
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(4, 7, 4, 7);
    row->setSpacing(10);
    row->addWidget(new SeveritySign(note.severity, line), 0, Qt::AlignTop);
    auto *title = new PlainLabel(PlainLabel::Look::Strong, note.title, line);
    title->setFixedWidth(118);
    title->setWordWrap(true);
    row->addWidget(title, 0, Qt::AlignTop);
    auto *text = new PlainLabel(PlainLabel::Look::Normal, note.text, line);
    text->setWordWrap(true);
    row->addWidget(text, 1, Qt::AlignTop);
    if (const Unit *offer = m_document.catalogue().unit(note.offerUnit)) {
        auto *button = new QPushButton(tr("Add %1").arg(offer->shortName).replace(u'&', QStringLiteral("&&")), line);
        button->setAccessibleName(tr("Add %1").arg(offer->name));
        button->setProperty(look::property, look::outline);
        row->addWidget(button, 0, Qt::AlignTop);
        connect(button, &QPushButton::clicked, this, [this, note] { takeOffer(note); });
    }
    line->show();
    return line;
}

void BuildFooter::takeOffer(const Note &note)
{
    const Target target = note.offerRow >= 0 ? Target {Target::Kind::Into, note.offerRow} : Target {Target::Kind::Ground, -1};
    const Done added = m_document.add(note.offerUnit, target, note.offerCount);
    if (!added)
        Q_EMIT refused(added.error());
}

} // namespace configurator

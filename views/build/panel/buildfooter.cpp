// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/buildfooter.h"

#include "items/hostpicture.h"
#include "views/build/panel/drophint.h"
#include "views/build/panel/linkstrip.h"
#include "views/build/panel/noteline.h"
#include "views/common/plainlabel.h"

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

int BuildFooter::heightForWidth(int width) const
{
    return layout()->heightForWidth(width);
}

void BuildFooter::refresh()
{
    const Assessment &assessment = m_document.assessment();
    // A single row draws its own links.
    const bool isWorth = assessment.totals.rowCount > 1;
    const LinkPicture picture
        = isWorth ? buildLinkPicture(m_document.catalogue(), assessment.totals) : LinkPicture {};
    m_groups->setPicture(picture);
    m_groupsTitle->setVisible(picture.isWorthDrawing());
    showNotes(assessment.notes);
}

// Lines are kept and filled anew: a step that changes one figure makes no widgets.
void BuildFooter::showNotes(const std::vector<Note> &notes)
{
    while (m_lines.size() < notes.size()) {
        m_lines.push_back(new NoteLine(m_document.catalogue(), this));
        m_notes->addWidget(m_lines.back());
        connect(m_lines.back(), &NoteLine::offerTaken, this, &BuildFooter::takeOffer);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (i < notes.size())
            m_lines[i]->show(notes[i]);
        m_lines[i]->setVisible(i < notes.size());
    }
}

void BuildFooter::takeOffer(const Note &note)
{
    const Target target = note.offerRow >= 0 ? Target {Target::Kind::Into, note.offerRow}
                                             : Target {Target::Kind::Ground, -1};
    const Done added = m_document.add(note.offerUnit, target, note.offerCount);
    if (!added)
        Q_EMIT refused(added.error());
}

} // namespace configurator

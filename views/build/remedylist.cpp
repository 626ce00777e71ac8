// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/remedylist.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace configurator {

RemedyList::RemedyList(BuildDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_caption(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 6, 0, 0);
    m_column->setSpacing(4);
    m_column->addWidget(m_caption);
    connect(&document, &BuildDocument::outlookChanged, this, &RemedyList::refresh);
    // What was offered for another build is gone at once.
    connect(&document, &BuildDocument::assessmentChanged, this, [this] { setEnabled(false); });
    hide();
}

RemedyList::Line RemedyList::addLine()
{
    Line line {new QWidget(this), nullptr, nullptr};
    line.button = new QPushButton(line.box);
    line.button->setProperty(look::property, look::outline);
    line.button->setFont(fontSized(font(), 0.92));
    line.outcome = new PlainLabel(PlainLabel::Look::Small, {}, line.box);
    line.outcome->setWordWrap(true);
    auto *column = new QVBoxLayout(line.box);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(2);
    column->addWidget(line.button, 0, Qt::AlignLeft);
    column->addWidget(line.outcome);
    m_column->addWidget(line.box);
    const std::size_t index = m_lines.size();
    connect(line.button, &QPushButton::clicked, this, [this, index] { take(index); });
    return line;
}

void RemedyList::refresh()
{
    m_shown = m_document.outlook().remedies;
    while (m_lines.size() < m_shown.size())
        m_lines.push_back(addLine());
    m_caption->setText(m_document.assessment().fit.verdict == Verdict::Paper
                           ? tr("What would bring it inside one fast-linked group:")
                           : tr("What would make it fit:"));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool isUsed = i < m_shown.size();
        m_lines[i].box->setVisible(isUsed);
        if (!isUsed)
            continue;
        const Remedy &remedy = m_shown[i];
        // A name is no mnemonic.
        m_lines[i].button->setText(QString(remedy.title).replace(u'&', QStringLiteral("&&")));
        m_lines[i].button->setAccessibleName(remedy.title);
        m_lines[i].button->setAccessibleDescription(remedy.outcome);
        m_lines[i].outcome->setText(remedy.outcome);
    }
    setEnabled(true);
    setVisible(!m_shown.empty());
}

void RemedyList::take(std::size_t index)
{
    const Remedy remedy = m_shown[index];
    const std::vector<Remedy> &current = m_document.outlook().remedies;
    if (std::ranges::find(current, remedy) != current.end())
        m_document.mend(remedy);
}

} // namespace configurator

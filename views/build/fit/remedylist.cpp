// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/remedylist.h"

#include "views/common/flowlayout.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace configurator {

namespace {

// A name is no mnemonic.
QString buttonText(const Remedy &remedy)
{
    const QString text = remedy.cost.isEmpty()
        ? remedy.title
        : RemedyList::tr("%1 (%2)").arg(remedy.title, remedy.cost);
    return QString(text).replace(u'&', QStringLiteral("&&"));
}

} // namespace

RemedyList::RemedyList(BuildDocument &document, QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_caption(new PlainLabel(PlainLabel::Look::Strong, {}, this))
    , m_box(new QWidget(this))
    , m_flow(new FlowLayout(6, m_box))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::gap, 10, metrics::gap, 12);
    column->setSpacing(6);
    m_caption->setWordWrap(true);
    column->addWidget(m_caption);
    column->addWidget(m_box);
    connect(&document, &BuildDocument::outlookChanged, this, &RemedyList::refresh);
    // What was offered for another build is gone at once.
    connect(&document, &BuildDocument::assessmentChanged, this, [this] { setEnabled(false); });
    hide();
}

QPushButton *RemedyList::addButton()
{
    auto *button = new QPushButton(m_box);
    button->setProperty(look::property, look::outline);
    button->setFont(fontSized(font(), 0.88));
    m_flow->addWidget(button);
    const std::size_t index = m_buttons.size();
    connect(button, &QPushButton::clicked, this, [this, index] { take(index); });
    return button;
}

void RemedyList::refresh()
{
    m_shown = m_document.outlook().remedies;
    while (m_buttons.size() < m_shown.size())
        m_buttons.push_back(addButton());
    m_caption->setText(m_document.assessment().fit.verdict == Verdict::Paper
                           ? tr("What would bring it inside one fast-linked group")
                           : tr("What would make it fit"));
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const bool isUsed = i < m_shown.size();
        m_buttons[i]->setVisible(isUsed);
        if (!isUsed)
            continue;
        const Remedy &remedy = m_shown[i];
        m_buttons[i]->setText(buttonText(remedy));
        m_buttons[i]->setAccessibleName(remedy.title);
        m_buttons[i]->setAccessibleDescription(remedy.outcome);
        // A tool tip reads HTML unless it is told not to.
        m_buttons[i]->setToolTip(remedy.outcome.toHtmlEscaped());
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

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/editor/alternativebar.h"

#include "items/quotes/quotewords.h"
#include "views/common/flowlayout.h"
#include "views/common/shopstyle.h"

#include <QButtonGroup>
#include <QPushButton>

namespace configurator {

AlternativeBar::AlternativeBar(QuoteDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_row(new FlowLayout(8, this))
    , m_group(new QButtonGroup(this))
    , m_add(new QPushButton(tr("+ alternative"), this))
    , m_remove(new QPushButton(tr("Remove this alternative"), this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_add->setProperty(look::property, look::chip);
    m_add->setToolTip(tr("Offers the open build beside what is here"));
    m_remove->setProperty(look::property, look::quiet);
    connect(m_add, &QPushButton::clicked, this, &AlternativeBar::buildWanted);
    connect(m_remove, &QPushButton::clicked, this, &AlternativeBar::removeShown);
    connect(m_group, &QButtonGroup::idClicked, &m_document, &QuoteDocument::showAlternative);
    connect(&m_document, &QuoteDocument::opened, this, &AlternativeBar::refresh);
    connect(&m_document, &QuoteDocument::changed, this, &AlternativeBar::refresh);
    connect(&m_document, &QuoteDocument::alternativeChanged, this, &AlternativeBar::refresh);
    refresh();
}

QPushButton *AlternativeBar::chipAt(std::size_t place)
{
    if (place < m_chips.size())
        return m_chips[place];
    auto *chip = new QPushButton(this);
    chip->setCheckable(true);
    chip->setProperty(look::property, look::chip);
    m_group->addButton(chip, static_cast<int>(place));
    m_chips.push_back(chip);
    return chip;
}

void AlternativeBar::refresh()
{
    const std::vector<Alternative> &all = m_document.quote().alternatives;
    for (std::size_t i = 0; i < std::max(all.size(), m_chips.size()); ++i) {
        QPushButton *chip = chipAt(i);
        chip->setVisible(i < all.size());
        if (i < all.size())
            chip->setText(alternativeTitle(m_document.quote(), static_cast<int>(i))
                              .replace(u'&', QStringLiteral("&&")));
    }
    chipAt(static_cast<std::size_t>(m_document.alternativeIndex()))->setChecked(true);
    while (m_row->count() > 0)
        delete m_row->takeAt(0);
    for (QPushButton *chip : m_chips)
        m_row->addWidget(chip);
    m_row->addWidget(m_add);
    m_row->addWidget(m_remove);
    m_add->setVisible(m_document.isDraft());
    m_remove->setVisible(m_document.isDraft() && all.size() > 1);
}

void AlternativeBar::removeShown()
{
    const int index = m_document.alternativeIndex();
    m_document.edit(
        tr("Remove alternative %1").arg(alternativeLetter(index)),
        [index](Quote &quote) { quote.alternatives.erase(quote.alternatives.begin() + index); });
}

} // namespace configurator

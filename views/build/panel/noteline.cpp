// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/noteline.h"

#include "views/build/panel/severitysign.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace configurator {

namespace {
constexpr int titleWidth = 118;
}

NoteLine::NoteLine(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_sign(new SeveritySign(this))
    , m_title(new PlainLabel(PlainLabel::Look::Strong, {}, this))
    , m_text(new PlainLabel(PlainLabel::Look::Normal, {}, this))
    , m_offer(new QPushButton(this))
{
    m_title->setFixedWidth(titleWidth);
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    m_offer->setProperty(look::property, look::outline);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4, 7, 4, 7);
    row->setSpacing(10);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addWidget(m_title, 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(6);
    words->addWidget(m_text);
    words->addWidget(m_offer, 0, Qt::AlignLeft);
    row->addLayout(words, 1);
    connect(m_offer, &QPushButton::clicked, this, [this] { Q_EMIT offerTaken(m_note); });
}

void NoteLine::show(const Note &note)
{
    if (note == m_note)
        return;
    m_note = note;
    m_sign->setSeverity(note.severity);
    m_title->setText(note.title);
    m_text->setText(note.text);
    setAccessibleName(tr("%1. %2").arg(note.title, note.text));
    showOffer();
}

void NoteLine::showOffer()
{
    const Unit *offer = m_catalogue.unit(m_note.offerUnit);
    m_offer->setVisible(offer != nullptr);
    if (!offer)
        return;
    // A name is no mnemonic.
    m_offer->setText(tr("Add %1").arg(offer->shortName).replace(u'&', QStringLiteral("&&")));
    m_offer->setAccessibleName(tr("Add %1").arg(offer->name));
}

} // namespace configurator

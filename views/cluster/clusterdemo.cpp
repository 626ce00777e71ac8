// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cluster/clusterdemo.h"

#include "advice/cluster/clusterexample.h"
#include "advice/words.h"
#include "views/common/verdictpanel.h"
#include "views/common/verdictsign.h"
#include "views/cluster/clusterdrawing.h"
#include "views/common/figurelabel.h"
#include "views/common/flowlayout.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QButtonGroup>
#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

ClusterDemo::ClusterDemo(QWidget *parent)
    : Surface(parent)
    , m_drawing(new ClusterDrawing(this))
    , m_sentence(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_sort(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_combined(new FigureLabel(this))
    , m_usable(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_fastLinked(new FigureLabel(this))
    , m_verdict(new VerdictPanel(this))
    , m_halves(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_combined->setAccessibleName(tr("Combined memory"));
    m_usable->setAccessibleName(tr("Usable memory"));
    m_fastLinked->setAccessibleName(tr("Fast-linked memory"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::gap + 2, metrics::gap, metrics::gap + 2, metrics::gap + 2);
    column->setSpacing(16);
    column->addWidget(createChoice());
    column->addLayout(m_halves, 1);
    m_halves->setSpacing(28);
    m_halves->addWidget(createDrawing(), 9);
    m_halves->addWidget(createNumbers(), 4);
    choose(static_cast<int>(ExampleLink::OneTower));
}

void ClusterDemo::setNarrow(bool isNarrow)
{
    m_halves->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QWidget *ClusterDemo::createChoice()
{
    auto *box = new QWidget(this);
    auto *row = new FlowLayout(8, box);
    auto *title = new PlainLabel(PlainLabel::Look::Strong, exampleTitle(), box);
    title->setContentsMargins(0, 6, 8, 6);
    row->addWidget(title);
    auto *links = new QButtonGroup(this);
    for (const ExampleLink link : exampleLinks) {
        auto *chip = new QPushButton(exampleLinkName(link), box);
        chip->setProperty(look::property, look::chip);
        chip->setCheckable(true);
        chip->setAutoExclusive(true); // one of several, to a screen reader too
        chip->setChecked(link == ExampleLink::OneTower);
        // Tab goes to the one that is chosen, arrows from it to the others.
        if (!chip->isChecked())
            chip->setFocusPolicy(Qt::ClickFocus);
        links->addButton(chip, static_cast<int>(link));
        row->addWidget(chip);
    }
    connect(links, &QButtonGroup::idToggled, this, [this](int link, bool isChosen) {
        if (isChosen)
            choose(link);
    });
    return box;
}

QWidget *ClusterDemo::createDrawing()
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_drawing, 1);
    for (PlainLabel *words : {m_sentence, m_sort}) {
        words->setWordWrap(true);
        column->addWidget(words);
    }
    return box;
}

QWidget *ClusterDemo::createNumbers()
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(new PlainLabel(PlainLabel::Look::Muted, tr("Combined memory"), box));
    column->addWidget(m_combined);
    column->addWidget(m_usable);
    column->addSpacing(10);
    column->addWidget(new PlainLabel(PlainLabel::Look::Muted, tr("Fast-linked memory"), box));
    column->addWidget(m_fastLinked);
    column->addSpacing(10);
    auto *model = new PlainLabel(PlainLabel::Look::Small, exampleModelText(), box);
    model->setWordWrap(true);
    column->addWidget(model);
    column->addSpacing(4);
    column->addWidget(m_verdict);
    column->addStretch();
    return box;
}

void ClusterDemo::choose(int link)
{
    const ClusterExample example = clusterExample(static_cast<ExampleLink>(link));
    const Totals &totals = example.totals;
    const QString combined = combinedMemoryText(totals);
    const QString usable = usableMemoryText(totals);
    const QString linked = fastLinkedText(totals);
    m_combined->say(combined, combined);
    m_usable->say(tr("usable %1").arg(usable), usable);
    m_fastLinked->say(linked, linked);
    m_fastLinked->setTone(toneOf(example.fit.verdict));
    m_verdict->setFit(example.fit, totals);
    m_drawing->setPicture(example.picture);
    m_sentence->setText(example.picture.sentence);
    m_sort->setText(clusterSentence(totals));
}

} // namespace configurator

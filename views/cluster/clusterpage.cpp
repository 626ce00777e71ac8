// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cluster/clusterpage.h"

#include "advice/words.h"
#include "views/cluster/clusterdemo.h"
#include "views/cluster/textcard.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace configurator {

namespace {
constexpr int leastWidth = 420;
constexpr int mostWidth = 1180; // longer lines are hard to read
constexpr int rowWidth = 900; // what three cards side by side need
} // namespace

ClusterPage::ClusterPage(QWidget *parent)
    : QWidget(parent)
    , m_back(new QPushButton(this))
    , m_demo(new ClusterDemo(this))
{
    setAccessibleName(tr("Cluster page"));
    auto *page = new QHBoxLayout(this);
    page->setContentsMargins(metrics::pageGap, metrics::pageGap, metrics::pageGap,
                             metrics::pageGap);
    page->addStretch(1);
    page->addWidget(createContent(), 100);
    page->addStretch(1);
    connect(m_back, &QPushButton::clicked, this, &ClusterPage::backAsked);
    for (const QKeySequence &keys :
         {QKeySequence(Qt::Key_Escape), QKeySequence(Qt::ALT | Qt::Key_Left)})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &ClusterPage::backAsked);
}

void ClusterPage::setBackText(const QString &page)
{
    m_back->setText(tr("‹ %1").arg(QString(page).replace(u'&', QStringLiteral("&&"))));
    m_back->setAccessibleName(tr("Back to %1").arg(page));
}

QSize ClusterPage::minimumSizeHint() const
{
    return {leastWidth, QWidget::minimumSizeHint().height()};
}

void ClusterPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < rowWidth;
    for (QBoxLayout *row : m_rows)
        row->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_demo->setNarrow(isNarrow);
}

QWidget *ClusterPage::createContent()
{
    auto *content = new QWidget(this);
    content->setMaximumWidth(mostWidth);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::pageGap);
    addHead(column);
    column->addWidget(m_demo);
    column->addLayout(createCards());
    column->addWidget(createSums());
    column->addStretch();
    return content;
}

void ClusterPage::addHead(QVBoxLayout *column)
{
    m_back->setProperty(look::property, look::bare);
    auto *head = new QVBoxLayout;
    head->setSpacing(6);
    head->addWidget(m_back, 0, Qt::AlignLeft);
    auto *title = new PlainLabel(PlainLabel::Look::Heading, tr("What's a cluster, really?"), this);
    auto *lead = new PlainLabel(
        PlainLabel::Look::Lead,
        tr("A cluster is several GPUs or computers that are wired together and run by software, so "
           "that they take on one job as if they were one larger machine. We use the word for "
           "every build of more than one GPU or machine. The wire decides how far it is true."),
        this);
    title->setWordWrap(true);
    lead->setWordWrap(true);
    head->addWidget(title);
    head->addWidget(lead);
    column->addLayout(head);
}

QBoxLayout *ClusterPage::createRow()
{
    auto *row = new QBoxLayout(QBoxLayout::LeftToRight);
    row->setSpacing(metrics::pageGap);
    m_rows.push_back(row);
    return row;
}

QBoxLayout *ClusterPage::createCards()
{
    QBoxLayout *row = createRow();
    const auto add = [&](const QString &title, const QStringList &paragraphs) {
        auto *card = new TextCard(title, paragraphs, this);
        card->column()->addStretch();
        row->addWidget(card, 1);
    };
    add(tr("What makes it work"),
        {tr("NVLink joins the GPUs inside a machine: by its maker's figure up to 130 TB/s across a "
            "full NVL72 rack. NVSwitch ties the eight GPUs of a DGX into one pool. InfiniBand "
            "joins whole racks."),
         tr("Over such links one model's memory and work spread across many GPUs, and none has to "
            "reach the others by a road that was built for something else. The software that "
            "shares out the work is written for links like these.")});
    add(tr("What it is not"),
        {tr("Desktop PCs that stand side by side do not come to the same, nor do cards in one "
            "tower with nothing but standard PCIe between them."),
         tr("On paper their memory adds up to a large number, and for holding a model's weights "
            "that number is real. But without links made for it, and software to direct them, "
            "such GPUs do not act as one, and some work will not run across them at all.")});
    add(tr("Why we show two numbers"),
        {tr("Combined memory is the sum over the whole build. It says whether the model's weights "
            "fit."),
         tr("Fast-linked memory is what the largest group of GPUs joined by fast links holds. It "
            "says whether the model stays inside such a group."),
         tr("Where the two differ there is a trade-off. You see it on every build; we do not hide "
            "it.")});
    return row;
}

QWidget *ClusterPage::createSums()
{
    auto *card = new TextCard(
        tr("How our builds add up"),
        {tr("A build of several units always shows the same three combined numbers.")}, this);
    QBoxLayout *row = createRow();
    card->column()->addLayout(row);
    const auto add = [&](const QString &term, const QString &text) {
        auto *column = new QVBoxLayout;
        column->setSpacing(3);
        row->addLayout(column, 1);
        addWords(column, PlainLabel::Look::Strong, term);
        addWords(column, PlainLabel::Look::Muted, text);
        column->addStretch();
    };
    add(tr("Combined memory"),
        tr("Every unit's GPU memory added up: what decides whether the model fits."));
    add(tr("Combined power"),
        tr("Every unit's highest draw in watts added up, beside something from the household that "
           "draws about as much."));
    add(tr("Combined price"),
        tr("Every unit's price added up, so that you see what the whole build costs."));
    card->column()->addSpacing(4);
    addWords(card->column(), PlainLabel::Look::Muted, noSpeedClaim());
    return card;
}

} // namespace configurator

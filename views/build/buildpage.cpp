// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/buildpage.h"

#include "advice/words.h"
#include "items/sources.h"
#include "views/build/panel/buildpanel.h"
#include "views/build/catalogue/cataloguepanel.h"
#include "views/build/fit/fitpanel.h"
#include "views/build/fit/limitsstrip.h"
#include "views/build/fit/remedylist.h"
#include "views/build/fit/sharespanel.h"
#include "views/build/fit/totalspanel.h"
#include "views/common/verdictpanel.h"
#include "views/common/messagebar.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/sourcesdialog.h"
#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>

namespace configurator {

namespace {
constexpr int catalogueWidth = 316;
constexpr int rightWidth = 424; // a scroll bar has room beside the cards
constexpr int leastBuildWidth = 470;
} // namespace

BuildPage::BuildPage(BuildDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_messages(new MessageBar(this))
    , m_catalogue(new CataloguePanel(document, this))
    , m_build(new BuildPanel(document, this))
{
    setObjectName(QStringLiteral("buildPage"));
    setAccessibleName(tr("Build page"));
    m_catalogue->setFixedWidth(catalogueWidth);
    m_build->setMinimumWidth(leastBuildWidth);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(metrics::pageGap);
    columns->addWidget(m_catalogue);
    columns->addWidget(m_build, 1);
    columns->addWidget(createRightColumn());
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(metrics::pageGap, metrics::pageGap, metrics::pageGap,
                             metrics::pageGap);
    page->setSpacing(10);
    page->addWidget(m_messages);
    page->addLayout(columns, 1);
    wire();
}

QWidget *BuildPage::createRightColumn()
{
    auto *content = new QWidget;
    auto *fit = new FitPanel(m_document, content);
    connect(fit, &FitPanel::needSourcesAsked, this, &BuildPage::showNeedSources);
    connect(fit, &FitPanel::addModelAsked, this, &BuildPage::addModelAsked);
    connect(fit, &FitPanel::ownModelsAsked, this, &BuildPage::ownModelsAsked);
    auto *claim = new PlainLabel(PlainLabel::Look::Small, noSpeedClaim(), content);
    claim->setWordWrap(true);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(fit);
    column->addWidget(new VerdictPanel(m_document, content));
    column->addWidget(new TotalsPanel(m_document, content));
    column->addWidget(new RemedyList(m_document, content));
    column->addWidget(new LimitsStrip(m_document, content));
    auto *shares = new SharesPanel(m_document, content);
    connect(shares, &SharesPanel::allAsked, this, &BuildPage::showShares);
    column->addWidget(shares);
    column->addWidget(claim);
    column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(rightWidth);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    // What a person comes for stays in sight, however long the answers above are.
    auto *right = new QWidget(this);
    auto *rows = new QVBoxLayout(right);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(10);
    rows->addWidget(scroll, 1);
    rows->addLayout(createActions());
    return right;
}

QLayout *BuildPage::createActions()
{
    // Made after what stands above them, so that the keyboard comes to them after it.
    m_quote = new QPushButton(tr("Make a quote"), this);
    m_pdf = new QPushButton(tr("Export PDF"), this);
    m_code = new QPushButton(tr("Build code"), this);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(10);
    for (QPushButton *button : {m_quote, m_pdf}) {
        button->setProperty(look::property, look::primary);
        button->setFont(fontSized(font(), 1.0, QFont::DemiBold));
        actions->addWidget(button, 1);
    }
    m_code->setProperty(look::property, look::outline);
    actions->addWidget(m_code);
    m_quote->hide();
    connect(m_code, &QPushButton::clicked, this, &BuildPage::codeAsked);
    connect(m_quote, &QPushButton::clicked, this, &BuildPage::quoteAsked);
    connect(m_pdf, &QPushButton::clicked, this, &BuildPage::pdfAsked);
    return actions;
}

void BuildPage::wire()
{
    const auto refuse
        = [this](const QString &sentence) { m_messages->say(sentence, Surface::Tone::Caution); };
    connect(m_catalogue, &CataloguePanel::refused, this, refuse);
    connect(m_build, &BuildPanel::refused, this, refuse);
    connect(m_catalogue, &CataloguePanel::sourcesAsked, this, &BuildPage::showUnitSources);
    connect(m_build, &BuildPanel::sourcesAsked, this, &BuildPage::showUnitSources);
    connect(m_build, &BuildPanel::openAsked, this, &BuildPage::openAsked);
    connect(m_build, &BuildPanel::saveAsked, this, &BuildPage::saveAsked);
    connect(m_build, &BuildPanel::filesDropped, this, &BuildPage::filesDropped);
    connect(m_build, &BuildPanel::clusterAsked, this, &BuildPage::clusterAsked);
    connect(m_build, &BuildPanel::compareAsked, this, &BuildPage::compareAsked);
    // A sentence about the last step is stale once the next one is done.
    connect(m_document.undoStack(), &QUndoStack::indexChanged, m_messages, &MessageBar::dismiss);
}

void BuildPage::allowQuotes()
{
    m_quote->show();
    m_pdf->setProperty(look::property, look::outline);
}

void BuildPage::setPinned(int builds)
{
    m_build->setPinned(builds);
}

void BuildPage::showUnitSources(const QString &unit)
{
    if (const Unit *known = m_document.catalogue().unit(unit))
        SourcesDialog(known->name, sourcesOf(*known, m_document.catalogue().currency()), this)
            .exec();
}

void BuildPage::showNeedSources()
{
    SourcesDialog(
        tr("What the model needs"),
        sourcesOf(m_document.model(), m_document.build().choice, m_document.assessment().fit), this)
        .exec();
}

void BuildPage::showShares()
{
    SourcesDialog(tr("On each GPU"), sharesOf(m_document.assessment().fit), this).exec();
}

} // namespace configurator

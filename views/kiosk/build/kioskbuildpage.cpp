// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/build/kioskbuildpage.h"

#include "advice/words.h"
#include "views/build/fit/totalspanel.h"
#include "views/common/plainlabel.h"
#include "views/kiosk/build/cataloguecard.h"
#include "views/kiosk/build/fitcard.h"
#include "views/kiosk/build/rowscard.h"
#include "views/kiosk/touch/touch.h"

#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace configurator {

KioskBuildPage::KioskBuildPage(BuildDocument &document, ChoiceSheet &sheet, const KioskLook &look,
                               QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("buildPage"));
    setAccessibleName(tr("Build page"));
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(createContent(document, sheet, look));
    scrollByTouch(scroll, look.hasMotion);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll);
}

QWidget *KioskBuildPage::createContent(BuildDocument &document, ChoiceSheet &sheet,
                                       const KioskLook &look)
{
    auto *content = new QWidget;
    auto *claim = new PlainLabel(PlainLabel::Look::Small, noSpeedClaim(), content);
    claim->setWordWrap(true);
    auto *answer = new QVBoxLayout;
    answer->setSpacing(metrics::pageGap);
    answer->addWidget(new FitCard(document, sheet, look.hasMotion, content), 1);
    answer->addWidget(new TotalsPanel(document, content));
    answer->addWidget(claim);
    auto *rows = new RowsCard(document, look.hasMotion, content);
    auto *catalogue = new CatalogueCard(document, rows, look.hasMotion, content);
    auto *parts = new QVBoxLayout;
    parts->setSpacing(metrics::pageGap);
    parts->addWidget(rows);
    parts->addWidget(catalogue, 1);
    m_columns = new QBoxLayout(QBoxLayout::TopToBottom, content);
    m_columns->setContentsMargins(metrics::pageGap, metrics::pageGap, metrics::pageGap,
                                  metrics::pageGap);
    m_columns->setSpacing(metrics::pageGap);
    m_columns->addLayout(answer, 1);
    m_columns->addLayout(parts, 1);
    connect(rows, &RowsCard::refused, this, &KioskBuildPage::refused);
    connect(catalogue, &CatalogueCard::refused, this, &KioskBuildPage::refused);
    connect(catalogue, &CatalogueCard::unitAdded, this, &KioskBuildPage::unitAdded);
    connect(catalogue, &CatalogueCard::heldOverTarget, rows, &RowsCard::setWelcoming);
    return content;
}

void KioskBuildPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Two columns need room for both; large letters need it sooner.
    const bool isWide = width() > height() && width() > fontMetrics().averageCharWidth() * 90;
    m_columns->setStretch(0, isWide ? 1 : 0);
    m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace configurator

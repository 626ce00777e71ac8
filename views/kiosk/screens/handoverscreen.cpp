// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/screens/handoverscreen.h"

#include "handover/buildcode.h"
#include "views/build/fit/totalspanel.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/surface.h"
#include "views/handover/qrview.h"
#include "views/common/theme.h"
#include "views/kiosk/touch/touch.h"

#include <QBoxLayout>
#include <QFontDatabase>
#include <QResizeEvent>
#include <QScrollArea>

namespace configurator {

namespace {

constexpr int pad = 36;
constexpr int qrSize = 300;
constexpr int cardWidth = 1200; // at most

} // namespace

HandoverScreen::HandoverScreen(QWidget *parent)
    : QWidget(parent)
    , m_qr(new QrView(this))
    , m_code(new PlainLabel(PlainLabel::Look::Strong, {}, this))
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
    , m_numbers(new ThreeNumbers(this))
{
    setObjectName(QStringLiteral("handoverScreen"));
    setAccessibleName(tr("Show this at the counter"));
    QPushButton *back = touchButton(tr("Back to my build"), look::primary, this);
    QPushButton *done = touchButton(tr("I'm done, clear the screen"), look::outline, this);
    connect(back, &QPushButton::clicked, this, &HandoverScreen::backAsked);
    connect(done, &QPushButton::clicked, this, &HandoverScreen::doneAsked);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(touch::gap);
    buttons->addStretch();
    buttons->addWidget(back);
    buttons->addWidget(done);
    buttons->addStretch();
    auto *clears = new PlainLabel(PlainLabel::Look::Muted,
                                  tr("Clears by itself when nobody touches the screen."), this);
    clears->setAlignment(Qt::AlignCenter);
    auto *screen = new QVBoxLayout(this);
    screen->setContentsMargins(24, 24, 24, 24);
    screen->setSpacing(24);
    screen->addStretch(1);
    screen->addWidget(createMiddle(), 1000); // as high as the card, then the rest is shared
    screen->addLayout(buttons);
    screen->addWidget(clears);
    screen->addStretch(1);
}

// The card scrolls where large letters need more than a small screen has; the buttons stay.
QWidget *HandoverScreen::createMiddle()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    scrollByTouch(m_scroll, true);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(createCard(), 20);
    middle->addStretch(1);
    column->addLayout(middle);
    m_scroll->setWidget(content);
    return m_scroll;
}

QWidget *HandoverScreen::createCard()
{
    auto *card = new Surface(this);
    card->setMaximumWidth(cardWidth);
    m_qr->setFixedSize(qrSize, qrSize);
    m_qr->setAccessibleName(tr("QR code of the build"));
    m_code->setFont(fontSized(QFontDatabase::systemFont(QFontDatabase::FixedFont), 1.0));
    m_code->setAccessibleName(tr("Build code"));
    m_code->setWordWrap(true);
    m_fault->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(12);
    words->addWidget(
        new PlainLabel(PlainLabel::Look::Heading, tr("Show this at the counter"), card));
    auto *lead = new PlainLabel(
        PlainLabel::Look::Lead,
        tr("We open your build and make the quote. Nothing about you is stored here."), card);
    lead->setWordWrap(true);
    words->addWidget(lead);
    words->addWidget(m_code);
    words->addWidget(m_fault);
    words->addWidget(m_numbers);
    words->addStretch();
    m_halves = new QBoxLayout(QBoxLayout::LeftToRight, card);
    m_halves->setContentsMargins(pad, pad, pad, pad);
    m_halves->setSpacing(pad);
    m_halves->addWidget(m_qr, 0, Qt::AlignCenter);
    m_halves->addLayout(words, 1);
    return card;
}

void HandoverScreen::setHasMotion(bool hasMotion)
{
    setGliding(m_scroll, hasMotion);
}

void HandoverScreen::showBuild(const BuildDocument &document)
{
    const Result<QString> code = encodeBuild(document.build(), document.catalogue());
    const Result<QrCode> qr = code ? qrCode(*code) : Result<QrCode>(Error {code.error()});
    // A screen reader spells the groups; the label's own break points are the dashes.
    m_code->say(code ? QString(*code).replace(u'-', QStringLiteral("-\u200b")) : QString(),
                code ? *code : QString());
    QFont font
        = fontSized(QFontDatabase::systemFont(QFontDatabase::FixedFont), 1.0, QFont::DemiBold);
    font.setPointSizeF(this->font().pointSizeF() * (code && code->size() > 40 ? 1.1 : 1.5));
    m_code->setFont(font);
    m_fault->setText(qr ? QString() : qr.error());
    m_fault->setVisible(!qr);
    m_qr->setVisible(static_cast<bool>(qr));
    m_qr->setCode(qr ? *qr : QrCode());
    m_numbers->show(combinedWords(document));
    fitCard();
}

void HandoverScreen::fitCard()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    QWidget *content = m_scroll->widget();
    content->layout()->activate();
    m_scroll->setMaximumHeight(content->layout()->hasHeightForWidth()
                                   ? content->layout()->totalHeightForWidth(room)
                                   : content->sizeHint().height());
}

void HandoverScreen::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isWide = width() > qrSize + fontMetrics().averageCharWidth() * 60;
    m_halves->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    fitCard();
}

} // namespace configurator

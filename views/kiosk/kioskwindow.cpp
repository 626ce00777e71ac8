// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/kioskwindow.h"

#include "views/common/spoken.h"
#include "views/kiosk/keyboard/keyboardhost.h"
#include "views/kiosk/kioskshop.h"
#include "views/kiosk/screens/attractscreen.h"
#include "views/kiosk/screens/countdowncard.h"
#include "views/kiosk/screens/handoverscreen.h"
#include "views/kiosk/screens/pinscreen.h"
#include "views/kiosk/touch/onefinger.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int lowPercent = 45; // of the height stays free above, for people who sit

void clearClipboard()
{
    QClipboard *clipboard = QApplication::clipboard();
    clipboard->clear(QClipboard::Clipboard);
    if (clipboard->supportsSelection())
        clipboard->clear(QClipboard::Selection);
}

} // namespace

KioskWindow::KioskWindow(const Catalogue &catalogue, Region region, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_region(region)
    , m_document(std::make_unique<BuildDocument>(catalogue, region))
    , m_band(new QWidget(this))
    , m_screens(new QStackedWidget(this))
    , m_attract(new AttractScreen(this))
    , m_handover(new HandoverScreen(this))
    , m_pin(new PinScreen(this))
    , m_countdown(new CountdownCard(this))
    , m_keyboard(new OnScreenKeyboardHost(this))
{
    setObjectName(QStringLiteral("kiosk"));
    speakAs(this, QAccessible::Window);
    setWindowTitle(tr("Bektursun's AI Hardware Store"));
    setContextMenuPolicy(Qt::NoContextMenu);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // The screen says how large the window is; what does not fit scrolls.
    column->setSizeConstraint(QLayout::SetNoConstraint);
    column->addWidget(m_band);
    column->addWidget(m_screens, 1);
    for (QWidget *screen : {static_cast<QWidget *>(m_attract), static_cast<QWidget *>(m_handover),
                            static_cast<QWidget *>(m_pin)})
        m_screens->addWidget(screen);
    m_countdown->raise();
    connect(m_screens, &QStackedWidget::currentChanged, this, &KioskWindow::placeBand);
    connect(m_attract, &AttractScreen::begun, this, &KioskWindow::acted);
    connect(m_countdown, &CountdownCard::stayAsked, this, &KioskWindow::stayAsked);
    connect(m_handover, &HandoverScreen::backAsked, this,
            [this] { m_screens->setCurrentWidget(m_shop); });
    connect(m_handover, &HandoverScreen::doneAsked, this, &KioskWindow::doneAsked);
    connect(m_pin, &PinScreen::cancelled, this, [this] {
        m_screens->setCurrentWidget(m_beforePin && m_shop ? m_beforePin : m_attract);
    });
    new OneFinger(*this);
    reset();
}

KioskWindow::~KioskWindow()
{
    delete m_shop; // before the document that it shows
}

void KioskWindow::reset()
{
    hideCountdown();
    m_screens->setCurrentWidget(m_attract);
    m_beforePin = nullptr;
    delete m_shop;
    m_shop = nullptr;
    m_document = std::make_unique<BuildDocument>(m_catalogue, m_region);
    m_look = KioskLook();
    wearLook(m_look);
    placeBand();
    m_keyboard->reset();
    clearClipboard();
    m_attract->setFocus(Qt::OtherFocusReason);
}

void KioskWindow::wake()
{
    if (!m_shop)
        makeShop(KioskShop::BuildPage);
}

void KioskWindow::makeShop(int page)
{
    delete m_shop;
    m_handover->setHasMotion(m_look.hasMotion);
    m_shop = new KioskShop(*m_document, m_look, this);
    m_shop->go(page);
    connect(m_document->undoStack(), &QUndoStack::indexChanged, m_shop, [this] { Q_EMIT acted(); });
    connect(m_shop, &KioskShop::pageChanged, this, &KioskWindow::acted);
    m_screens->addWidget(m_shop);
    m_screens->setCurrentWidget(m_shop);
    connect(m_shop, &KioskShop::handoverAsked, this, &KioskWindow::showHandover);
    connect(m_shop, &KioskShop::startOverAsked, this, &KioskWindow::doneAsked);
    connect(m_shop, &KioskShop::modelOpened, this, &KioskWindow::modelOpened);
    connect(m_shop, &KioskShop::unitAdded, this, &KioskWindow::unitAdded);
    // After the button that asked for it is done with its press.
    connect(m_shop, &KioskShop::lookAsked, this, &KioskWindow::wear, Qt::QueuedConnection);
    m_shop->setFocus(Qt::OtherFocusReason);
}

void KioskWindow::wear(const KioskLook &look)
{
    if (!m_shop)
        return;
    const int page = m_shop->page();
    m_look = look;
    wearLook(look);
    placeBand();
    makeShop(page);
}

void KioskWindow::showHandover()
{
    m_handover->showBuild(*m_document);
    m_screens->setCurrentWidget(m_handover);
    m_handover->setFocus(Qt::OtherFocusReason);
    Q_EMIT buildShown(m_document->assessment().totals.gpuCount);
}

void KioskWindow::showCountdown(int secondsLeft)
{
    m_countdown->count(secondsLeft);
}

void KioskWindow::hideCountdown()
{
    m_countdown->hide();
}

void KioskWindow::showPin(int secondsToWait)
{
    if (m_screens->currentWidget() != m_pin)
        m_beforePin = m_screens->currentWidget();
    hideCountdown();
    m_screens->setCurrentWidget(m_pin);
    m_pin->begin(secondsToWait);
}

void KioskWindow::leave()
{
    m_mayClose = true;
    close();
}

void KioskWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_mayClose);
}

// Whoever shrinks or hides the window gets it back as it was.
void KioskWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool isAsItWas = isFullScreen() && !isMinimized();
    if (event->type() == QEvent::WindowStateChange && !m_mayClose && !isAsItWas && isVisible())
        QTimer::singleShot(0, this, &QWidget::showFullScreen);
}

void KioskWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeBand();
    if (m_countdown->isVisible())
        m_countdown->setGeometry(rect());
}

void KioskWindow::placeBand()
{
    // Staff stand.
    const bool isLow = m_look.isLow && m_screens->currentWidget() != m_pin;
    m_band->setVisible(isLow);
    m_band->setFixedHeight(isLow ? height() * lowPercent / 100 : 0);
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/screens/pinscreen.h"

#include "kiosk/staffpin.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/spoken.h"
#include "views/common/surface.h"
#include "views/common/theme.h"
#include "views/kiosk/touch/touch.h"

#include <QGridLayout>
#include <QKeyEvent>

namespace configurator {

namespace {
constexpr int keySize = 84;
constexpr int idleMilliseconds = 20'000; // then half a PIN is forgotten and the screen is left
} // namespace

PinScreen::PinScreen(QWidget *parent)
    : QWidget(parent)
    , m_dots(new PlainLabel(PlainLabel::Look::Heading, {}, this))
    , m_message(new PlainLabel(PlainLabel::Look::Muted, {}, this))
{
    setObjectName(QStringLiteral("pinScreen"));
    speakAs(this, QAccessible::Dialog);
    setAccessibleName(tr("Staff PIN"));
    setFocusPolicy(Qt::StrongFocus);
    m_typed.reserve(longestPin); // so that no half PIN is left behind by growing
    auto *card = new Surface(this);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(36, 28, 36, 28);
    column->setSpacing(14);
    column->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Staff PIN"), card), 0,
                      Qt::AlignHCenter);
    m_dots->setAlignment(Qt::AlignCenter);
    m_dots->setAccessibleName(tr("Digits typed"));
    m_dots->setMinimumHeight(touch::target);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    column->addWidget(m_dots);
    column->addLayout(createKeys());
    column->addWidget(m_message);
    QPushButton *cancel = touchButton(tr("Cancel"), look::outline, card);
    connect(cancel, &QPushButton::clicked, this, &PinScreen::cancelled);
    column->addWidget(cancel);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(card);
    middle->addStretch(1);
    auto *screen = new QVBoxLayout(this);
    screen->addStretch(1);
    screen->addLayout(middle);
    screen->addStretch(1);
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, [this] { wait(m_wait - 1); });
    m_idle.setSingleShot(true);
    m_idle.setInterval(idleMilliseconds);
    connect(&m_idle, &QTimer::timeout, this, &PinScreen::cancelled);
}

PinScreen::~PinScreen()
{
    wipe(m_typed);
}

QLayout *PinScreen::createKeys()
{
    auto *grid = new QGridLayout;
    grid->setSpacing(touch::gap);
    const auto place = [&](QPushButton *key, int row, int column) {
        key->setFixedSize(keySize, keySize - 12);
        key->setFont(fontSized(font(), 1.3, QFont::DemiBold));
        grid->addWidget(key, row, column, Qt::AlignCenter);
        return key;
    };
    for (int digit = 0; digit < 10; ++digit) {
        QPushButton *key = touchButton(QString::number(digit), look::outline, this);
        const int at = digit == 0 ? 10 : digit - 1;
        place(key, at / 3, at % 3);
        connect(key, &QPushButton::clicked, this,
                [this, digit] { press(QChar(u'0' + static_cast<char16_t>(digit))); });
    }
    QPushButton *back = place(touchButton(QStringLiteral("\u232b"), look::outline, this), 3, 0);
    back->setAccessibleName(tr("Take the last digit back"));
    connect(back, &QPushButton::clicked, this, &PinScreen::takeBack);
    m_enter = place(touchButton(tr("OK"), look::primary, this), 3, 2);
    m_enter->setAutoDefault(false); // Enter is ours, wherever the keyboard is
    connect(m_enter, &QPushButton::clicked, this, &PinScreen::enter);
    return grid;
}

void PinScreen::begin(int secondsToWait)
{
    forget();
    m_fault.clear();
    wait(secondsToWait);
    m_idle.start();
    setFocus(Qt::OtherFocusReason);
}

void PinScreen::sayWrong(int secondsToWait)
{
    forget();
    m_fault = tr("That is not the PIN.");
    wait(secondsToWait);
    m_idle.start();
}

void PinScreen::press(QChar digit)
{
    m_idle.start();
    if (m_wait > 0 || m_typed.size() >= longestPin)
        return;
    m_fault.clear();
    m_typed.append(digit);
    refresh();
}

void PinScreen::takeBack()
{
    m_idle.start();
    m_typed.chop(1);
    refresh();
}

void PinScreen::enter()
{
    if (m_wait > 0 || m_typed.size() < shortestPin)
        return;
    Q_EMIT entered(m_typed);
    forget();
}

void PinScreen::forget()
{
    wipe(m_typed);
    m_typed.clear();
    refresh();
}

void PinScreen::wait(int seconds)
{
    m_wait = qMax(0, seconds);
    if (m_wait > 0)
        m_second.start();
    else
        m_second.stop();
    refresh();
}

void PinScreen::refresh()
{
    m_dots->say(QString(m_typed.size(), QChar(0x2022)), tr("%1 typed").arg(m_typed.size()));
    const QString waiting = m_wait > 0 ? tr("The next try counts in %1 s.").arg(m_wait) : QString();
    m_message->setText(QStringList {m_fault, waiting}.join(u' ').trimmed());
    if (m_enter)
        m_enter->setEnabled(m_wait == 0 && m_typed.size() >= shortestPin);
}

void PinScreen::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text();
    if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        enter();
    else if (event->key() == Qt::Key_Backspace)
        takeBack();
    else if (text.size() == 1 && text[0] >= u'0' && text[0] <= u'9')
        press(text[0]);
}

void PinScreen::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_idle.stop();
    m_second.stop();
    forget();
}

} // namespace configurator

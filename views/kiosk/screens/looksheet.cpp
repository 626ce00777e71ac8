// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/screens/looksheet.h"

#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/surface.h"
#include "views/kiosk/touch/touch.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

namespace {

template <typename Value>
KioskLook with(KioskLook look, Value KioskLook::*part, Value value)
{
    look.*part = value;
    return look;
}

} // namespace

LookSheet::LookSheet(const KioskLook &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_card(new Surface(this))
{
    setObjectName(QStringLiteral("lookSheet"));
    auto *column = new QVBoxLayout(m_card);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(touch::gap);
    std::vector<Option> sizes;
    for (const int percent : kioskTextSizes)
        sizes.push_back({tr("%1 %").arg(percent), with(look, &KioskLook::textPercent, percent)});
    addRow(column, tr("Letters"), sizes);
    using Scheme = Theme::Scheme;
    addRow(column, tr("Colours"),
           {{tr("Light"), with(look, &KioskLook::scheme, Scheme::Light)},
            {tr("Dark"), with(look, &KioskLook::scheme, Scheme::Dark)},
            {tr("High contrast"), with(look, &KioskLook::scheme, Scheme::HighContrast)}});
    addRow(column, tr("Place"),
           {{tr("Whole screen"), with(look, &KioskLook::isLow, false)},
            {tr("Lower half"), with(look, &KioskLook::isLow, true)}});
    addRow(column, tr("Motion"),
           {{tr("Lists glide"), with(look, &KioskLook::hasMotion, true)},
            {tr("No motion"), with(look, &KioskLook::hasMotion, false)}});
    QPushButton *close = touchButton(tr("Close"), look::primary, m_card);
    column->addSpacing(6);
    column->addWidget(close);
    m_stops.push_back(close);
    connect(close, &QPushButton::clicked, this, &LookSheet::dismiss);
    hide();
}

void LookSheet::addRow(QVBoxLayout *column, const QString &title,
                       const std::vector<Option> &options)
{
    column->addWidget(new PlainLabel(PlainLabel::Look::Strong, title, m_card));
    auto *box = new QWidget(m_card);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (const Option &option : options) {
        QPushButton *button = touchButton(option.text, look::chip, box);
        button->setCheckable(true);
        button->setChecked(option.look == m_look);
        row->addWidget(button);
        m_stops.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, button, look = option.look] {
            button->setChecked(true);
            if (look != m_look)
                Q_EMIT lookAsked(look);
        });
    }
    row->addStretch(1);
    column->addWidget(box);
}

void LookSheet::open()
{
    m_before = QApplication::focusWidget();
    setGeometry(parentWidget()->rect());
    m_card->setFixedWidth(qMin(width() - 48, 720));
    m_card->adjustSize();
    m_card->move((width() - m_card->width()) / 2, qMax(12, (height() - m_card->height()) / 2));
    show();
    raise();
    m_stops.back()->setFocus(Qt::PopupFocusReason);
}

void LookSheet::dismiss()
{
    hide();
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

void LookSheet::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(0, 0, 0, 150));
}

void LookSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
}

void LookSheet::mousePressEvent(QMouseEvent * /*event*/)
{
    dismiss(); // beside the card
}

// The keyboard stays in the sheet while it is open.
bool LookSheet::focusNextPrevChild(bool next)
{
    const auto now = std::find(m_stops.begin(), m_stops.end(), QApplication::focusWidget());
    const auto count = static_cast<std::ptrdiff_t>(m_stops.size());
    const auto index = now == m_stops.end() ? 0 : now - m_stops.begin();
    const auto after = (index + (next ? 1 : count - 1)) % count;
    m_stops[static_cast<std::size_t>(after)]->setFocus(next ? Qt::TabFocusReason
                                                            : Qt::BacktabFocusReason);
    return true;
}

} // namespace configurator

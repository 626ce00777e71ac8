// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/handover/qrview.h"

#include "views/common/spoken.h"

#include <QPainter>

namespace configurator {

QrView::QrView(QWidget *parent)
    : QWidget(parent)
{
    setMinimumSize(240, 240);
    speakAs(this, QAccessible::Graphic);
}

void QrView::setCode(const QrCode &code)
{
    m_code = code;
    update();
}

void QrView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white);
    if (m_code.size == 0)
        return;
    const int modules = m_code.size + 2 * QrCode::quietZone;
    const int module = qMax(1, qMin(width(), height()) / modules);
    const QPoint origin((width() - module * m_code.size) / 2,
                        (height() - module * m_code.size) / 2);
    for (int y = 0; y < m_code.size; ++y) {
        for (int x = 0; x < m_code.size; ++x) {
            if (m_code.at(x, y))
                painter.fillRect(QRect(origin + QPoint(x, y) * module, QSize(module, module)),
                                 Qt::black);
        }
    }
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/logo/logopreview.h"

#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

namespace {

constexpr QSize boxSize(180, 70);
constexpr int pad = 8;

} // namespace

LogoPreview::LogoPreview(QWidget *parent)
    : QWidget(parent)
{
    setFixedSize(boxSize);
    setAccessibleName(tr("Logo"));
}

bool LogoPreview::canShow(const QByteArray &bytes)
{
    return Logo::from(bytes).isOk();
}

void LogoPreview::setLogo(const QByteArray &bytes)
{
    m_logo.reset();
    const Result<Logo> logo = Logo::from(bytes);
    if (!bytes.isEmpty() && logo)
        m_logo = *logo;
    QString state = tr("No logo");
    if (m_logo)
        state = tr("A logo is chosen");
    else if (!bytes.isEmpty())
        state = tr("This logo can't be shown");
    setAccessibleDescription(state);
    update();
}

void LogoPreview::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(m_logo ? QColor(Qt::white) : theme.sunken);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::smallRadius,
                            metrics::smallRadius);
    if (!m_logo) {
        painter.setPen(theme.muted);
        painter.drawText(rect().adjusted(pad, 0, -pad, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         accessibleDescription());
        return;
    }
    QRectF target(QPointF(), m_logo->sizeWithin(boxSize - QSize(2 * pad, 2 * pad)));
    target.moveCenter(QRectF(rect()).center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    m_logo->draw(painter, target);
}

} // namespace configurator

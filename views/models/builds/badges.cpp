// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/builds/badges.h"

#include "views/common/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace configurator {

namespace {

using Tone = RecommendationsModel::Tone;

constexpr int padX = 9;
constexpr int badgeHeight = 26;

QFont badgeFont(const QWidget *widget)
{
    return fontSized(widget->font(), 0.85, QFont::DemiBold);
}

QColor wordColour(Tone tone, const Theme &theme)
{
    return tone == Tone::Good ? theme.green : tone == Tone::Caution ? theme.amber : theme.muted;
}

QColor groundColour(Tone tone, const Theme &theme)
{
    return tone == Tone::Good   ? theme.greenSoft
        : tone == Tone::Caution ? theme.amberSoft
                                : theme.sunken;
}

QSize sizeFor(const QWidget *widget, const QString &text)
{
    return {QFontMetrics(badgeFont(widget)).horizontalAdvance(text) + 2 * padX + 2, badgeHeight};
}

void paintWord(QPainter &painter, const QWidget *widget, const QString &text, Tone tone,
               bool isUnderlined)
{
    const Theme &theme = Theme::of(widget);
    QFont font = badgeFont(widget);
    font.setUnderline(isUnderlined);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(groundColour(tone, theme));
    painter.drawRoundedRect(widget->rect(), 6, 6);
    painter.setFont(font);
    painter.setPen(wordColour(tone, theme));
    const QRect box = widget->rect().adjusted(padX, 0, -padX, 0);
    painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, box.width() + 1));
}

} // namespace

KindBadge::KindBadge(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void KindBadge::show(const QString &text, Tone tone)
{
    m_text = text;
    m_tone = tone;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize KindBadge::sizeHint() const
{
    return sizeFor(this, m_text);
}

void KindBadge::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    paintWord(painter, this, m_text, m_tone, false);
}

ClusterBadge::ClusterBadge(QWidget *parent)
    : QAbstractButton(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void ClusterBadge::show(const QString &text, Tone tone)
{
    m_tone = tone;
    setText(text);
    setAccessibleName(text);
    setAccessibleDescription(tr("Says what a cluster is"));
    setToolTip(tr("What's a cluster, really?"));
    updateGeometry();
    update();
}

QSize ClusterBadge::sizeHint() const
{
    return sizeFor(this, text());
}

// Enter does what the space bar does.
void ClusterBadge::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void ClusterBadge::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    paintWord(painter, this, text(), m_tone, true);
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::of(this).accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace configurator

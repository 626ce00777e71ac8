// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/plainlabel.h"

#include "views/common/theme.h"

#include <QEvent>

namespace configurator {

PlainLabel::PlainLabel(Look look, const QString &text, QWidget *parent)
    : QLabel(text, parent)
    , m_look(look)
{
    setTextFormat(Qt::PlainText);
    applyLook();
}

void PlainLabel::say(const QString &shown, const QString &described)
{
    setText(shown);
    setAccessibleDescription(described);
    updateGeometry();
}

void PlainLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (!m_isApplying
        && (event->type() == QEvent::PaletteChange
            || event->type() == QEvent::ApplicationFontChange))
        applyLook();
}

void PlainLabel::applyLook()
{
    // Setting palette and font tells us of a change again.
    m_isApplying = true;
    const Theme &theme = Theme::of(this);
    const bool isMuted = m_look == Look::Muted || m_look == Look::Small || m_look == Look::Lead;
    QPalette colours;
    const QColor ink = m_look == Look::Fault ? theme.red : isMuted ? theme.muted : theme.text;
    colours.setColor(QPalette::WindowText, ink);
    setPalette(colours);
    const QFont base = parentWidget() ? parentWidget()->font() : font();
    switch (m_look) {
    case Look::Normal:
        break;
    case Look::Muted:
        setFont(fontSized(base, 0.93));
        break;
    case Look::Small:
    case Look::Fault:
        setFont(fontSized(base, 0.86));
        break;
    case Look::Strong:
        setFont(fontSized(base, 1.0, QFont::DemiBold));
        break;
    case Look::Title:
        setFont(fontSized(base, 1.08, QFont::DemiBold));
        break;
    case Look::Sum: // what a column comes to
        setFont(fontSized(base, 1.4, QFont::DemiBold));
        break;
    case Look::Heading: // of a page
        setFont(fontSized(base, 1.95, QFont::DemiBold));
        break;
    case Look::Lead: // its first sentences
        setFont(fontSized(base, 1.15));
        break;
    }
    m_isApplying = false;
}

} // namespace configurator

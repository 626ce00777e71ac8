// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/messagebar.h"

#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPushButton>

namespace configurator {

namespace {

constexpr qsizetype maxLines = 6;

QString shortened(const QString &text)
{
    const QStringList lines = text.split(u'\n');
    if (lines.size() <= maxLines)
        return text;
    return MessageBar::tr("%1\nand %2 more")
        .arg(lines.first(maxLines).join(u'\n'))
        .arg(lines.size() - maxLines);
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : Surface(parent)
    , m_text(new PlainLabel(PlainLabel::Look::Normal, {}, this))
{
    setObjectName(QStringLiteral("messageBar"));
    m_text->setWordWrap(true);
    m_text->setAccessibleName(tr("Message"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *close = new QPushButton(tr("Dismiss"), this);
    close->setProperty(look::property, look::quiet);
    connect(close, &QPushButton::clicked, this, &MessageBar::dismiss);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::gap, 6, 6, 6);
    row->addWidget(m_text, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void MessageBar::say(const QString &text, Tone tone)
{
    setTone(tone);
    m_text->setText(shortened(text));
    m_text->setAccessibleDescription(m_text->text());
    show();
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString MessageBar::text() const
{
    return isVisible() ? m_text->text() : QString();
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/spoken.h"

#include "views/common/plainlabel.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace configurator {

namespace {

constexpr auto spokenRole = "spokenRole";

QAccessibleInterface *interfaceInRole(const QString & /*className*/, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget ? widget->property(spokenRole) : QVariant();
    return role.isValid()
        ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
        : nullptr;
}

} // namespace

void speakAs(QWidget *widget, QAccessible::Role role)
{
    // Asked before Qt's own, once it is known.
    static const bool isKnown = [] {
        QAccessible::installFactory(interfaceInRole);
        return true;
    }();
    Q_UNUSED(isKnown)
    widget->setProperty(spokenRole, static_cast<int>(role));
}

void nameUnseen(QWidget *field, const QString &name)
{
    auto *label = new PlainLabel(PlainLabel::Look::Small, name, field->parentWidget());
    label->setBuddy(field);
    label->hide();
}

} // namespace configurator

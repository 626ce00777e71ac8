// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAccessible>

class QString;
class QWidget;

namespace configurator {

// What a screen reader calls a widget of our own making; without it all of them are fillers. To be
// called before it is named, for a name is told at once.
void speakAs(QWidget *widget, QAccessible::Role role);
// Names a combo box where the eye needs no label: a name of its own would not be read out.
void nameUnseen(QWidget *field, const QString &name);

} // namespace configurator

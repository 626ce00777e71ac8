// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QString;
class QWidget;

namespace configurator {

// A field under its name. A combo box is named by its label: given a name of its own it would
// still read out its text.
QWidget *labelled(const QString &text, QWidget *field, QWidget *parent);

} // namespace configurator

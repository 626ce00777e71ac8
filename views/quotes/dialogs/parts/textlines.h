// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QPlainTextEdit;

namespace configurator {

// A text of several lines in a dialog: Tab leaves it, and it shows so many lines at once.
void dressTextBox(QPlainTextEdit *box, int lines);

// Lines without spaces at their ends and without empty ones.
QStringList linesOf(const QString &text);

// A sentence about a line that is longer than quote files take, or about too many of them; empty
// where nothing is wrong.
QString tooLongLine(const QStringList &lines);

} // namespace configurator

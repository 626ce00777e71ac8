// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/parts/textlines.h"
#include "views/common/viewtext.h"

#include <QPlainTextEdit>

namespace configurator {

namespace {

constexpr qsizetype longestLine = 400; // as quote files have it
constexpr qsizetype mostLines = 12; // more would push a quote off its page
constexpr int documentMargin = 4; // above and below

} // namespace

void dressTextBox(QPlainTextEdit *box, int lines)
{
    box->setTabChangesFocus(true);
    box->document()->setDocumentMargin(documentMargin);
    box->setFixedHeight(box->fontMetrics().lineSpacing() * lines + 2 * documentMargin);
}

QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        if (!line.trimmed().isEmpty())
            lines << line.trimmed();
    }
    return lines;
}

QString tooLongLine(const QStringList &lines)
{
    if (lines.size() > mostLines)
        return ViewText::tr("Write at most %1 lines.").arg(mostLines);
    for (const QString &line : lines) {
        if (line.size() > longestLine)
            return ViewText::tr("A line has %1 characters, but at most %2 fit.")
                .arg(line.size())
                .arg(longestLine);
    }
    return {};
}

} // namespace configurator

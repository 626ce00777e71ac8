// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/console.h"

#include <cstdio>

namespace configurator {

namespace {

bool print(std::FILE *file, QByteArray text)
{
    text.append('\n');
    const auto size = static_cast<std::size_t>(text.size());
    return std::fwrite(text.constData(), 1, size, file) == size && std::fflush(file) == 0;
}

} // namespace

QString withoutControls(const QString &text)
{
    QString result = text;
    for (QChar &character : result) {
        const bool isControl = character.category() == QChar::Other_Control;
        if (isControl && character != u'\n')
            character = QChar::ReplacementCharacter;
    }
    return result;
}

bool printOut(const QByteArray &text)
{
    return print(stdout, text);
}

bool printOut(const QString &text)
{
    return printOut(withoutControls(text).toUtf8());
}

// A message that can't be printed has nowhere else to go.
void printError(const QString &text)
{
    print(stderr, withoutControls(text).toUtf8());
}

} // namespace configurator

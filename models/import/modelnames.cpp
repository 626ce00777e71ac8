// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/modelnames.h"
#include "import/importtext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestLine = 160;
constexpr qsizetype longestId = 64; // of the catalogue

bool isShown(QChar character)
{
    return character.isPrint() || character.isSpace() || character.isSurrogate();
}

bool isIdCharacter(QChar character)
{
    const char16_t code = character.unicode();
    return (code >= u'a' && code <= u'z') || (code >= u'0' && code <= u'9') || code == u'.';
}

} // namespace

QString lineOf(const QString &text)
{
    QString line;
    for (const QChar character : text.left(4 * longestLine)) {
        if (isShown(character))
            line.append(character);
    }
    line = line.simplified().left(longestLine).trimmed();
    if (!line.isEmpty() && line.back().isHighSurrogate())
        line.chop(1);
    return line;
}

QString idOf(const QString &name)
{
    QString id;
    for (const QChar character : name.toLower()) {
        if (isIdCharacter(character))
            id.append(character);
        else if (!id.isEmpty() && id.back() != u'-')
            id.append(u'-');
    }
    id = id.left(longestId);
    while (id.endsWith(u'-'))
        id.chop(1);
    return id.isEmpty() ? u"own-model"_s : id;
}

QString filesText(const QStringList &names)
{
    if (names.isEmpty())
        return {};
    const QString line = lineOf(names.first());
    const QString first
        = line.isEmpty() ? ImportText::tr("A file whose name can't be shown") : line;
    if (names.size() == 1)
        return first;
    if (names.size() == 2)
        return ImportText::tr("%1 and one more file").arg(first);
    return ImportText::tr("%1 and %2 more files").arg(first, QString::number(names.size() - 1));
}

Origin originIn(const QStringList &names, bool isAssumed)
{
    return {filesText(names), {}, isAssumed ? Confidence::Low : Confidence::High, isAssumed};
}

} // namespace configurator

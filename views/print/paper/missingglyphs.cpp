// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/missingglyphs.h"

#include "quote/print/oneline.h"
#include "views/common/fonts.h"
#include "views/common/viewtext.h"
#include "views/print/paper/printstyle.h"

#include <QGlyphRun>
#include <QHash>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownLetters = 8; // of one text
constexpr qsizetype shownText = 40;

// Joiners, marks of direction and selectors have no shape of their own.
bool needsShape(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Other_Format:
    case QChar::Other_Control:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    default:
        return letter < 0xfe00 || (letter > 0xfe0f && letter < 0xe0100) || letter > 0xe01ef;
    }
}

// A glyph of a font of pictures has no outline, and a PDF then drops it.
bool isDrawn(const QRawFont &font, quint32 glyph)
{
    return glyph != 0 && !font.pathForGlyph(glyph).isEmpty();
}

// As it would be printed: with the fonts that Qt takes where the shop's lacks a letter.
bool isDrawn(char32_t letter)
{
    QTextLayout layout(QString::fromUcs4(&letter, 1), printFont(printBodySize));
    layout.beginLayout();
    layout.createLine().setLineWidth(1'000);
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    return !runs.isEmpty() && std::all_of(runs.begin(), runs.end(), [](const QGlyphRun &run) {
        const QList<quint32> glyphs = run.glyphIndexes();
        return std::all_of(glyphs.begin(), glyphs.end(),
                           [&](quint32 glyph) { return isDrawn(run.rawFont(), glyph); });
    });
}

// Remembers what it has looked up: a quote has the same letters again and again.
class GlyphCheck
{
public:
    GlyphCheck()
        : m_font(QRawFont::fromFont(printFont(printBodySize)))
    {
    }
    bool has(char32_t letter)
    {
        const auto known = m_known.constFind(letter);
        if (known != m_known.constEnd())
            return *known;
        const bool isThere
            = !needsShape(letter) || m_font.supportsCharacter(letter) || isDrawn(letter);
        m_known.insert(letter, isThere);
        return isThere;
    }

private:
    QRawFont m_font;
    QHash<char32_t, bool> m_known;
};

QString named(char32_t letter)
{
    return u"U+%1"_s.arg(static_cast<uint>(letter), 4, 16, QChar(u'0')).toUpper();
}

QString sentence(const QString &text, const QStringList &letters)
{
    const QString shown = text.size() > shownText ? text.left(shownText - 1) + u'…' : text;
    QString names = letters.mid(0, shownLetters).join(u", "_s);
    if (letters.size() > shownLetters)
        names += u", …"_s;
    return ViewText::tr(
               "No installed font has these signs of “%1”, which will be printed as boxes: %2.")
        .arg(shown, names);
}

} // namespace

QStringList missingGlyphs(const QStringList &texts)
{
    loadPrintFonts();
    GlyphCheck check;
    QStringList sentences;
    for (const QString &text : texts) {
        const QString plain = onOneLine(text);
        QStringList letters;
        for (const char32_t letter : plain.toUcs4()) {
            if (!check.has(letter) && !letters.contains(named(letter)))
                letters.append(named(letter));
        }
        if (letters.isEmpty())
            continue;
        if (const QString said = sentence(plain, letters); !sentences.contains(said))
            sentences.append(said);
    }
    return sentences;
}

} // namespace configurator

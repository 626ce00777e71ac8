// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QRectF>
#include <QRegularExpression>
#include <QTest>

// What a PDF says, as a reader of the file sees it.
namespace configurator::test {

inline qsizetype pageCount(const QByteArray &pdf)
{
    return pdf.count("/Type /Page\n") + pdf.count("/Type /Page >>");
}

// What one of poppler's or qpdf's tools prints; empty when the machine lacks it.
inline QString toldBy(const QString &tool, const QByteArray &pdf, const QStringList &words)
{
    QProcess reader;
    reader.start(tool, words);
    if (!reader.waitForStarted())
        return {};
    reader.write(pdf);
    reader.closeWriteChannel();
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput());
}

// What a reader can search for; empty when the machine has no reader.
inline QString textOf(const QByteArray &pdf, const QStringList &options = {})
{
    return toldBy(QStringLiteral("pdftotext"), pdf,
                  options + QStringList {QStringLiteral("-"), QStringLiteral("-")});
}

// The same page by page.
inline QStringList pagesOf(const QByteArray &pdf, const QStringList &options = {})
{
    return textOf(pdf, options).split(u'\f', Qt::SkipEmptyParts);
}

// Spaces of every sort as single plain ones.
inline QString plainSpaces(const QString &text)
{
    return text.simplified();
}

// Without any spaces: readers guess them from the distances of letters, and miss some in short
// words.
inline QString squeezed(QString text)
{
    text.removeIf([](QChar letter) { return letter.isSpace(); });
    return text;
}

// A word on its page, in points from the upper left corner.
struct PdfWord
{
    int page = 0;
    QRectF place;
    QString text;
};

inline std::vector<PdfWord> wordsOf(const QByteArray &pdf)
{
    static const QRegularExpression pattern(QStringLiteral(
        "<page |<word xMin=\"(.*?)\" yMin=\"(.*?)\" xMax=\"(.*?)\" yMax=\"(.*?)\">(.*?)</word>"));
    std::vector<PdfWord> words;
    int page = -1;
    const QString told = textOf(pdf, {QStringLiteral("-bbox")});
    for (auto match = pattern.globalMatch(told); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        if (found.captured(1).isEmpty()) {
            ++page;
            continue;
        }
        const QPointF from(found.captured(1).toDouble(), found.captured(2).toDouble());
        const QPointF to(found.captured(3).toDouble(), found.captured(4).toDouble());
        words.push_back({page, QRectF(from, to), found.captured(5)});
    }
    return words;
}

// The core of a word: lines of text may touch, letters may not.
inline QRectF coreOf(const PdfWord &word)
{
    const double inset = word.place.height() / 5;
    return word.place.adjusted(0.5, inset, -0.5, -inset);
}

// "one / other" where two words stand on each other or one leaves the paper; empty when all is
// well.
inline QString overlapIn(const std::vector<PdfWord> &words, const QRectF &paper)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!paper.contains(coreOf(words[i])))
            return words[i].text + QStringLiteral(" / the edge");
        for (std::size_t j = i + 1; j < words.size() && words[j].page == words[i].page; ++j) {
            if (coreOf(words[i]).intersects(coreOf(words[j])))
                return words[i].text + QStringLiteral(" / ") + words[j].text;
        }
    }
    return {};
}

} // namespace configurator::test

// Options of the reader may follow.
#define TEXT_OR_SKIP(text, ...)                                                                    \
    const QString text = configurator::test::textOf(__VA_ARGS__);                                  \
    if (text.isEmpty())                                                                            \
    QSKIP("pdftotext is not there to read the file")

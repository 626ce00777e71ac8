// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/export/quotetexts.h"

#include "quote/print/oneline.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// Marks up wherever it stands.
bool marksUp(QChar letter)
{
    constexpr QStringView signs = u"\\`*_{}[]<>#|~&!@$^";
    return signs.contains(letter);
}

bool endsMarker(const QString &text, qsizetype at)
{
    return at + 1 == text.size() || text[at + 1] == u' ';
}

// "- ", "+ ", "---", "===": what makes a line a list, a rule or a heading stands at its beginning.
bool startsRule(const QString &text)
{
    const QChar sign = text.front();
    if (sign == u'=' || sign == u':')
        return true;
    if (sign != u'-' && sign != u'+')
        return false;
    return endsMarker(text, 0) || text[1] == u'-';
}

// "1. " and "1) "
bool startsNumbered(const QString &text, qsizetype at)
{
    if (at == 0 || (text[at] != u'.' && text[at] != u')') || !endsMarker(text, at))
        return false;
    return std::all_of(text.begin(), text.begin() + at, [](QChar sign) { return sign.isDigit(); });
}

// "https://" and "www." become links by themselves.
bool startsLink(const QString &text, qsizetype at)
{
    const QStringView rest = QStringView(text).mid(at);
    if (rest.startsWith(u"://"))
        return true;
    return rest.startsWith(u'.')
        && QStringView(text).left(at).endsWith(u"www", Qt::CaseInsensitive);
}

class MarkdownWriter
{
public:
    explicit MarkdownWriter(const QuoteSheet &sheet)
        : m_sheet(sheet)
    {
    }
    void addHead();
    void addAlternative(const SheetAlternative &alternative);
    void addParagraph(const QStringList &lines);
    [[nodiscard]] QString text() const { return m_text; }

private:
    void addBlock(const QString &block);
    void addLines(const SheetAlternative &alternative);
    void addSums(const SheetAlternative &alternative);
    void addFacts(const SheetFacts &facts);

    const QuoteSheet &m_sheet;
    QString m_text;
};

void MarkdownWriter::addBlock(const QString &block)
{
    if (!m_text.isEmpty())
        m_text += u'\n';
    m_text += block + u'\n';
}

// Lines of one paragraph, each on a line of its own.
void MarkdownWriter::addParagraph(const QStringList &lines)
{
    QStringList shown;
    for (const QString &line : lines) {
        if (const QString text = markdownText(line); !text.isEmpty())
            shown.append(text);
    }
    if (!shown.isEmpty())
        addBlock(shown.join(u"\\\n"_s));
}

QString row(const QStringList &cells)
{
    QStringList escaped;
    for (const QString &cell : cells)
        escaped.append(markdownText(cell));
    return u"| "_s + escaped.join(u" | "_s) + u" |"_s;
}

void MarkdownWriter::addHead()
{
    addBlock(u"# "_s + markdownText(m_sheet.language.words.quote + u' ' + m_sheet.number));
    addParagraph({m_sheet.status, m_sheet.dates, m_sheet.reference});
    addParagraph(QStringList {m_sheet.seller} + m_sheet.sellerLines);
    if (!m_sheet.customer.isEmpty())
        addParagraph(QStringList {m_sheet.language.words.customer + u": "_s + m_sheet.customer}
                     + m_sheet.customerLines);
    addParagraph(m_sheet.note.split(u'\n'));
}

void MarkdownWriter::addLines(const SheetAlternative &alternative)
{
    const QuoteWords &words = m_sheet.language.words;
    QStringList rows {row({words.number, words.item, words.quantity, words.unitPrice,
                           words.lineDiscount, words.taxRate, words.amount}),
                      u"| ---: | :--- | ---: | ---: | ---: | ---: | ---: |"_s};
    for (const SheetLine &line : alternative.lines) {
        const QString item
            = line.details.isEmpty() ? line.name : line.name + u" – "_s + line.details;
        rows.append(row({line.number, item, line.quantity, line.unitPrice, line.discount,
                         line.taxRate, line.amount}));
    }
    addBlock(rows.join(u'\n'));
}

void MarkdownWriter::addSums(const SheetAlternative &alternative)
{
    QStringList rows {u"| | |"_s, u"| :--- | ---: |"_s};
    for (const SheetSum &sum : alternative.sums)
        rows.append(row({sum.name, sum.figure}));
    rows.append(u"| **%1** | **%2** |"_s.arg(markdownText(alternative.total.name),
                                             markdownText(alternative.total.figure)));
    addBlock(rows.join(u'\n'));
    addParagraph(alternative.remarks);
}

void MarkdownWriter::addFacts(const SheetFacts &facts)
{
    addParagraph({facts.modelLine, facts.usageLine, facts.clusterSentence});
    QStringList names;
    QStringList figures;
    QStringList remarks;
    for (const SheetNumber &number : facts.numbers) {
        names.append(number.name);
        figures.append(number.figure);
        remarks.append(number.remark);
    }
    addBlock(QStringList {row(names), u"| :--- | :--- | :--- |"_s, row(figures), row(remarks)}.join(
        u'\n'));
    if (!facts.buildCode.figure.isEmpty())
        addParagraph({facts.buildCode.name + u": "_s + facts.buildCode.figure});
    const QString title = facts.verdictTitle.isEmpty()
        ? QString()
        : u"**%1.** "_s.arg(markdownText(facts.verdictTitle));
    addBlock(title + markdownText(facts.verdictText));
    for (const QString &warning : facts.warnings)
        addParagraph({warning});
}

void MarkdownWriter::addAlternative(const SheetAlternative &alternative)
{
    const QString mark = alternative.mark.isEmpty() ? QString() : u" – "_s + alternative.mark;
    if (!alternative.heading.isEmpty())
        addBlock(u"## "_s + markdownText(alternative.heading + mark));
    addLines(alternative);
    addSums(alternative);
    if (alternative.facts)
        addFacts(*alternative.facts);
}

} // namespace

QString markdownText(const QString &text)
{
    const QString line = onOneLine(text);
    QString shown;
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (marksUp(line[at]) || (at == 0 && startsRule(line)) || startsNumbered(line, at)
            || startsLink(line, at))
            shown += u'\\';
        shown += line[at];
    }
    return shown;
}

QString quoteMarkdown(const QuoteSheet &sheet)
{
    MarkdownWriter writer(sheet);
    writer.addHead();
    for (const SheetAlternative &alternative : sheet.alternatives)
        writer.addAlternative(alternative);
    for (const QString &paragraph : sheet.terms)
        writer.addParagraph({paragraph});
    return writer.text();
}

} // namespace configurator

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/export/quotetexts.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

class PlainWriter
{
public:
    explicit PlainWriter(const QuoteSheet &sheet)
        : m_sheet(sheet)
    {
    }
    void addHead();
    void addAlternative(const SheetAlternative &alternative);
    void addTerms() { addParagraph(m_sheet.terms); }
    [[nodiscard]] QString text() const { return m_lines.join(u'\n') + u'\n'; }

private:
    void addParagraph(const QStringList &lines);
    void addLine(const SheetLine &line);
    void addFacts(const SheetFacts &facts);

    const QuoteSheet &m_sheet;
    QStringList m_lines;
};

// Empty lines are left out; one stands between paragraphs.
void PlainWriter::addParagraph(const QStringList &lines)
{
    QStringList filled = lines;
    filled.removeAll(QString());
    if (filled.isEmpty())
        return;
    if (!m_lines.isEmpty())
        m_lines.append(QString());
    m_lines += filled;
}

void PlainWriter::addHead()
{
    addParagraph({m_sheet.language.words.quote + u' ' + m_sheet.number, m_sheet.status,
                  m_sheet.dates, m_sheet.reference});
    addParagraph(QStringList {m_sheet.seller} + m_sheet.sellerLines);
    if (!m_sheet.customer.isEmpty())
        addParagraph(QStringList {m_sheet.language.words.customer, m_sheet.customer}
                     + m_sheet.customerLines);
    addParagraph({m_sheet.note});
}

void PlainWriter::addLine(const SheetLine &line)
{
    const QuoteWords &words = m_sheet.language.words;
    QStringList figures {line.quantity + u" × "_s + line.unitPrice};
    if (!line.discount.isEmpty())
        figures.append(words.discountOf.arg(line.discount));
    figures.append(words.taxRate + u' ' + line.taxRate);
    addParagraph({line.number + u". "_s + line.name,
                  line.details.isEmpty() ? QString() : u"   "_s + line.details,
                  u"   "_s + figures.join(u", "_s) + u": "_s + line.amount});
}

void PlainWriter::addFacts(const SheetFacts &facts)
{
    addParagraph({facts.modelLine, facts.usageLine, facts.clusterSentence});
    QStringList numbers;
    for (const SheetNumber &number : facts.numbers) {
        const QString remark = number.remark.isEmpty() ? QString() : u" ("_s + number.remark + u')';
        numbers.append(number.name + u": "_s + number.figure + remark);
    }
    if (!facts.buildCode.figure.isEmpty())
        numbers.append(facts.buildCode.name + u": "_s + facts.buildCode.figure);
    addParagraph(numbers);
    const QString title = facts.verdictTitle.isEmpty() ? QString() : facts.verdictTitle + u". "_s;
    addParagraph({title + facts.verdictText});
    addParagraph(facts.warnings);
}

void PlainWriter::addAlternative(const SheetAlternative &alternative)
{
    const QString mark = alternative.mark.isEmpty() ? QString() : u" ("_s + alternative.mark + u')';
    if (!alternative.heading.isEmpty())
        addParagraph({alternative.heading + mark});
    for (const SheetLine &line : alternative.lines)
        addLine(line);
    QStringList sums;
    for (const SheetSum &sum : alternative.sums)
        sums.append(sum.name + u": "_s + sum.figure);
    sums.append(alternative.total.name + u": "_s + alternative.total.figure);
    addParagraph(sums + alternative.remarks);
    if (alternative.facts)
        addFacts(*alternative.facts);
}

} // namespace

QString quotePlainText(const QuoteSheet &sheet)
{
    PlainWriter writer(sheet);
    writer.addHead();
    for (const SheetAlternative &alternative : sheet.alternatives)
        writer.addAlternative(alternative);
    writer.addTerms();
    return writer.text();
}

} // namespace configurator

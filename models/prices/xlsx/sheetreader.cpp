// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/xlsx/sheetreader.h"

#include "prices/pricestext.h"
#include "prices/xlsx/sheetnumber.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int letters = 26;

// "BC12" is column 54 (from 0); -1 for what is no reference.
int columnOf(const QString &reference)
{
    constexpr qsizetype mostLetters = 3;
    int column = 0;
    qsizetype place = 0;
    for (; place < reference.size() && place <= mostLetters; ++place) {
        const char16_t letter = reference[place].unicode();
        if (letter < u'A' || letter > u'Z')
            break;
        column = column * letters + (letter - u'A' + 1);
    }
    return place > mostLetters ? -1 : column - 1;
}

QString columnName(int column)
{
    QString name;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / letters)
        name.prepend(QChar(static_cast<char16_t>(u'A' + (rest - 1) % letters)));
    return name;
}

} // namespace

SheetReader::SheetReader(const QByteArray &xml, const QString &where, SharedParts &shared)
    : m_xml(xml, where)
    , m_shared(shared)
{
}

Result<std::vector<TableRow>> SheetReader::read()
{
    if (m_xml.enter(u"worksheet"))
        m_xml.forEach(u"sheetData", [this] { m_xml.forEach(u"row", [this] { readRow(); }); });
    if (m_xml.isFaulty())
        return m_xml.error();
    return std::move(m_rows);
}

void SheetReader::readRow()
{
    const QString number = m_xml.attribute(u"r");
    bool isNumber = true;
    const int row = number.isEmpty() ? m_row.number + 1 : number.toInt(&isNumber);
    if (!isNumber || row < 1 || row > tablelimit::rows) {
        m_xml.fail(
            PricesText::tr("“%1” is no number of a row. Get the file again.").arg(number.left(20)));
        return;
    }
    m_row.number = row;
    m_row.cells.clear();
    m_column = -1;
    m_xml.forEach(u"c", [this] { readCell(); });
    keepRow();
}

void SheetReader::keepRow()
{
    if (m_row.cells.empty() || m_xml.isFaulty())
        return;
    m_shared.cellsLeft -= static_cast<qint64>(m_row.cells.size());
    if (m_shared.cellsLeft < 0)
        m_xml.fail(
            PricesText::tr("the workbook has too many cells to be read. Split it and try again."));
    else
        m_rows.push_back(m_row);
}

void SheetReader::readCell()
{
    const QString reference = m_xml.attribute(u"r");
    m_raw = {m_xml.attribute(u"t"), m_xml.attribute(u"s"), {}, {}, {}};
    m_column = reference.isEmpty() ? m_column + 1 : columnOf(reference);
    if (m_column < 0) {
        m_xml.fail(PricesText::tr("“%1” is no name of a cell. Get the file again.")
                       .arg(reference.left(20)));
        return;
    }
    readContent();
    put(cell());
}

void SheetReader::readContent()
{
    while (m_xml.nextChild()) {
        if (m_xml.is(u"v"))
            m_raw.value = m_xml.text();
        else if (m_xml.is(u"f"))
            m_raw.formula = m_xml.text();
        else if (m_xml.is(u"is"))
            m_raw.inlined = richText(m_xml);
        else
            m_xml.skip();
    }
}

Cell SheetReader::cell()
{
    // Programs write formulas without a value; what nobody computed is not empty.
    if (m_raw.value.isEmpty() && !m_raw.formula.isEmpty())
        return {u'=' + m_raw.formula, CellKind::Text};
    if (m_raw.type == "s"_L1)
        return {sharedText(m_raw.value), CellKind::Text};
    if (m_raw.type == "inlineStr"_L1)
        return {m_raw.inlined, CellKind::Text};
    if (m_raw.type == "b"_L1)
        return {m_raw.value == "1"_L1 ? u"TRUE"_s : u"FALSE"_s, CellKind::Text};
    if (m_raw.type.isEmpty() || m_raw.type == "n"_L1)
        if (const std::optional<QString> number = sheetNumber(m_raw.value))
            return {*number, CellKind::Number, currency()};
    return {unescaped(m_raw.value), CellKind::Text};
}

QString SheetReader::currency() const
{
    bool isNumber = false;
    const uint style = m_raw.style.toUInt(&isNumber);
    return isNumber && style < m_shared.currencies.size() ? m_shared.currencies[style] : QString();
}

QString SheetReader::sharedText(const QString &index)
{
    bool isNumber = false;
    const uint place = index.toUInt(&isNumber);
    if (isNumber && place < m_shared.texts.size())
        return m_shared.texts[place];
    m_xml.fail(PricesText::tr("cell %1%2: there is no shared text “%3”. Get the file again.")
                   .arg(columnName(m_column), QString::number(m_row.number), index.left(20)));
    return {};
}

void SheetReader::put(Cell cell)
{
    if (cleanText(cell.text).isEmpty())
        return;
    if (m_column >= tablelimit::columns) {
        m_xml.fail(PricesText::tr("cell %1%2: there are more than %3 columns.")
                       .arg(columnName(m_column), QString::number(m_row.number),
                            QString::number(tablelimit::columns)));
        return;
    }
    const auto place = static_cast<std::size_t>(m_column);
    if (m_row.cells.size() <= place)
        m_row.cells.resize(place + 1);
    m_row.cells[place] = std::move(cell);
}

} // namespace configurator

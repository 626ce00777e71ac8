// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/table/csvreader.h"
#include "prices/pricestext.h"

#include <algorithm>

#include <csv.h>

namespace configurator {

namespace {

constexpr qsizetype pieceSize = 4096; // bytes fed at once: a fault or enough rows ends it soon

// What libcsv says field by field and row by row becomes a table.
class Collector
{
public:
    explicit Collector(QString file)
        : m_file(std::move(file))
    {
    }

    void addField(const char *bytes, std::size_t size)
    {
        QString text = QString::fromUtf8(bytes, static_cast<qsizetype>(size));
        if (text.size() > tablelimit::cellLength)
            fail(PricesText::tr(
                     "%1, row %2: a cell has more than %3 characters. Is a quote missing?")
                     .arg(m_file, QString::number(rowNumber()),
                          QString::number(tablelimit::cellLength)));
        if (m_fields.size() < static_cast<std::size_t>(tablelimit::columns))
            m_fields.push_back({std::move(text), CellKind::Text});
        else if (!cleanText(text).isEmpty())
            fail(PricesText::tr("%1, row %2: there are more than %3 columns.")
                     .arg(m_file, QString::number(rowNumber()),
                          QString::number(tablelimit::columns)));
    }

    void endRow(int character)
    {
        const bool isSecondHalf = character == '\n' && m_lastEnd == '\r' && m_fields.empty();
        m_lastEnd = character;
        if (isSecondHalf)
            return;
        ++m_ended;
        keepRow();
        m_fields.clear();
    }

    void fail(const QString &sentence)
    {
        if (m_fault.isEmpty())
            m_fault = sentence;
    }

    [[nodiscard]] int rowNumber() const { return m_ended + 1; }
    [[nodiscard]] const QString &fault() const { return m_fault; }
    [[nodiscard]] const QString &file() const { return m_file; }
    [[nodiscard]] Table &table() { return m_table; }

private:
    void keepRow()
    {
        while (!m_fields.empty() && cleanText(m_fields.back().text).isEmpty())
            m_fields.pop_back();
        if (m_fields.empty())
            return;
        m_cells += static_cast<qint64>(m_fields.size());
        if (m_cells > tablelimit::cells || m_ended > tablelimit::rows)
            fail(PricesText::tr("%1 has too many rows to be read. Split it and try again.")
                     .arg(m_file));
        if (m_fault.isEmpty())
            m_table.rows.push_back({m_ended, m_fields});
    }

    QString m_file;
    Table m_table;
    std::vector<Cell> m_fields; // of the row at hand
    int m_ended = 0; // rows
    int m_lastEnd = 0;
    qint64 m_cells = 0;
    QString m_fault;
};

void onField(void *bytes, std::size_t size, void *collector)
{
    static_cast<Collector *>(collector)->addField(static_cast<const char *>(bytes), size);
}

void onRow(int character, void *collector)
{
    static_cast<Collector *>(collector)->endRow(character);
}

// libcsv's parser, which every way out has to free.
class Parser
{
public:
    explicit Parser(QChar delimiter)
    {
        // Every line end is told, also of empty rows: they count.
        m_isReady = csv_init(&m_parser, CSV_REPALL_NL) == 0;
        csv_set_delim(&m_parser, static_cast<unsigned char>(delimiter.toLatin1()));
    }
    ~Parser() { csv_free(&m_parser); }
    Q_DISABLE_COPY_MOVE(Parser)

    [[nodiscard]] bool isReady() const { return m_isReady; }

    bool feed(QByteArrayView bytes, Collector &collector)
    {
        const auto size = static_cast<std::size_t>(bytes.size());
        return csv_parse(&m_parser, bytes.data(), size, onField, onRow, &collector) == size;
    }

    // False where a quote is still open: the rest of the file would be one cell.
    bool finish(Collector &collector)
    {
        csv_set_opts(&m_parser, CSV_REPALL_NL | CSV_STRICT | CSV_STRICT_FINI);
        return csv_fini(&m_parser, onField, onRow, &collector) == 0;
    }

private:
    csv_parser m_parser {};
    bool m_isReady = false;
};

void parse(Parser &parser, const QByteArray &bytes, std::size_t mostRows, Collector &collector)
{
    for (qsizetype start = 0; start < bytes.size(); start += pieceSize) {
        const qsizetype size = std::min(pieceSize, bytes.size() - start);
        if (!parser.feed(QByteArrayView(bytes).sliced(start, size), collector))
            collector.fail(PricesText::tr("%1, row %2: there is not enough memory to read it.")
                               .arg(collector.file(), QString::number(collector.rowNumber())));
        if (!collector.fault().isEmpty() || collector.table().rows.size() >= mostRows)
            return;
    }
    const int row = collector.rowNumber();
    if (!parser.finish(collector))
        collector.fail(
            PricesText::tr(
                "%1, row %2: a quote (\") is opened here and never closed. Close or remove it.")
                .arg(collector.file(), QString::number(row)));
}

} // namespace

Result<Table> readCsv(const QString &text, QChar delimiter, const QString &file, int mostRows)
{
    Collector collector(file);
    Parser parser(delimiter);
    if (!parser.isReady())
        return Error {PricesText::tr("%1: there is not enough memory to read it.").arg(file)};
    const auto most = static_cast<std::size_t>(mostRows);
    parse(parser, text.toUtf8(), most, collector);
    if (!collector.fault().isEmpty())
        return Error {collector.fault()};
    Table &table = collector.table();
    if (table.rows.size() > most)
        table.rows.resize(most);
    return std::move(table);
}

} // namespace configurator

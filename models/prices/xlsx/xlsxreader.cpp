// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/xlsx/xlsxreader.h"

#include "prices/pricestext.h"
#include "prices/xlsx/numberformats.h"
#include "prices/xlsx/package.h"
#include "prices/xlsx/sheetreader.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// nullptr when there is none.
const Relation *relation(const std::vector<Relation> &relations, const QString &type,
                         const QString &id = {})
{
    const auto found
        = std::find_if(relations.begin(), relations.end(), [&](const Relation &candidate) {
              return candidate.type == type && (id.isEmpty() || candidate.id == id);
          });
    return found == relations.end() ? nullptr : &*found;
}

// Follows a workbook from part to part.
class WorkbookReader
{
public:
    WorkbookReader(const ReadPart &part, QString file)
        : m_part(part)
        , m_file(std::move(file))
    {
    }

    Result<std::vector<Table>> read()
    {
        if (const Done opened = open(); !opened)
            return Error {opened.error()};
        const Result<QByteArray> xml = m_part(m_workbook);
        if (!xml)
            return Error {xml.error()};
        const Result<std::vector<SheetName>> names = sheetNamesOf(*xml, where(m_workbook));
        if (!names)
            return Error {names.error()};
        return readSheets(*names);
    }

private:
    [[nodiscard]] QString where(const QString &part) const { return "%1, %2"_L1.arg(m_file, part); }

    Result<std::vector<Relation>> relations(const QString &part, const QString &folder)
    {
        const Result<QByteArray> xml = m_part(part);
        if (!xml)
            return Error {xml.error()};
        return relationsOf(*xml, folder, where(part));
    }

    Done open()
    {
        const Result<std::vector<Relation>> package = relations(u"_rels/.rels"_s, {});
        if (!package)
            return Error {package.error()};
        const Relation *workbook = relation(*package, u"officeDocument"_s);
        if (!workbook)
            return Error {
                PricesText::tr("%1 is an archive, but no workbook. Save the price list as CSV "
                               "or XLSX and try again.")
                    .arg(m_file)};
        m_workbook = workbook->target;
        const QString folder = m_workbook.section(u'/', 0, -2);
        const QString name = m_workbook.section(u'/', -1);
        Result<std::vector<Relation>> parts
            = relations(folder + u"/_rels/"_s + name + u".rels"_s, folder);
        if (!parts)
            return Error {parts.error()};
        m_relations = std::move(parts).value();
        return readShared();
    }

    // Both parts may be absent: a workbook of numbers alone needs neither.
    Done readShared()
    {
        const auto texts = listIn(u"sharedStrings"_s, sharedTextsOf);
        const auto currencies = listIn(u"styles"_s, currencySignsOf);
        if (!texts)
            return Error {texts.error()};
        if (!currencies)
            return Error {currencies.error()};
        m_shared.texts = *texts;
        m_shared.currencies = *currencies;
        return done();
    }

    using ReadList = Result<std::vector<QString>> (*)(const QByteArray &xml, const QString &where);

    Result<std::vector<QString>> listIn(const QString &type, ReadList listOf)
    {
        const Relation *part = relation(m_relations, type);
        if (!part)
            return std::vector<QString>();
        const Result<QByteArray> xml = m_part(part->target);
        return xml ? listOf(*xml, where(part->target)) : Error {xml.error()};
    }

    Result<std::vector<Table>> readSheets(const std::vector<SheetName> &names)
    {
        std::vector<Table> tables;
        for (const SheetName &sheet : names) {
            const Relation *part = relation(m_relations, u"worksheet"_s, sheet.relation);
            if (sheet.relation.isEmpty() || !part)
                continue; // a chart on a sheet of its own has no rows
            Result<std::vector<TableRow>> rows = readSheet(sheet.name, part->target);
            if (!rows)
                return Error {rows.error()};
            tables.push_back({cleanText(sheet.name), sheet.isHidden, std::move(rows).value()});
        }
        if (tables.empty())
            return Error {PricesText::tr("%1 has no sheet with rows.").arg(m_file)};
        return tables;
    }

    Result<std::vector<TableRow>> readSheet(const QString &name, const QString &part)
    {
        const Result<QByteArray> xml = m_part(part);
        if (!xml)
            return Error {xml.error()};
        const QString place = PricesText::tr("%1, sheet “%2”").arg(m_file, cleanText(name));
        return SheetReader(*xml, place, m_shared).read();
    }

    const ReadPart &m_part;
    QString m_file;
    QString m_workbook; // its part
    std::vector<Relation> m_relations;
    SharedParts m_shared;
};

} // namespace

Result<std::vector<Table>> readXlsx(const QByteArray &bytes, const QString &file)
{
    Result<Package> package = Package::open(bytes, file);
    if (!package)
        return Error {package.error()};
    Package archive = std::move(package).value();
    return readWorkbook([&archive](const QString &part) { return archive.part(part); }, file);
}

Result<std::vector<Table>> readWorkbook(const ReadPart &part, const QString &file)
{
    return WorkbookReader(part, file).read();
}

} // namespace configurator

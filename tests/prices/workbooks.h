// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QMap>
#include <QTemporaryDir>

#include <zip.h>

// Workbooks that a test writes part by part, so that it shows every byte that it depends on.
namespace configurator::test {

using Parts = QMap<QString, QByteArray>;

inline QByteArray zipped(const Parts &parts)
{
    const QTemporaryDir folder;
    const QByteArray path = folder.filePath(QStringLiteral("w.zip")).toUtf8();
    zip_t *archive = zip_open(path.constData(), ZIP_CREATE, nullptr);
    for (const auto &[name, bytes] : parts.asKeyValueRange()) {
        zip_source_t *source = zip_source_buffer(archive, bytes.constData(),
                                                 static_cast<zip_uint64_t>(bytes.size()), 0);
        if (zip_file_add(archive, name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8) < 0)
            qFatal("A part can't be added.");
    }
    if (zip_close(archive) != 0)
        qFatal("A workbook can't be written.");
    QFile file(QString::fromUtf8(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("A workbook can't be read back.");
    return file.readAll();
}

// A sheet of a test workbook: its name and what stands in <sheetData>.
struct TestSheet
{
    QByteArray name;
    QByteArray rows;
    QByteArray attributes = {}; // more of <sheet>
};

inline constexpr char relationsHead[]
    = R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)";
inline constexpr char relationType[]
    = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
inline constexpr char sheetHead[]
    = R"(<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">)";

inline QByteArray relation(const QByteArray &id, const QByteArray &type, const QByteArray &target)
{
    return "<Relationship Id=\"" + id + "\" Type=\"" + relationType + type + "\" Target=\"" + target
        + "\"/>";
}

// `shared` is what stands in <sst>.
inline Parts workbookParts(const QList<TestSheet> &sheets, const QByteArray &shared = {})
{
    Parts parts;
    QByteArray names;
    QByteArray relations = relation("s", "sharedStrings", "sharedStrings.xml");
    int number = 0;
    for (const TestSheet &sheet : sheets) {
        const QByteArray id = QByteArray::number(++number);
        names += "<sheet name=\"" + sheet.name + "\" sheetId=\"" + id + "\" r:id=\"r" + id + "\" "
            + sheet.attributes + "/>";
        relations += relation("r" + id, "worksheet", "worksheets/sheet" + id + ".xml");
        parts.insert(QStringLiteral("xl/worksheets/sheet%1.xml").arg(number),
                     sheetHead + ("<sheetData>" + sheet.rows + "</sheetData></worksheet>"));
    }
    parts.insert(QStringLiteral("_rels/.rels"),
                 relationsHead + relation("w", "officeDocument", "xl/workbook.xml")
                     + "</Relationships>");
    parts.insert(QStringLiteral("xl/_rels/workbook.xml.rels"),
                 relationsHead + relations + "</Relationships>");
    parts.insert(QStringLiteral("xl/workbook.xml"),
                 R"(<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" )"
                 R"(xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">)"
                 "<sheets>"
                     + names + "</sheets></workbook>");
    parts.insert(QStringLiteral("xl/sharedStrings.xml"),
                 R"(<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">)"
                     + shared + "</sst>");
    return parts;
}

inline QByteArray workbook(const QList<TestSheet> &sheets, const QByteArray &shared = {})
{
    return zipped(workbookParts(sheets, shared));
}

// <c> of an inline text, and of a number.
inline QByteArray textCell(const QByteArray &text)
{
    return R"(<c t="inlineStr"><is><t>)" + text + "</t></is></c>";
}
inline QByteArray numberCell(const QByteArray &number)
{
    return "<c><v>" + number + "</v></c>";
}
inline QByteArray sheetRow(int number, const QList<QByteArray> &cells)
{
    return "<row r=\"" + QByteArray::number(number) + "\">" + cells.join() + "</row>";
}

} // namespace configurator::test

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/columnmapping.h"
#include "support/testmain.h"

#include <QJsonDocument>
#include <QTemporaryDir>

using namespace configurator;
using namespace Qt::StringLiterals;

// How a supplier's lists are read, kept as JSON.
class TestColumnMapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSameAfterwards_data();
    void isTheSameAfterwards();
    void fieldNamesAreStable();
    void isRefused_data();
    void isRefused();
    void aFileIsRead();
    void aFileIsRefused();
};

namespace {

ColumnMapping fullMapping()
{
    ColumnMapping mapping;
    mapping.column(PriceField::Sku) = {u"Artikel \"Nr.\""_s, 0};
    mapping.column(PriceField::Price) = {{}, 3};
    mapping.column(PriceField::Name) = {u"Название"_s, 0};
    mapping.column(PriceField::Gtin) = {{}, 256};
    mapping.column(PriceField::Currency) = {u"Cur"_s, 0};
    mapping.headerRow = 4;
    mapping.delimiter = u'\t';
    mapping.encoding = TextEncoding::Windows1251;
    mapping.decimal = DecimalStyle::Comma;
    mapping.sheet = u"Prices"_s;
    return mapping;
}

Result<ColumnMapping> read(const QByteArray &json)
{
    return mappingFrom(QJsonDocument::fromJson(json).object(), u"acme.json"_s);
}

} // namespace

void TestColumnMapping::isTheSameAfterwards_data()
{
    QTest::addColumn<ColumnMapping>("mapping");
    QTest::newRow("nothing said") << ColumnMapping {};
    QTest::newRow("everything said") << fullMapping();
    for (const char16_t mark : {u';', u'\t', u'|', u','}) {
        ColumnMapping mapping;
        mapping.delimiter = mark;
        QTest::addRow("delimiter %d", mark) << mapping;
    }
    ColumnMapping numbers;
    numbers.headerRow = 0;
    numbers.column(PriceField::Sku).number = 1;
    numbers.column(PriceField::Price).number = 2;
    QTest::newRow("only numbers") << numbers;
}

void TestColumnMapping::isTheSameAfterwards()
{
    QFETCH(const ColumnMapping, mapping);
    const Result<ColumnMapping> again = mappingFrom(mappingJson(mapping), u"acme.json"_s);
    VERIFY_OK(again);
    QVERIFY(*again == mapping);
}

void TestColumnMapping::fieldNamesAreStable()
{
    const QJsonObject json = QJsonDocument::fromJson(R"({"version": 1, "sku": "Artikel \"Nr.\"",
        "price": 3, "name": "Название", "gtin": 256, "currency": "Cur", "header_row": 4,
        "delimiter": "tab", "encoding": "windows-1251", "decimal": "comma", "sheet": "Prices"})")
                                 .object();
    QCOMPARE(mappingJson(fullMapping()), json);
    QCOMPARE(mappingJson({}), QJsonObject({{u"version"_s, 1}}));
}

void TestColumnMapping::isRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &fields, const QString &says) {
        QTest::newRow(name) << R"({"version": 1, )" + fields + "}" << u"acme.json, field "_s + says;
    };
    QTest::newRow("no version")
        << "{}"_ba << u"acme.json, field version: must be a whole number from 1 to 1"_s;
    QTest::newRow("another version")
        << R"({"version": 2})"_ba
        << u"acme.json, field version: must be a whole number from 1 to 1"_s;
    row("a name without letters", R"("sku": " ")", u"sku: must be the name of a column"_s);
    row("a list", R"("sku": ["a"])", u"sku: must be a text"_s);
    row("column 0", R"("price": 0, "header_row": 1)",
        u"price: must be a whole number from 1 to 256"_s);
    row("half a column", R"("price": 1.5, "header_row": 1)", u"price: must be a whole number"_s);
    row("a negative row", R"("header_row": -1)", u"header_row: must be a whole number"_s);
    row("a delimiter that is none", R"("delimiter": ".")",
        u"delimiter: must be one of ;, tab, |, ,"_s);
    row("an encoding that isn't read", R"("encoding": "koi8-r")",
        u"encoding: must be one of utf-8"_s);
    row("a decimal mark that is none", R"("decimal": ".")",
        u"decimal: must be one of point, comma"_s);
    row("an unknown field", R"("prise": "Price")", u"prise: is not known here"_s);
    row("a number without a row of names", R"("sku": 1, "price": "Price")",
        u"header_row: is needed where columns are given by their numbers"_s);
    row("names without a row of names", R"("sku": "SKU", "price": 2, "header_row": 0)",
        u"sku: must be the number of a column, since header_row is 0."_s);
}

void TestColumnMapping::isRefused()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, says);
    const Result<ColumnMapping> mapping = read(json);
    QVERIFY(!mapping);
    QVERIFY2(mapping.error().contains(says), qPrintable(mapping.error()));
}

void TestColumnMapping::aFileIsRead()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"acme.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(mappingJson(fullMapping())).toJson());
    file.close();
    const Result<ColumnMapping> mapping = loadMapping(file.fileName());
    VERIFY_OK(mapping);
    QVERIFY(*mapping == fullMapping());
}

void TestColumnMapping::aFileIsRefused()
{
    QVERIFY(loadMapping(u"/nowhere/acme.json"_s).error().contains(u"does not exist"_s));
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"acme.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sku;price");
    file.close();
    const QString error = loadMapping(file.fileName()).error();
    QVERIFY2(error.contains(u"acme.json, line 1, column"_s), qPrintable(error));
}

CONFIGURATOR_TEST_MAIN(TestColumnMapping)
#include "tst_columnmapping.moc"

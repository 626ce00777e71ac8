// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/prices/priceimport.h"
#include "support/memoryprices.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

struct Shop
{
    Shop()
    { import.setToday([] { return QDate(2026, 11, 30);
    });
} void open(const QByteArray &text)
{
    const QString path = folder.filePath(u"list.csv"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    file.close();
    import.open(path);
}
// "gpu-32 1899.00", one a change.
[[nodiscard]] QStringList changes() const
{
    QStringList texts;
    for (const PriceChange &change : review().changes)
        texts << u"%1 %2"_s.arg(change.sku).arg(change.newPrice);
    return texts;
}
[[nodiscard]] PriceReview review() const
{
    return import.review() ? *import.review() : PriceReview();
}

QTemporaryDir folder;
Catalogue catalogue = sampleCatalogue();
MemoryPrices prices;
PriceImport import {catalogue, prices};
}; // namespace

const QByteArray plain = "SKU;Name;Price\ngpu-32;GPU;1899.00\ngpu-24;GPU;1499.00\n";

} // namespace

class TestPriceImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAndCompares()
    {
        Shop f;
        const QSignalSpy changed(&f.import, &PriceImport::changed);
        f.open(plain);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(f.changes(), QStringList {u"gpu-32 189900"_s});
        QCOMPARE(f.review().unchanged, QStringList {u"gpu-24"_s});
        QCOMPARE(f.import.columns(), (QStringList {u"SKU"_s, u"Name"_s, u"Price"_s}));
        QCOMPARE(f.import.column(PriceField::Sku), 0);
        QCOMPARE(f.import.column(PriceField::Price), 2);
        QCOMPARE(f.import.column(PriceField::Gtin), -1);
        QVERIFY(f.import.canApply());
        QVERIFY(f.prices.batches.empty()); // a dry run
    }

    void appliesAllAndRemembersTheMapping()
    {
        Shop f;
        f.open(plain);
        f.import.setSupplier(u" Parts & Co "_s);
        VERIFY_OK(f.import.apply());
        QCOMPARE(f.prices.batches.size(), 1u);
        const PriceBatch &batch = f.prices.batches.front();
        QCOMPARE(batch.supplier, u"Parts & Co"_s);
        QCOMPARE(batch.fileName, u"list.csv"_s);
        QCOMPARE(batch.date, QDate(2026, 11, 30));
        QCOMPARE(batch.units.size(), 1u);
        QCOMPARE(f.prices.mappings[u"Parts & Co"_s].value(u"price").toString(), u"Price"_s);
        Shop other;
        other.open(plain);
        VERIFY_OK(other.import.apply());
        QVERIFY(other.prices.mappings.empty()); // nobody was named
    }

    void nothingIsAppliedWhileARowIsRejected_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("B152 no half of a list")
            << QByteArray("SKU;Price\ngpu-32;1899.00\ngpu-24;soon\n");
    }
    void nothingIsAppliedWhileARowIsRejected()
    {
        QFETCH(const QByteArray, text);
        Shop f;
        f.open(text);
        f.import.setSupplier(u"Parts & Co"_s);
        QCOMPARE(f.import.changeCount(), 1);
        QVERIFY(!f.import.canApply());
        QVERIFY(!f.import.apply());
        QVERIFY(f.prices.batches.empty() && f.prices.mappings.empty());
    }

    void aStoreThatRefusesIsSaid()
    {
        Shop f;
        f.open(plain);
        f.prices.failure = u"Somebody else imported meanwhile."_s;
        QCOMPARE(f.import.apply().error(), f.prices.failure);
    }

    void theMappingOfASupplierIsTaken()
    {
        Shop f;
        ColumnMapping mapping;
        mapping.column(PriceField::Price).header = u"Dealer"_s;
        f.prices.mappings[u"Parts"_s] = mappingJson(mapping);
        f.open("SKU;Price;Dealer\ngpu-32;1.00;1899.00\n");
        QCOMPARE(f.changes(), QStringList {u"gpu-32 100"_s});
        f.import.setSupplier(u"Parts"_s);
        QVERIFY(f.import.isRemembered());
        QCOMPARE(f.changes(), QStringList {u"gpu-32 189900"_s});
        f.import.setSupplier(u"Others"_s); // of whom nothing is known: what was said stays
        QVERIFY(!f.import.isRemembered());
        QCOMPARE(f.changes(), QStringList {u"gpu-32 189900"_s});
    }

    void aMappingThatCantBeReadIsSaid()
    {
        Shop f;
        f.open(plain);
        f.prices.mappings[u"Parts"_s] = QJsonObject {{u"version"_s, 9}};
        f.import.setSupplier(u"Parts"_s);
        QVERIFY(!f.import.review());
        QVERIFY(f.import.review().error().contains(u"the mapping of “Parts”"_s));
        QVERIFY(!f.import.canApply());
    }

    void theDecimalMarkIsAskedOnceForTheColumn_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("B131 3.350 is asked once per column")
            << QByteArray("SKU;Price\ngpu-32;3.350\ngpu-24;1.499\n");
    }
    void theDecimalMarkIsAskedOnceForTheColumn()
    {
        QFETCH(const QByteArray, text);
        Shop f;
        f.open(text);
        QVERIFY(f.review().decision);
        QCOMPARE(f.review().decision->samples.size(), 2u);
        QVERIFY(!f.import.canApply());
        f.import.setDecimal(DecimalStyle::Comma);
        QCOMPARE(f.changes(), QStringList {u"gpu-32 335000"_s});
        f.import.setDecimal(DecimalStyle::Point);
        QCOMPARE(f.changes(), (QStringList {u"gpu-32 335"_s, u"gpu-24 150"_s}));
        f.import.setDecimal({});
        QVERIFY(f.review().decision);
    }

    void oneOfSeveralColumnsIsChosen()
    {
        Shop f;
        f.open("List of May\nSKU;Price;Price\ngpu-32;1899.00;1799.00\n");
        QVERIFY(f.review().decision);
        QCOMPARE(f.import.columns(), (QStringList {u"SKU"_s, u"Price"_s, u"Price"_s}));
        f.import.setColumn(PriceField::Price, 2); // the name stands there twice: by number
        QCOMPARE(f.import.mapping().column(PriceField::Price).number, 3);
        QCOMPARE(f.import.mapping().headerRow, std::optional(2));
        QCOMPARE(f.changes(), QStringList {u"gpu-32 179900"_s});
        QCOMPARE(f.import.column(PriceField::Price), 2);
        f.import.setColumn(PriceField::Price, -1);
        QVERIFY(f.review().decision);
        QVERIFY(!f.import.mapping().headerRow);
    }

    void columnsWithUnknownNamesAreChosen()
    {
        Shop f;
        f.open("Bestellcode;Was;Kostet\ngpu-32;GPU;1899.00\n");
        QVERIFY(!f.import.review());
        QCOMPARE(f.import.columns().size(), 3);
        f.import.setColumn(PriceField::Sku, 0);
        f.import.setColumn(PriceField::Price, 2);
        QCOMPARE(f.changes(), QStringList {u"gpu-32 189900"_s});
        QCOMPARE(f.import.mapping().column(PriceField::Price).header, u"Kostet"_s);
    }

    void aListWithoutNamesIsReadByNumbers()
    {
        Shop f;
        f.open("gpu-32;1899.00;GPU\ngpu-24;1399.00;GPU\n");
        QVERIFY(!f.import.review());
        f.import.setNameless(true);
        QVERIFY(f.import.isNameless());
        QCOMPARE(f.changes(), (QStringList {u"gpu-32 189900"_s, u"gpu-24 139900"_s}));
        f.import.setColumn(PriceField::Price, 2);
        QCOMPARE(f.import.mapping().headerRow, std::optional(0));
        QCOMPARE(f.review().rejected.size(), 2u);
        f.import.setNameless(false);
        QVERIFY(!f.import.review());
    }

    void delimiterAndEncodingAreSaid()
    {
        Shop f;
        f.open("SKU|Price;x\ngpu-32|1899.00\n");
        f.import.setDelimiter(u'|');
        QCOMPARE(f.import.file()->delimiter, std::optional(QChar(u'|')));
        f.import.setEncoding(TextEncoding::Windows1251);
        QCOMPARE(f.import.file()->encoding, std::optional(TextEncoding::Windows1251));
    }

    void aFileThatIsNotThereIsSaid()
    {
        Shop f;
        f.import.open(f.folder.filePath(u"none.csv"_s));
        QVERIFY(f.import.review().error().contains(u"none.csv"_s));
        QVERIFY(!f.import.file() && !f.import.canApply() && !f.import.apply());
        QCOMPARE(f.import.columns(), QStringList());
        QCOMPARE(f.import.column(PriceField::Sku), -1);
        f.import.setSheet(u"Prices"_s); // nothing to compare, and nothing breaks
        QVERIFY(!f.import.review());
    }
};

CONFIGURATOR_TEST_MAIN(TestPriceImport)
#include "tst_priceimport.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/headerwords.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// What the name of a column says, in four languages.
class TestHeaderWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isUnderstood_data();
    void isUnderstood();
    void currencies_data();
    void currencies();
    void saysNothing_data();
    void saysNothing();
    void exactWordsCountMore();
};

void TestHeaderWords::isUnderstood_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<PriceField>("field");
    const auto rows = [](PriceField field, const QStringList &headers) {
        for (const QString &header : headers)
            QTest::newRow(qPrintable(header)) << header << field;
    };
    using enum PriceField;
    rows(Sku,
         {u"SKU"_s, u"sku "_s, u"Article"_s, u"Part number"_s, u"part_number"_s, u"P/N"_s,
          u"Item code:"_s, u"Код"_s, u"Артикул"_s, u"АРТИКУЛ"_s, u"Код товара"_s,
          u"Artikelnummer"_s, u"Artikel-Nr."_s, u"Art.-Nr."_s, u"Bestell-Nr."_s, u"Товардын коду"_s,
          u"\uFEFFsku"_s, u"Part\nnumber"_s});
    rows(Price,
         {u"Price"_s,
          u"PRICE"_s,
          u"price*"_s,
          u"Unit price"_s,
          u"Price, USD"_s,
          u"Price (USD)"_s,
          u"price_usd"_s,
          u"Price in €"_s,
          u"Price per pcs"_s,
          u"Price incl. VAT"_s,
          u"Dealer price 2026"_s,
          u"Цена"_s,
          u"Цена, руб."_s,
          u"Цена с НДС"_s,
          u"Цена за шт., сом"_s,
          u"Розничная цена"_s,
          u"Стоимость"_s,
          u"Preis"_s,
          u"Preis €"_s,
          u"Händlerpreis"_s,
          u"Stückpreis"_s,
          u"VK"_s,
          u"Баасы"_s,
          u"Баасы, сом"_s,
          u"Ha\u0308ndlerpreis"_s});
    rows(Name,
         {u"Name"_s, u"Description"_s, u"Product name"_s, u"Наименование"_s, u"Название"_s,
          u"Bezeichnung"_s, u"Аталышы"_s});
    rows(Gtin, {u"GTIN"_s, u"EAN"_s, u"EAN-13"_s, u"UPC"_s, u"Barcode"_s, u"Штрих-код"_s});
    rows(Currency, {u"Currency"_s, u"Валюта"_s, u"Währung"_s, u"Акча бирдиги"_s});
}

void TestHeaderWords::isUnderstood()
{
    QFETCH(const QString, header);
    QFETCH(const PriceField, field);
    const std::optional<HeaderMeaning> meaning = headerMeaning(header);
    QVERIFY(meaning);
    QCOMPARE(priceFieldId(meaning->field), priceFieldId(field));
}

void TestHeaderWords::currencies_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QStringList>("codes");
    QTest::newRow("none") << u"Price"_s << QStringList {};
    QTest::newRow("code") << u"Price, EUR"_s << QStringList {u"EUR"_s};
    QTest::newRow("small code") << u"price_kgs"_s << QStringList {u"KGS"_s};
    QTest::newRow("sign") << u"Preis (€)"_s << QStringList {u"EUR"_s};
    QTest::newRow("word") << u"Цена, сом"_s << QStringList {u"KGS"_s};
    QTest::newRow("conventional units are no currency of a shop")
        << u"Цена, у.е."_s << QStringList {u"у.е."_s};
    QTest::newRow("a preposition is no currency") << u"Цена с НДС"_s << QStringList {};
}

void TestHeaderWords::currencies()
{
    QFETCH(const QString, header);
    QFETCH(const QStringList, codes);
    QCOMPARE(
        headerMeaning(header).value_or(HeaderMeaning {PriceField::Name, 9, {u"none"_s}}).currencies,
        codes);
}

void TestHeaderWords::saysNothing_data()
{
    QTest::addColumn<QString>("header");
    for (const char *header : {"",
                               " ",
                               "№",
                               "Nr.",
                               "1999",
                               "Quantity",
                               "Кол-во",
                               "Stock",
                               "Price group",
                               "Price code",
                               "Old price",
                               "Старая цена",
                               "Дата цены",
                               "Price list",
                               "Прайс-лист",
                               "Price valid until",
                               "USD",
                               "€",
                               "Warranty",
                               "Link"})
        QTest::newRow(header) << QString::fromUtf8(header);
    QTest::newRow("a sentence")
        << u"The price of each unit is without delivery and holds until the "
           "end of the month, as ever."_s;
}

void TestHeaderWords::saysNothing()
{
    QFETCH(const QString, header);
    QVERIFY(!headerMeaning(header));
}

void TestHeaderWords::exactWordsCountMore()
{
    QVERIFY(headerMeaning(u"SKU"_s)->rank < headerMeaning(u"ID"_s)->rank);
    QVERIFY(headerMeaning(u"Price"_s)->rank < headerMeaning(u"Price from 10 pcs"_s)->rank);
    QCOMPARE(headerMeaning(u"Price"_s)->rank, headerMeaning(u"Dealer price"_s)->rank);
}

CONFIGURATOR_TEST_MAIN(TestHeaderWords)
#include "tst_headerwords.moc"

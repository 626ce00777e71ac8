// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/quotefile.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestQuoteFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDocumentedExampleIsRead();
    void savedAndLoadedIsIdentical();
    void aRoundTripInventsNoDiscount();
    void aFaultNamesFileFieldAndWhatWouldBeRight_data();
    void aFaultNamesFileFieldAndWhatWouldBeRight();
    void everyFaultIsNamedInOneGo();
    void aFailedSaveLeavesTheOldFile();
    void aBuildIsNoQuote();
};

namespace {

const QByteArray example = R"({"version": 1, "currency": "EUR", "mode": "net",
 "issued": "2026-11-30", "valid_days": 14,
 "customer": {"company": "Example Robotics LLC", "person": "", "address": ["1 Sample Avenue"], "tax_id": ""},
 "lines": [{"sku": "rtx-5090", "name": "GeForce RTX 5090", "quantity": "2", "unit_price": "1999.00",
            "discount_percent": "5", "discount_amount": null, "tax_rate": "12"}],
 "discount_percent": "0", "discount_amount": null, "build": {"version": 1, "items": []}})";

BuildFacts someFacts()
{
    BuildFacts facts;
    facts.build.items = {{u"rtx-5090"_s, 2, {}}};
    facts.modelLine = u"Llama <b>3.3</b> & \"70B\""_s;
    facts.combinedMemory = u"64 GB"_s;
    facts.usableMemory = u"63.7 GiB"_s;
    facts.fastLinkedMemory = u"31.8 GiB"_s;
    facts.combinedPower = u"1,150 W"_s;
    facts.comparison = u"about one microwave oven"_s;
    facts.verdict = Verdict::Paper;
    facts.verdictTitle = u"Fits on paper"_s;
    facts.warnings = {u"A warning."_s};
    facts.picture.needs = {{u"weights"_s, 42'520'398'432, 1}};
    facts.picture.combined = {{u"GeForce RTX 5090"_s, 34'190'917'632, 2}};
    facts.picture.need = 42'520'398'432;
    facts.picture.scale = 80'000'000'000;
    facts.picture.step = 20'000'000'000;
    facts.picture.sentence = u"Needs 39.6 GiB."_s;
    return facts;
}

Quote fullQuote()
{
    Quote quote;
    quote.id = u"5f1c"_s;
    quote.number = u"Q-2026-000123"_s;
    quote.revision = 3;
    quote.status = QuoteStatus::Accepted;
    quote.issued = QDate(2026, 11, 30);
    quote.validDays = 30;
    quote.currency = Currency::fromCode(u"KWD"_s).value();
    quote.mode = PriceMode::Gross;
    quote.seller = {u"A & B <C>"_s, {u"12 Example Street"_s}, u"00000000"_s, "\x89PNG\0x"_ba};
    quote.customer = {u"c1"_s, u"R&D Labs"_s,    u"Ая"_s, {u"улица 1"_s, u""_s},
                      u"7"_s,  u"a@b.example"_s, u"ru"_s};
    quote.reference = u"=cmd|' /C calc'!A0"_s;
    quote.alternatives
        = {alternativeFrom(u"2 x 1.999 -5% @12;opt 1 x ? @0;-1 x 0.000001 @7"_s, u"3%"_s),
           alternativeFrom(u"1.25 x 10 -0.125 @12"_s, u"0.001"_s)};
    quote.alternatives[0].facts = someFacts();
    quote.alternatives[1].name = u"B"_s;
    quote.alternatives[1].lines[0].cost = Decimal::whole(7);
    quote.accepted = 1;
    quote.discountReason = u"a friend\nof the house"_s;
    quote.terms = u"Terms."_s;
    quote.note = u"Note."_s;
    quote.leadTime = u"10 days"_s;
    quote.declineReason = u"-"_s;
    quote.paper = PaperSize::Letter;
    quote.pricesOf = QDate(2026, 11, 28);
    return quote;
}

} // namespace

void TestQuoteFile::theDocumentedExampleIsRead()
{
    const Result<Quote> quote = readQuote(example, u"q.json"_s);
    VERIFY_OK(quote);
    QCOMPARE(quote->currency.code, u"EUR"_s);
    QCOMPARE(quote->validUntil(), QDate(2026, 12, 14));
    QCOMPARE(quote->alternatives.size(), std::size_t {1});
    const Alternative &alternative = quote->alternatives.front();
    QVERIFY(!alternative.facts);
    QVERIFY(alternative.discount.isNone());
    QCOMPARE(alternative.lines.front().quantity, Decimal::whole(2));
    QCOMPARE(alternative.lines.front().discount.percent, std::optional(Decimal::whole(5)));
    QVERIFY(!alternative.lines.front().discount.amount);
}

void TestQuoteFile::savedAndLoadedIsIdentical()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"q.json"_s);
    for (const Quote &quote : {fullQuote(), readQuote(example, u"q.json"_s).value()}) {
        VERIFY_OK(saveQuote(quote, path));
        const Result<Quote> loaded = loadQuote(path);
        VERIFY_OK(loaded);
        QCOMPARE(writeQuote(*loaded), writeQuote(quote));
        QVERIFY(*loaded == quote);
    }
}

void TestQuoteFile::aRoundTripInventsNoDiscount()
{
    Quote quote;
    quote.issued = QDate(2026, 11, 30);
    quote.alternatives = {alternativeFrom(u"1.65 x 29.90 @20"_s)};
    const Result<Quote> loaded = readQuote(writeQuote(quote), u"q.json"_s);
    VERIFY_OK(loaded);
    QVERIFY(loaded->alternatives.front().lines.front().discount.isNone()); // B026
    QVERIFY(loaded->alternatives.front().discount.isNone());
}

void TestQuoteFile::aFaultNamesFileFieldAndWhatWouldBeRight_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const char *from, const char *to, const QString &fault) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << fault;
    };
    row("version", "\"version\": 1, \"currency\"", "\"version\": 2, \"currency\"",
        u"q.json, field version: must be a whole number from 1 to 1, but is 2."_s);
    row("currency", "EUR", "EURO",
        u"q.json, field currency: \"EURO\" is not the code of a currency, like USD, EUR or KGS."_s);
    row("mode", "\"net\"", "\"netto\"",
        u"q.json, field mode: must be one of net, gross, but is \"netto\"."_s);
    row("day", "2026-11-30", "30.11.2026",
        u"q.json, field issued: must be a day such as 2026-11-30, but is \"30.11.2026\"."_s);
    row("nan", "\"1999.00\"", "\"nan\"",
        u"q.json, line 1, field unit_price: must be a number from -10000000000.000000 to "
        "10000000000.000000 with at most 6 decimal places, but is \"nan\"."_s);
    row("comma", "\"quantity\": \"2\"", "\"quantity\": \"2,5\"",
        u"q.json, line 1, field quantity: must be a number from -10000000000.000000 to "
        "10000000000.000000 with at most 6 decimal places, but is \"2,5\"."_s);
    row("8000 %", "\"discount_percent\": \"5\"", "\"discount_percent\": \"8000\"",
        u"q.json, line 1, field discount_percent: must be a number from 0.000000 to 100.000000 "
        "with at most 6 decimal places, but is \"8000\"."_s);
    row("both discounts", "\"discount_amount\": null, \"tax_rate\"",
        "\"discount_amount\": \"1\", \"tax_rate\"",
        u"q.json, line 1, field discount_amount: must be null beside a discount_percent: a "
        "discount is one of both."_s);
    row("unknown field", "\"valid_days\"", "\"valid_dais\"",
        u"q.json, field valid_dais: is not known here"_s);
    row("build", "\"items\": []", "\"items\": [{\"unit\": 7}]",
        u"q.json, field build, field items[0].unit: must be a text, but is 7."_s);
}

void TestQuoteFile::aFaultNamesFileFieldAndWhatWouldBeRight()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, fault);
    QVERIFY(example.contains(from));
    const Result<Quote> quote = readQuote(QByteArray(example).replace(from, to), u"q.json"_s);
    QVERIFY(!quote);
    QVERIFY2(quote.error().startsWith(fault), qPrintable(quote.error()));
}

void TestQuoteFile::everyFaultIsNamedInOneGo()
{
    QByteArray json = example;
    json.replace("\"net\"", "7").replace("\"2\"", "{}").replace("\"EUR\"", "null");
    const Result<Quote> quote = readQuote(json, u"q.json"_s);
    QVERIFY(!quote);
    QCOMPARE(quote.error().count(u'\n'), 1);
}

void TestQuoteFile::aFailedSaveLeavesTheOldFile()
{
    QTemporaryDir folder;
    const Done saved = saveQuote(fullQuote(), folder.filePath(u"no/such/folder/q.json"_s));
    QVERIFY(!saved);
    QVERIFY(saved.error().contains(u"What was there before is unchanged."_s));
}

void TestQuoteFile::aBuildIsNoQuote()
{
    QVERIFY(looksLikeQuote(example));
    QVERIFY(looksLikeQuote(writeQuote(fullQuote())));
    QVERIFY(!looksLikeQuote(R"({"version": 1, "items": []})"));
    QVERIFY(!looksLikeQuote("[]"));
}

CONFIGURATOR_TEST_MAIN(TestQuoteFile)
#include "tst_quotefile.moc"

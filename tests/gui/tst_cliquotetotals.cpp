// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/buildfiles.h"
#include "support/testmain.h"

#include <QJsonArray>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// What quote totals and quote from-build answer: exact fields and exact figures.
class TestCliQuoteTotals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasExactlyItsFields();
    void addsUpTheDocumentedExample();
    void severalAlternativesAreAllAddedUp();
    void aBuildBecomesAQuote();
    void theCustomerComesFromAFile();
    void badInputIsRefused_data();
    void badInputIsRefused();

private:
    QString written(const QByteArray &json);

    BuildFiles m_builds;
    QTemporaryDir m_folder;
    int m_files = 0;
};

namespace {

const QByteArray example
    = R"({"version": 1, "currency": "EUR", "mode": "net", "issued": "2026-11-30",
 "lines": [{"sku": "rtx-5090", "name": "GeForce RTX 5090", "quantity": "2", "unit_price": "1999.00",
            "discount_percent": "5", "tax_rate": "12"},
           {"name": "Assembly", "quantity": "1.5", "unit_price": "?", "tax_rate": "12"}]})";

QByteArray withPrice(const QByteArray &price)
{
    return QByteArray(example).replace("\"?\"", price);
}

} // namespace

QString TestCliQuoteTotals::written(const QByteArray &json)
{
    QFile file(m_folder.filePath(u"q%1.json"_s.arg(++m_files)));
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size())
        return {};
    return file.fileName();
}

void TestCliQuoteTotals::hasExactlyItsFields()
{
    const Ran ran = ask({u"quote"_s, u"totals"_s, written(withPrice("null"))});
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json().keys(),
             (QStringList {u"currency"_s, u"discount_minor"_s, u"items_on_request"_s, u"lines"_s,
                           u"mode"_s, u"name"_s, u"net_minor"_s, u"subtotal_minor"_s,
                           u"tax_minor"_s, u"taxes"_s, u"total_minor"_s}));
    QCOMPARE(ran.json()["items_on_request"_L1].toInt(), 2);
    QCOMPARE(ran.json()["lines"_L1][1]["net_minor"_L1], QJsonValue(QJsonValue::Null));
}

void TestCliQuoteTotals::addsUpTheDocumentedExample()
{
    const Ran ran = ask({u"quote"_s, u"totals"_s, written(withPrice("\"120\""))});
    VERIFY_CODE(ran, 0);
    const QJsonObject json = ran.json();
    QCOMPARE(json["lines"_L1][0]["net_minor"_L1].toInteger(), qint64 {379'810});
    QCOMPARE(json["lines"_L1][0]["tax_rate"_L1].toString(), u"12"_s);
    QCOMPARE(json["subtotal_minor"_L1].toInteger(), qint64 {397'810});
    QCOMPARE(json["taxes"_L1][0]["base_minor"_L1].toInteger(), qint64 {397'810});
    QCOMPARE(json["taxes"_L1][0]["tax_minor"_L1].toInteger(), qint64 {47'737});
    QCOMPARE(json["total_minor"_L1].toInteger(), qint64 {445'547});
    QCOMPARE(json["currency"_L1].toString(), u"EUR"_s);
    QCOMPARE(json["mode"_L1].toString(), u"net"_s);
}

void TestCliQuoteTotals::severalAlternativesAreAllAddedUp()
{
    const QString file
        = written(R"({"version": 1, "currency": "JPY", "mode": "gross", "accepted": 1,
        "alternatives": [{"lines": [{"name": "A", "quantity": "1", "unit_price": "4.5"}]},
                         {"lines": [{"name": "B", "quantity": "10000", "unit_price": "4.5"}]}]})");
    const Ran ran = ask({u"quote"_s, u"totals"_s, file});
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json()["alternatives"_L1].toArray().size(), 2);
    QCOMPARE(ran.json()["alternatives"_L1][0]["total_minor"_L1].toInteger(), qint64 {5});
    QCOMPARE(ran.json()["total_minor"_L1].toInteger(), qint64 {45'000});
}

void TestCliQuoteTotals::aBuildBecomesAQuote()
{
    const Ran made = ask({u"quote"_s, u"from-build"_s, m_builds.make(box, llama)});
    VERIFY_CODE(made, 0);
    QCOMPARE(made.json()["status"_L1].toString(), u"draft"_s);
    QVERIFY(!made.json()["build_facts"_L1]["fast_linked_memory"_L1].toString().isEmpty());
    const Ran totals = ask({u"quote"_s, u"totals"_s, written(made.out)});
    VERIFY_CODE(totals, 0);
    const Ran build = ask({u"totals"_s, m_builds.make(box, llama)});
    QCOMPARE(totals.json()["net_minor"_L1], build.json()["price_minor"_L1]);
    QCOMPARE(totals.json()["items_on_request"_L1], build.json()["items_on_request"_L1]);
}

void TestCliQuoteTotals::theCustomerComesFromAFile()
{
    const QString customer
        = written(R"({"company": "R&D <b>Labs</b>", "address": ["улица 1"], "language": "ru"})");
    const Ran made
        = ask({u"quote"_s, u"from-build"_s, m_builds.make(box, llama), u"--customer"_s, customer});
    VERIFY_CODE(made, 0);
    QCOMPARE(made.json()["customer"_L1]["company"_L1].toString(), u"R&D <b>Labs</b>"_s);
    QCOMPARE(made.json()["customer"_L1]["language"_L1].toString(), u"ru"_s);
}

void TestCliQuoteTotals::badInputIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no number") << example << u"line 2, field unit_price: must be a number"_s;
    QTest::newRow("more than all of it")
        << withPrice("\"120\", \"discount_amount\": \"180.01\"")
        << u"Line 2: The discount of 180.01 is more than what it is "
           "taken from, 180.00."_s;
    QTest::newRow("a build") << QByteArray(R"({"version": 1, "items": []})")
                             << u"field items: is not known here"_s;
}

void TestCliQuoteTotals::badInputIsRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, sentence);
    const Ran ran = ask({u"quote"_s, u"totals"_s, written(json)});
    VERIFY_CODE(ran, 2);
    QVERIFY(ran.out.isEmpty());
    QVERIFY2(ran.err.contains(sentence), qPrintable(ran.err));
}

CONFIGURATOR_TEST_MAIN(TestCliQuoteTotals)
#include "tst_cliquotetotals.moc"

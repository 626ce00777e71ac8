// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pdftext.h"
#include "support/program.h"
#include "support/testmain.h"

#include <QDate>

using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray quoteFile = R"({"version": 1, "currency": "EUR", "mode": "net",
 "number": "Q-2026-000123", "issued": "2026-11-30", "valid_days": 14,
 "customer": {"company": "Example & Sons", "person": "", "address": [], "tax_id": ""},
 "lines": [{"sku": "012345", "name": "A card", "quantity": "2", "unit_price": "1999.00",
            "discount_percent": "5", "discount_amount": null, "tax_rate": "12"}],
 "discount_percent": "0", "discount_amount": null})";

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestCliQuotePdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuoteFile();
    void aBuildFile();
    void aQuoteOfABuildIsAssessed();
    void whatIsMissingIsSaid();
    void aFaultIsRefused_data();
    void aFaultIsRefused();

private:
    [[nodiscard]] Ran print(const QByteArray &json)
    {
        const QString path = write(m_folder.filePath(u"given.json"_s), json);
        return ask({u"quote"_s, u"pdf"_s, path, u"--pdf"_s, m_pdf});
    }
    QTemporaryDir m_folder;
    QString m_pdf = m_folder.filePath(u"quote.pdf"_s);
};

void TestCliQuotePdf::aQuoteFile()
{
    const Ran ran = print(quoteFile);
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
    QCOMPARE(ran.json()["pdf"_L1].toString(), m_pdf);
    QCOMPARE(ran.json()["valid_until"_L1].toString(), u"2026-12-14"_s);
    TEXT_OR_SKIP(text, contentOf(m_pdf));
    for (const QString &words :
         {u"Example & Sons"_s, u"SKU 012345"_s, u"3,798.10"_s, u"Total EUR"_s, u"4,253.87"_s,
          u"30 November 2026, valid until 14 December 2026"_s})
        QVERIFY2(text.contains(words), qPrintable(text));
}

void TestCliQuotePdf::aBuildFile()
{
    const Ran ran
        = print(R"({"version": 1, "name": "box", "items": [{"unit": "gpu-32", "count": 2}]})");
    VERIFY_CODE(ran, 0);
    QCOMPARE(ran.json()["valid_until"_L1].toString(),
             QDate::currentDate().addDays(14).toString(Qt::ISODate));
    TEXT_OR_SKIP(text, contentOf(m_pdf));
    for (const QString &words : {u"Draft"_s, u"box"_s, u"SKU gpu-32"_s, u"Combined GPU memory"_s})
        QVERIFY2(text.contains(words), qPrintable(text));
}

void TestCliQuotePdf::aQuoteOfABuildIsAssessed()
{
    QByteArray json = quoteFile;
    json.replace(R"("discount_amount": null})",
                 R"("discount_amount": null, "build": {"version": 1, "items": [)"
                 R"({"unit": "gpu-32", "count": 2}]}})");
    const Ran ran = print(json);
    VERIFY_CODE(ran, 0);
    TEXT_OR_SKIP(text, contentOf(m_pdf));
    QVERIFY2(text.contains(u"64 GB"_s), qPrintable(text));
}

// Q06
void TestCliQuotePdf::whatIsMissingIsSaid()
{
    QByteArray json = quoteFile;
    json.replace("A card", "A card \xf3\xa1\x88\xb4"); // U+E1234
    const Ran ran = print(json);
    VERIFY_CODE(ran, 0);
    QVERIFY2(ran.err.startsWith(u"No installed font has these signs of “A card "_s),
             qPrintable(ran.err));
    QVERIFY(contentOf(m_pdf).startsWith("%PDF-"));
}

void TestCliQuotePdf::aFaultIsRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("says");
    QTest::newRow("too much of a discount")
        << QByteArray(R"("discount_percent": "5")") << QByteArray(R"("discount_percent": "120")")
        << u"discount_percent"_s;
    QTest::newRow("no lines") << QByteArray(
        quoteFile.mid(quoteFile.indexOf("{\"sku\""),
                      quoteFile.indexOf("}],") - quoteFile.indexOf("{\"sku\"") + 1))
                              << QByteArray() << u"has no lines"_s;
    QTest::newRow("not JSON") << QByteArray("\"version\": 1,") << QByteArray("\"version\": 1")
                              << u"given.json"_s;
}

void TestCliQuotePdf::aFaultIsRefused()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, says);
    QByteArray json = quoteFile;
    QVERIFY(json.contains(from));
    json.replace(from, to);
    QVERIFY(!write(m_pdf, "kept").isEmpty());
    verifyRefused(print(json), {says});
    QCOMPARE(contentOf(m_pdf), QByteArray("kept"));
}

CONFIGURATOR_TEST_MAIN(TestCliQuotePdf)
#include "tst_cliquotepdf.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/buildcode.h"
#include "handover/payload/choicenumbers.h"
#include "memory/weights/weightformat.h"
#include "quote/export/quotecsv.h"
#include "quote/export/quotetexts.h"
#include "quote/file/quotefile.h"
#include "support/printedquotes.h"
#include "support/testmain.h"

#include <QJsonDocument>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

Build box()
{
    Build build = printedFacts().build;
    build.name = u"For Ms Example"_s;
    build.choice.model = u"my-model"_s;
    build.choice.users = 3;
    return build;
}

Quote quoteOfBox()
{
    Quote quote = printedQuote();
    quote.alternatives.front().facts = factsOf(sampleCatalogue(), box(), Region::Eu);
    return quote;
}

QString codeOf(const Quote &quote)
{
    return quote.alternatives.front().facts->buildCode;
}

QJsonObject factsIn(const Quote &quote)
{
    const QJsonObject file = QJsonDocument::fromJson(writeQuote(quote)).object();
    return file.value(u"build_facts").toObject();
}

} // namespace

// A quote freezes the code of its build, and shows it wherever it shows the combined numbers.
class TestQuoteBuildCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void factsHaveTheCodeOfTheBuild();
    void theFileKeepsIt();
    void anOlderFileHasNone();
    void aCatalogueOfTodayDoesNotChangeIt();
    void everyTextShowsIt();
    void noneIsNotShown();
    void whatIsTooLargeHasNone();
    void everyFormatHasANumber();
};

void TestQuoteBuildCode::factsHaveTheCodeOfTheBuild()
{
    const Result<DecodedBuild> decoded = decodeBuild(codeOf(quoteOfBox()), sampleCatalogue());
    VERIFY_OK(decoded);
    Build nameless = box();
    nameless.name.clear();
    QCOMPARE(decoded->build, nameless);
}

void TestQuoteBuildCode::theFileKeepsIt()
{
    const Quote quote = quoteOfBox();
    const Result<Quote> again = readQuote(writeQuote(quote), u"q.json"_s);
    VERIFY_OK(again);
    QCOMPARE(codeOf(*again), codeOf(quote));
    QCOMPARE(*again, quote);
}

void TestQuoteBuildCode::anOlderFileHasNone()
{
    Quote older = quoteOfBox();
    older.alternatives.front().facts->buildCode.clear();
    QVERIFY(!factsIn(older).contains(u"build_code"));
    QVERIFY(factsIn(quoteOfBox()).contains(u"build_code"));
    const Result<Quote> again = readQuote(writeQuote(older), u"q.json"_s);
    VERIFY_OK(again);
    QCOMPARE(*again, older);
}

void TestQuoteBuildCode::aCatalogueOfTodayDoesNotChangeIt()
{
    std::vector<Unit> units = sampleCatalogue().units();
    for (std::size_t i = 0; i < units.size(); ++i)
        units[i].code = static_cast<int>(i) + 1;
    const Catalogue today(units, {}, {}, {}, Currency {});
    const Quote quote = quoteOfBox();
    QVERIFY(factsOf(today, box(), Region::Eu).buildCode != codeOf(quote));
    QCOMPARE(codeOf(withFacts(today, quote, Region::Eu)), codeOf(quote));
}

void TestQuoteBuildCode::everyTextShowsIt()
{
    const Quote quote = quoteOfBox();
    const QuoteSheet sheet = printedSheet(quote);
    const QString code = codeOf(quote);
    QCOMPARE(sheet.alternatives.front().facts->buildCode, (SheetSum {u"Build code"_s, code}));
    QVERIFY(textsOf(sheet).contains(code));
    const QString line = u"\nBuild code: "_s + code + u'\n';
    QVERIFY(quotePlainText(sheet).contains(line));
    QVERIFY(quoteMarkdown(sheet).contains(line));
    const QString csv = QString::fromUtf8(*quoteCsv(quote));
    QVERIFY2(csv.contains(u"\nbuild_code,A,,,\"%1\","_s.arg(code)), qPrintable(csv));
}

void TestQuoteBuildCode::noneIsNotShown()
{
    Quote quote = quoteOfBox();
    quote.alternatives.front().facts->buildCode.clear();
    const QuoteSheet sheet = printedSheet(quote);
    QCOMPARE(sheet.alternatives.front().facts->buildCode, SheetSum());
    QVERIFY(!quotePlainText(sheet).contains(u"Build code"_s));
    QVERIFY(!quoteMarkdown(sheet).contains(u"Build code"_s));
    QVERIFY(!quoteCsv(quote)->contains("build_code"));
    quote.alternatives.front().facts.reset();
    QVERIFY(!quoteCsv(quote)->contains("build_code"));
}

void TestQuoteBuildCode::whatIsTooLargeHasNone()
{
    Build large;
    for (int i = 0; i < 1'000; ++i)
        large.items.push_back({u"a unit of another shop, number %1"_s.arg(i), 1, {}});
    QCOMPARE(factsOf(sampleCatalogue(), large, Region::Eu).buildCode, QString());
}

// One without a number would make every code with it longer.
void TestQuoteBuildCode::everyFormatHasANumber()
{
    for (const QString &format : allFormatIds())
        QVERIFY2(formatNumber(format) > 0, qPrintable(format));
}

CONFIGURATOR_TEST_MAIN(TestQuoteBuildCode)
#include "tst_quotebuildcode.moc"

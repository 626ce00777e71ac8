// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/counter.h"
#include "support/pdftext.h"
#include "support/testmain.h"

#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int quantityColumn = 2;
constexpr int discountColumn = 4;
constexpr int amountColumn = 7;

} // namespace

// From a build to a PDF and back again, by hand.
class TestRealQuotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuoteLivesFromBuildToRevision();

private:
    void makeQuote(Counter &counter);
    void giveDiscount(Counter &counter);
    void issue(Counter &counter);
    void print(Counter &counter);
    void revise(Counter &counter);
    void reopen();

    QTemporaryDir m_folder;
};

void TestRealQuotes::makeQuote(Counter &counter)
{
    VERIFY_OK(counter.real.document.add(u"rtx-5090"_s));
    QVERIFY(counter.press(u"Make a quote"_s));
    QTRY_VERIFY(counter.lines() && counter.lines()->isVisible());
    QCOMPARE(counter.text(0, 1), u"GeForce RTX 5090"_s);
    QVERIFY(counter.giveCustomer(u"North Lab"_s));
    QTRY_VERIFY(counter.real.described(u"Customer of the quote"_s).contains(u"North Lab"_s));
}

void TestRealQuotes::giveDiscount(Counter &counter)
{
    const QString before = counter.text(0, amountColumn);
    QVERIFY(click(counter.cell(0, discountColumn)));
    QVERIFY(type(u"120"_s) && key(u"Return"_s));
    QTRY_COMPARE(counter.text(0, discountColumn), u"120"_s); // said, and not taken
    QCOMPARE(counter.text(0, amountColumn), before);
    QVERIFY(click(counter.cell(0, discountColumn)));
    QVERIFY(type(u"10"_s) && key(u"Return"_s));
    QTRY_COMPARE(counter.text(0, discountColumn), u"10 %"_s);
    QVERIFY(counter.text(0, amountColumn) != before);
}

void TestRealQuotes::issue(Counter &counter)
{
    QVERIFY2(counter.issue(), qPrintable(counter.state()));
}

void TestRealQuotes::print(Counter &counter)
{
    counter.files.path = m_folder.filePath(u"quote.pdf"_s);
    QVERIFY(counter.press(u"PDF"_s));
    QFile pdf(counter.files.path);
    QTRY_VERIFY(pdf.exists() && pdf.size() > 0);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QString text = textOf(pdf.readAll());
    if (text.isEmpty())
        QSKIP("pdftotext is not there to read the file");
    QVERIFY(text.contains(u"-000001"_s));
    QVERIFY(text.contains(u"North Lab"_s));
    QVERIFY(text.contains(counter.text(0, amountColumn))); // B059: paper and screen agree
}

void TestRealQuotes::revise(Counter &counter)
{
    QVERIFY(counter.press(u"Revise"_s));
    QTRY_VERIFY2(counter.state().contains(u"Draft of revision 2 of "_s),
                 qPrintable(counter.state()));
    QVERIFY(click(counter.cell(0, quantityColumn)));
    QVERIFY(type(u"2"_s) && key(u"Return"_s));
    QTRY_COMPARE(counter.text(0, quantityColumn), u"2"_s);
    QVERIFY(counter.press(u"Issue"_s));
    QTRY_VERIFY2(counter.state().contains(u"-000001, revision 2 · issued"_s),
                 qPrintable(counter.state()));
}

void TestRealQuotes::reopen()
{
    Counter counter(m_folder.path());
    QVERIFY(counter.isReady());
    QVERIFY(counter.press(u"Quotes"_s));
    QTRY_VERIFY(counter.real.named(u"List of quotes"_s));
    QVERIFY(click(counter.real.named(u"List of quotes"_s)->mapToGlobal(QPoint(60, 30))));
    QTRY_VERIFY2(counter.state().contains(u"-000001, revision 2"_s), qPrintable(counter.state()));
    QCOMPARE(counter.text(0, discountColumn), u"10 %"_s);
    QCOMPARE(counter.text(0, quantityColumn), u"2"_s);
}

void TestRealQuotes::aQuoteLivesFromBuildToRevision()
{
    {
        Counter counter(m_folder.path());
        QVERIFY(counter.isReady());
        for (auto step :
             {&TestRealQuotes::makeQuote, &TestRealQuotes::giveDiscount, &TestRealQuotes::issue,
              &TestRealQuotes::print, &TestRealQuotes::revise}) {
            (this->*step)(counter);
            if (QTest::currentTestFailed())
                return;
        }
    }
    reopen();
}

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealQuotes)
#include "tst_realquotes.moc"

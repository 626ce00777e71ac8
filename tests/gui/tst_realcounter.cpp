// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/buildcode.h"
#include "support/counter.h"
#include "support/pdftext.h"
#include "support/testmain.h"

#include <QLineEdit>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// The staff's end of the hand-over by real pointer and keyboard: from the customer's code to a PDF
// that carries the same code.
class TestRealCounter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aTypedCodeBecomesAQuote();
    void aScanOpensTheBuild();
    void aScanInATextFieldIsText();

private:
    void openTyped(Counter &counter);
    void quote(Counter &counter);
    void print(Counter &counter);
    // A scanner: letters at once, then Return.
    static bool scan(const QString &code);

    Build m_build;
    QString m_code;
    QTemporaryDir m_folder;
};

void TestRealCounter::initTestCase()
{
    m_build.items
        = {{u"tower-4slot-1600w"_s, 1, {{u"rtx-5090"_s, 2, {}}}}, {u"dgx-spark"_s, 1, {}}};
    m_build.choice.model = u"llama-3.3-70b-instruct"_s;
    const Result<QString> code = encodeBuild(m_build, shippedFiles().catalogue);
    VERIFY_OK(code);
    m_code = *code;
}

bool TestRealCounter::scan(const QString &code)
{
    QStringList words {u"key"_s, u"--delay"_s, u"12"_s};
    for (const QChar letter : code)
        words << (letter == u'-' ? u"minus"_s : QString(letter));
    return xdotool(words << u"Return"_s);
}

void TestRealCounter::openTyped(Counter &counter)
{
    QWidget *button = nullptr;
    for (QPushButton *found : counter.real.window.findChildren<QPushButton *>()) {
        if (found->text() == u"Build code"_s && found->isVisible())
            button = found;
    }
    QVERIFY(button);
    // One row of steps, since the dialog keeps the window waiting until it is closed.
    QVERIFY(xdotool(at(centre(button))
                    << u"click"_s << u"1"_s << u"sleep"_s << u"1.5"_s << u"type"_s << u"--delay"_s
                    << u"12"_s << u"--args"_s << u"1"_s << m_code.toLower() << u"sleep"_s
                    << u"0.3"_s << u"key"_s << u"Return"_s));
    QTRY_COMPARE(counter.real.document.build().items, m_build.items);
    QCOMPARE(counter.real.document.build().choice, m_build.choice);
    QCOMPARE(counter.real.document.undoStack()->count(), 1);
}

void TestRealCounter::quote(Counter &counter)
{
    QVERIFY(counter.press(u"Make a quote"_s));
    QTRY_VERIFY(counter.lines() && counter.lines()->isVisible());
    QVERIFY(counter.giveCustomer(u"North Lab"_s));
    QTRY_VERIFY(counter.real.described(u"Customer of the quote"_s).contains(u"North Lab"_s));
    QVERIFY2(counter.issue(), qPrintable(counter.state()));
}

void TestRealCounter::print(Counter &counter)
{
    counter.files.path = m_folder.filePath(u"quote.pdf"_s);
    QVERIFY(counter.press(u"PDF"_s));
    QFile pdf(counter.files.path);
    QTRY_VERIFY(pdf.exists() && pdf.size() > 0);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    TEXT_OR_SKIP(text, pdf.readAll());
    static const QRegularExpression pattern(u"BK1(\\s*-\\s*[0-9A-Z]{1,4})+"_s);
    const QString printed = pattern.match(text).captured();
    QCOMPARE(squeezed(printed), m_code);
    QVERIFY(text.contains(u"North Lab"_s));
    const Result<DecodedBuild> opened = decodeBuild(printed, counter.real.loaded.catalogue);
    VERIFY_OK(opened);
    QCOMPARE(opened->build, m_build);
    QVERIFY(opened->missing.isEmpty());
}

void TestRealCounter::aTypedCodeBecomesAQuote()
{
    Counter counter(m_folder.path());
    QVERIFY(counter.isReady());
    for (auto step :
         {&TestRealCounter::openTyped, &TestRealCounter::quote, &TestRealCounter::print}) {
        (this->*step)(counter);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestRealCounter::aScanOpensTheBuild()
{
    RealWindow f;
    QVERIFY(QTest::qWaitForWindowActive(&f.window));
    f.named(u"Catalogue"_s)->setFocus();
    QVERIFY(scan(m_code));
    QTRY_COMPARE(f.document.build().items, m_build.items);
    QCOMPARE(f.document.build().choice, m_build.choice);
    QCOMPARE(f.document.undoStack()->count(), 1);
    QVERIFY(key(u"ctrl+z"_s));
    QTRY_VERIFY(f.document.build().items.empty());
}

void TestRealCounter::aScanInATextFieldIsText()
{
    RealWindow f;
    QVERIFY(QTest::qWaitForWindowActive(&f.window));
    auto *search = qobject_cast<QLineEdit *>(f.named(u"Search catalogue"_s));
    QVERIFY(search && click(centre(search)));
    QTRY_VERIFY(search->hasFocus());
    QVERIFY(scan(m_code));
    QTRY_COMPARE(search->text().toUpper(), m_code);
    QVERIFY(f.document.build().items.empty());
}

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealCounter)
#include "tst_realcounter.moc"

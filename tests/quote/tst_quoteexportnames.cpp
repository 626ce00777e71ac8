// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/export/filename.h"
#include "support/testmain.h"

#include <QFile>
#include <QTemporaryDir>

using namespace configurator;
using namespace Qt::StringLiterals;

class TestQuoteExportNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void safe_data();
    void safe();
    void anythingMakesAFileInItsFolder_data();
    void anythingMakesAFileInItsFolder();
    void longNamesAreCut_data();
    void longNamesAreCut();
    void suggestions_data();
    void suggestions();
};

void TestQuoteExportNames::safe_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *tag, const QString &text, const QString &name) {
        QTest::newRow(tag) << text << name;
    };
    row("plain", u"Q-2026-000123"_s, u"Q-2026-000123.pdf"_s);
    row("B121 a slash in the number", u"Q-2026/24"_s, u"Q-2026-24.pdf"_s);
    row("B122 an accent", u"Médiris"_s, u"Médiris.pdf"_s);
    row("B122 an accent in two parts", u"Me\u0301diris"_s, u"Médiris.pdf"_s);
    row("B122 other scripts", u"Өмүр ООО 東京"_s, u"Өмүр ООО 東京.pdf"_s);
    row("B122 an ampersand", u"R&D Labs"_s, u"R&D Labs.pdf"_s);
    row("B124 out of the folder", u"../../x"_s, u"x.pdf"_s);
    row("B124 out of it backwards", u"..\\..\\x"_s, u"x.pdf"_s);
    row("B124 dots inside", u"a..b...c"_s, u"a.b.c.pdf"_s);
    row("B124 a home", u"~/x"_s, u"~-x.pdf"_s);
    row("B124 nothing but dots", u".."_s, u"quote.pdf"_s);
    row("a drive", u"C:\\x"_s, u"C--x.pdf"_s);
    row("wide separators", u"a\u2215b\uff0fc"_s, u"a-b-c.pdf"_s);
    row("signs of Windows", u"a*b?c\"d<e>f|g"_s, u"a-b-c-d-e-f-g.pdf"_s);
    row("controls and line ends", u"a\nb\tc\x01"_s, u"a b c.pdf"_s);
    row("marks of direction", u"gpj\u202efdp.exe"_s, u"gpj fdp.exe.pdf"_s);
    row("a dot and a space at the end", u"Example Inc. "_s, u"Example Inc.pdf"_s);
    row("hidden", u".hidden"_s, u"hidden.pdf"_s);
    row("a device", u"con"_s, u"_con.pdf"_s);
    row("a device with an ending", u"NUL.txt"_s, u"_NUL.txt.pdf"_s);
    row("a port", u"LPT1"_s, u"_LPT1.pdf"_s);
    row("a port by a raised figure", u"COM\u00b2"_s, u"_COM\u00b2.pdf"_s);
    row("no device", u"Console"_s, u"Console.pdf"_s);
    row("nothing", QString(), u"quote.pdf"_s);
    row("a lone half of a pair", QString(QChar(0xd83d)), u"quote.pdf"_s);
}

void TestQuoteExportNames::safe()
{
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QCOMPARE(safeFileName(text, u"pdf"_s), name);
}

void TestQuoteExportNames::anythingMakesAFileInItsFolder_data()
{
    QTest::addColumn<QString>("text");
    QString all;
    for (char16_t letter = 1; letter < 0x500; ++letter)
        all += QChar(letter);
    for (qsizetype at = 0; at < all.size(); at += 32)
        QTest::addRow("letters from U+%04llx", at + 1) << all.mid(at, 32);
    QTest::newRow("beyond the basic plane") << u"\U0001F680\U00020000"_s;
}

void TestQuoteExportNames::anythingMakesAFileInItsFolder()
{
    QFETCH(const QString, text);
    const QTemporaryDir folder;
    const QString name = safeFileName(text, u"pdf"_s);
    QFile file(folder.filePath(name));
    QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(name));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList {name});
}

void TestQuoteExportNames::longNamesAreCut_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Latin") << QString(400, u'a');
    QTest::newRow("two bytes each") << QString(400, u'ж');
    QTest::newRow("three bytes each") << QString(400, u'東');
    QTest::newRow("pairs") << u"\U0001F680"_s.repeated(200);
    QTest::newRow("letters with marks") << u"e\u0302\u0323"_s.repeated(200);
}

void TestQuoteExportNames::longNamesAreCut()
{
    QFETCH(const QString, text);
    const QString name = safeFileName(text, u"pdf"_s);
    QVERIFY(name.endsWith(u".pdf"_s));
    QVERIFY(name.toUtf8().size() <= 124 && name.toUtf8().size() > 100);
    QCOMPARE(QString::fromUtf8(name.toUtf8()), name);
    QVERIFY(!name.contains(QChar::ReplacementCharacter));
}

void TestQuoteExportNames::suggestions_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<int>("revision");
    QTest::addColumn<QString>("company");
    QTest::addColumn<QString>("name");
    QTest::newRow("first") << u"Q-2026-000123"_s << 1 << u"Example Robotics LLC"_s
                           << u"Q-2026-000123 Example Robotics LLC.pdf"_s;
    QTest::newRow("revised") << u"Q-2026-000123"_s << 2 << QString() << u"Q-2026-000123 r2.pdf"_s;
    QTest::newRow("draft") << QString() << 1 << u"A/B"_s << u"Draft A-B.pdf"_s;
}

void TestQuoteExportNames::suggestions()
{
    QFETCH(const QString, number);
    QFETCH(const int, revision);
    QFETCH(const QString, company);
    QFETCH(const QString, name);
    Quote quote;
    quote.number = number;
    quote.revision = revision;
    quote.customer.company = company;
    QCOMPARE(quoteFileName(quote, u"pdf"_s), name);
}

CONFIGURATOR_TEST_MAIN(TestQuoteExportNames)
#include "tst_quoteexportnames.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/text/codepages.h"
#include "support/testmain.h"

#include <QStringDecoder>

using namespace configurator;
using namespace Qt::StringLiterals;

// The tables of the two code pages, and which of them a list is in.
class TestCodePages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDecoded_data();
    void isDecoded();
    void holesAreRefused();
    void isWhatTheSystemSays_data();
    void isWhatTheSystemSays();
    void isTold_data();
    void isTold();
};

void TestCodePages::isDecoded_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("cyrillic");
    QTest::addColumn<QString>("western");
    QTest::newRow("plain") << "sku;1"_ba << u"sku;1"_s << u"sku;1"_s;
    QTest::newRow("letters") << "\xF6\xE5\xED\xE0"_ba << u"цена"_s << u"öåíà"_s;
    QTest::newRow("Cyrillic yo") << "\xA8\xB8"_ba << u"Ёё"_s << u"¨¸"_s;
    QTest::newRow("number sign") << "\xB9"_ba << u"№"_s << u"¹"_s;
    QTest::newRow("euro in the Western page") << "\x80"_ba << u"Ђ"_s << u"€"_s;
    QTest::newRow("euro in the Cyrillic page") << "\x88"_ba << u"€"_s << u"ˆ"_s;
    QTest::newRow("no-break space") << "1\xA0"
                                       "234"_ba
                                    << u"1\u00A0234"_s << u"1\u00A0234"_s;
    QTest::newRow("last letter") << "\xFF"_ba << u"я"_s << u"ÿ"_s;
    QTest::newRow("empty") << ""_ba << QString() << QString();
}

void TestCodePages::isDecoded()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, cyrillic);
    QFETCH(const QString, western);
    QCOMPARE(decodeCodePage(bytes, CodePage::Windows1251).value_or(u"none"_s), cyrillic);
    QCOMPARE(decodeCodePage(bytes, CodePage::Windows1252).value_or(u"none"_s), western);
}

void TestCodePages::holesAreRefused()
{
    QVERIFY(!decodeCodePage("a\x98"_ba, CodePage::Windows1251));
    for (const char hole : {'\x81', '\x8D', '\x8F', '\x90', '\x9D'})
        QVERIFY2(!decodeCodePage(QByteArray(1, hole), CodePage::Windows1252),
                 QByteArray(1, hole).toHex());
}

void TestCodePages::isWhatTheSystemSays_data()
{
    QTest::addColumn<CodePage>("page");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("Cyrillic") << CodePage::Windows1251 << "windows-1251"_ba;
    QTest::newRow("Western") << CodePage::Windows1252 << "windows-1252"_ba;
}

// ICU knows the same tables where Qt was built with it.
void TestCodePages::isWhatTheSystemSays()
{
    QFETCH(const CodePage, page);
    QFETCH(const QByteArray, name);
    QStringDecoder decoder(name.constData());
    if (!decoder.isValid())
        QSKIP("Qt knows no code pages here.");
    for (int byte = 0; byte < 256; ++byte) {
        const QByteArray bytes(1, static_cast<char>(byte));
        const std::optional<QString> ours = decodeCodePage(bytes, page);
        const QString theirs = decoder(bytes);
        if (ours)
            QCOMPARE(*ours, theirs);
        else // ICU gives holes a control character, as browsers do
            QVERIFY2(theirs == QString(QChar(byte)) || theirs == QString(QChar(0xFFFD)),
                     qPrintable(theirs));
    }
}

void TestCodePages::isTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isCyrillic");
    QTest::newRow("Russian header") << "\xC0\xF0\xF2\xE8\xEA\xF3\xEB;\xD6\xE5\xED\xE0\n"_ba << true;
    QTest::newRow("one Russian word among many of plain letters")
        << "sku;price;name\nrtx-5090;1;\xEA\xE0\xF0\xF2\xE0 GeForce\n"_ba << true;
    QTest::newRow("German header") << "Artikel;H\xE4ndlerpreis;W\xE4hrung\n"_ba << false;
    QTest::newRow("French") << "r\xE9"
                               "f\xE9rence;prix\ncarte m\xE8re;1\n"_ba
                            << false;
    QTest::newRow("Large, both letters beside plain ones") << "Gr\xF6\xDF"
                                                              "e;\xC4nderung\n"_ba
                                                           << false;
    QTest::newRow("only a euro sign") << "sku;price\na;\x80 5\n"_ba << false;
    QTest::newRow("only no-break spaces") << "sku;price\na;1\xA0"
                                             "234\n"_ba
                                          << false;
}

void TestCodePages::isTold()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isCyrillic);
    QCOMPARE(likelyCodePage(bytes) == CodePage::Windows1251, isCyrillic);
}

CONFIGURATOR_TEST_MAIN(TestCodePages)
#include "tst_codepages.moc"

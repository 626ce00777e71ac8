// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/text/decodedtext.h"
#include "support/testmain.h"

#include <QStringEncoder>

using namespace configurator;
using namespace Qt::StringLiterals;

// Bytes from outside become text, by their mark, their NULs, their validity, or a code page.
class TestDecodedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isFoundOut_data();
    void isFoundOut();
    void aChoiceCounts();
    void aMarkCountsMoreThanAChoice();
    void aGuessIsSaid();
    void isRefused_data();
    void isRefused();
    void tooMuchIsRefused();
    void idsAreStable();
};

namespace {

constexpr char16_t list[] = u"sku;цена\r\nrtx-5090;1 999,00 ₽\n";

QByteArray encoded(QStringEncoder::Encoding encoding, bool hasMark)
{
    QStringEncoder encoder(
        encoding, hasMark ? QStringEncoder::Flag::WriteBom : QStringEncoder::Flag::Default);
    return encoder(QString::fromUtf16(list));
}

} // namespace

void TestDecodedText::isFoundOut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<TextEncoding>("encoding");
    const QString whole = QString::fromUtf16(list);
    using enum TextEncoding;
    QTest::newRow("Q21 UTF-8 with a mark") << encoded(QStringEncoder::Utf8, true) << whole << Utf8;
    QTest::newRow("Q21 UTF-8 without") << encoded(QStringEncoder::Utf8, false) << whole << Utf8;
    QTest::newRow("Q21 UTF-16LE with a mark")
        << encoded(QStringEncoder::Utf16LE, true) << whole << Utf16Le;
    QTest::newRow("Q21 UTF-16BE with a mark")
        << encoded(QStringEncoder::Utf16BE, true) << whole << Utf16Be;
    QTest::newRow("Q21 UTF-16LE without: its NULs tell")
        << encoded(QStringEncoder::Utf16LE, false) << whole << Utf16Le;
    QTest::newRow("Q21 UTF-16BE without: its NULs tell")
        << encoded(QStringEncoder::Utf16BE, false) << whole << Utf16Be;
    QTest::newRow("Q21 Windows-1252")
        << "Preis;H\xE4ndler \x80\n"_ba << u"Preis;Händler €\n"_s << Windows1252;
    QTest::newRow("Q21 Windows-1251") << "\xD6\xE5\xED\xE0;1\n"_ba << u"Цена;1\n"_s << Windows1251;
    QTest::newRow("B139 the mark is no part of the first header") << "\xEF\xBB\xBF"
                                                                     "sku;price"_ba
                                                                  << u"sku;price"_s << Utf8;
    QTest::newRow("B141 without a mark nothing is stripped")
        << "Barcode,price"_ba << u"Barcode,price"_s << Utf8;
    QTest::newRow("B142 s NUL k NUL u NUL ; NUL")
        << QByteArray("s\0k\0u\0;\0", 8) << u"sku;"_s << Utf16Le;
    QTest::newRow("a mark alone") << "\xEF\xBB\xBF"_ba << QString() << Utf8;
    QTest::newRow("nothing") << QByteArray() << QString() << Utf8;
    QTest::newRow("a pair of surrogates")
        << QByteArray("\xFF\xFE\x3D\xD8\x00\xDE", 6) << u"\U0001F600"_s << Utf16Le;
    QTest::newRow("a hole of the Western page makes it the Cyrillic one")
        << "caf\xE9 \x90\n"_ba << u"cafй ђ\n"_s << Windows1251;
}

void TestDecodedText::isFoundOut()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    QFETCH(const TextEncoding, encoding);
    const Result<DecodedText> decoded = decodeText(bytes, u"list.csv"_s);
    VERIFY_OK(decoded);
    QCOMPARE(decoded->text, text);
    QCOMPARE(decoded->encoding, encoding);
}

void TestDecodedText::aChoiceCounts()
{
    const QByteArray bytes = "\xF6\xE5\xED\xE0"_ba;
    const auto western = decodeText(bytes, u"list.csv"_s, TextEncoding::Windows1252);
    VERIFY_OK(western);
    QCOMPARE(western->text, u"öåíà"_s);
    QVERIFY(!western->isGuess);
    QCOMPARE(decodeText(bytes, u"list.csv"_s)->text, u"цена"_s);
}

void TestDecodedText::aMarkCountsMoreThanAChoice()
{
    const auto decoded = decodeText("\xEF\xBB\xBF"
                                    "цена"_ba,
                                    u"list.csv"_s, TextEncoding::Windows1251);
    VERIFY_OK(decoded);
    QCOMPARE(decoded->text, u"цена"_s);
}

void TestDecodedText::aGuessIsSaid()
{
    QVERIFY(decodeText("\xF6\xE5\xED\xE0"_ba, u"list.csv"_s)->isGuess);
    QVERIFY(!decodeText("\xD0\xB0"_ba, u"list.csv"_s)->isGuess);
    // Only the Cyrillic page has a character for 0x90.
    QVERIFY(!decodeText("\xF6\xE5\x90"_ba, u"list.csv"_s)->isGuess);
}

void TestDecodedText::isRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("a mark of UTF-8 before what is none")
        << "\xEF\xBB\xBF\xC0\xF0"_ba << u"list.csv: its bytes are no text in utf-8."_s;
    QTest::newRow("half a unit of UTF-16")
        << QByteArray("\xFF\xFEs\0k", 5) << u"list.csv: its bytes are no text in utf-16le."_s;
    QTest::newRow("a lone surrogate") << QByteArray("\xFF\xFE\x3D\xD8s\0", 6)
                                      << u"list.csv: its bytes are no text in utf-16le."_s;
    QTest::newRow("a low surrogate first")
        << QByteArray("\xFF\xFE\x00\xDE", 4) << u"list.csv: its bytes are no text in utf-16le."_s;
    QTest::newRow("NULs everywhere") << QByteArray(64, '\0') << u"list.csv is not a text file."_s;
    QTest::newRow("NULs on both sides")
        << QByteArray("a\0\0b\0c", 6) << u"list.csv is not a text file."_s;
    QTest::newRow("UTF-32") << QByteArray("\xFF\xFE\0\0s\0\0\0", 8)
                            << u"list.csv is not a text file."_s;
    QTest::newRow("holes of both code pages") << "\x81\x98"_ba << u"list.csv is not a text file."_s;
}

void TestDecodedText::isRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);
    const Result<DecodedText> decoded = decodeText(bytes, u"list.csv"_s);
    QVERIFY(!decoded);
    QVERIFY2(decoded.error().startsWith(says), qPrintable(decoded.error()));
}

void TestDecodedText::tooMuchIsRefused()
{
    QByteArray bytes(largestPriceFile, ';');
    QVERIFY(decodeText(bytes, u"list.csv"_s).isOk());
    bytes.append(';');
    QCOMPARE(decodeText(bytes, u"list.csv"_s).error(),
             u"list.csv is too large: at most 33554432 bytes are read."_s);
}

// Mappings keep them.
void TestDecodedText::idsAreStable()
{
    QCOMPARE(textEncodingIds(),
             QStringList(
                 {u"utf-8"_s, u"utf-16le"_s, u"utf-16be"_s, u"windows-1251"_s, u"windows-1252"_s}));
    for (const QString &id : textEncodingIds())
        QCOMPARE(textEncodingId(*textEncodingOf(id)), id);
    QCOMPARE(textEncodingOf(u"koi8-r"_s), std::nullopt);
}

CONFIGURATOR_TEST_MAIN(TestDecodedText)
#include "tst_decodedtext.moc"

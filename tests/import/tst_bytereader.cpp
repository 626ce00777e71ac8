// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/gguf/bytereader.h"
#include "support/testmain.h"

#include <QBuffer>

using namespace configurator;
using namespace Qt::StringLiterals;

// Numbers across the edges of the buffer, in both orders, and nothing past the end.
class TestByteReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsInBothOrders();
    void readsAcrossTheBuffer();
    void nothingPastTheEnd();
    void skipsWithoutReading();
};

void TestByteReader::readsInBothOrders()
{
    QByteArray bytes("\x01\x02\x03\x04\x01\x02\x03\x04", 8);
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    ByteReader reader(buffer);
    quint32 number = 0;
    QVERIFY(reader.read(number));
    QCOMPARE(number, 0x04030201U);
    reader.setBigEndian(true);
    QVERIFY(reader.read(number));
    QCOMPARE(number, 0x01020304U);
    QCOMPARE(reader.remaining(), 0);
}

void TestByteReader::readsAcrossTheBuffer()
{
    QByteArray bytes(200'000, '\0');
    for (qsizetype i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(i % 251);
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    ByteReader reader(buffer);
    QByteArray head;
    QVERIFY(reader.read(head, 65'533)); // three bytes before the buffer's end
    quint64 number = 0;
    QVERIFY(reader.read(number));
    quint64 expected = 0;
    for (int i = 7; i >= 0; --i)
        expected = expected << 8 | static_cast<unsigned char>(bytes[65'533 + i]);
    QCOMPARE(number, expected);
    QByteArray rest;
    QVERIFY(reader.read(rest, reader.remaining()));
    QCOMPARE(rest, bytes.mid(65'541));
}

void TestByteReader::nothingPastTheEnd()
{
    QByteArray bytes("abc");
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    ByteReader reader(buffer);
    quint32 number = 7;
    QVERIFY(!reader.read(number));
    QCOMPARE(number, 7U);
    QByteArray rest;
    QVERIFY(!reader.read(rest, 4));
    QVERIFY(!reader.read(rest, -1));
    QVERIFY(!reader.skip(4));
    QVERIFY(!reader.skip(~quint64 {0}));
    QVERIFY(reader.read(rest, 3));
    QCOMPARE(rest, bytes);
}

void TestByteReader::skipsWithoutReading()
{
    QByteArray bytes("abcdef");
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    ByteReader reader(buffer);
    QVERIFY(reader.skip(4));
    QCOMPARE(buffer.pos(), 0);
    QCOMPARE(reader.position(), 4);
    quint8 letter = 0;
    QVERIFY(reader.read(letter));
    QCOMPARE(letter, quint8 {'e'});
}

CONFIGURATOR_TEST_MAIN(TestByteReader)
#include "tst_bytereader.moc"

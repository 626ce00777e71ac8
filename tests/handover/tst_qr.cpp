// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/qr.h"
#include "shippedparts.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

namespace {

// The two bits of the error correction in the format information beside the first finder, its mask
// taken off (ISO/IEC 18004, 7.9.1): L is 1, M is 0, Q is 3, H is 2.
int correctionOf(const QrCode &code)
{
    constexpr int mask = 0b10;
    return ((code.at(0, 8) ? 2 : 0) + (code.at(1, 8) ? 1 : 0)) ^ mask;
}

constexpr int low = 1;
constexpr int medium = 0;

// The seven by seven square in a corner, with its light border towards the inside.
bool hasFinder(const QrCode &code, int left, int top)
{
    for (int y = 0; y < 7; ++y)
        for (int x = 0; x < 7; ++x) {
            const int ring = std::max(std::abs(x - 3), std::abs(y - 3));
            if (code.at(left + x, top + y) != (ring != 2))
                return false;
        }
    return true;
}

} // namespace

class TestQr : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sizes_data();
    void sizes();
    void hasItsFinders();
    void otherTextsAreOtherPictures();
    void correction_data();
    void correction();
    void refuses_data();
    void refuses();
};

void TestQr::sizes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("size");
    QTest::newRow("20 characters go into version 1") << QString(20, u'A') << 21;
    QTest::newRow("21 into version 2") << QString(21, u'A') << 25;
    QTest::newRow("38 into version 2") << QString(38, u'A') << 25;
    QTest::newRow("the code of a typical build") << code(typicalBuild()) << 21;
}

void TestQr::sizes()
{
    QFETCH(QString, text);
    QFETCH(int, size);
    const Result<QrCode> made = qrCode(text);
    VERIFY_OK(made);
    QCOMPARE(made->size, size);
    QCOMPARE(made->modules.size(), static_cast<std::size_t>(size * size));
}

void TestQr::hasItsFinders()
{
    const Result<QrCode> made = qrCode(code(typicalBuild()));
    VERIFY_OK(made);
    const int far = made->size - 7;
    QVERIFY(hasFinder(*made, 0, 0) && hasFinder(*made, far, 0) && hasFinder(*made, 0, far));
    QVERIFY(!hasFinder(*made, far, far));
    QVERIFY(made->at(8, made->size - 8)); // the module that is always dark
}

void TestQr::otherTextsAreOtherPictures()
{
    QCOMPARE(*qrCode(u"BK1-703Q"_s), *qrCode(u"BK1-703Q"_s));
    QVERIFY(!(*qrCode(u"BK1-703Q"_s) == *qrCode(u"BK1-703R"_s)));
}

void TestQr::correction_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("correction");
    QTest::newRow("20 fill version 1") << 20 << medium;
    QTest::newRow("the most with medium") << 3391 << medium;
    QTest::newRow("one more") << 3392 << low;
    QTest::newRow("the most of all") << 4296 << low;
}

void TestQr::correction()
{
    QFETCH(int, length);
    QFETCH(int, correction);
    const Result<QrCode> made = qrCode(QString(length, u'A'));
    VERIFY_OK(made);
    QCOMPARE(correctionOf(*made), correction);
}

void TestQr::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const QString letters
        = u"A QR code of this sort takes digits, capital Latin letters, blanks and $%*+-./: only."_s;
    QTest::newRow("nothing") << QString() << letters;
    QTest::newRow("small letters") << u"bk1"_s << letters;
    QTest::newRow("other letters") << u"ВК1"_s << letters;
    QTest::newRow("an end in the middle") << u"BK1"_s + QChar(0) + u"x"_s << letters;
    QTest::newRow("too long") << QString(4297, u'A')
                              << u"The text is too long for a QR code, which takes 4296 "
                                 u"characters."_s;
}

void TestQr::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    QCOMPARE(qrCode(text).error(), sentence);
}

CONFIGURATOR_TEST_MAIN(TestQr)
#include "tst_qr.moc"

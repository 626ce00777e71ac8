// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/staffpin.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// What a PIN is, that only it fits its hash, and that a spoilt hash costs no time and lets nobody
// in.
class TestStaffPin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void shapes_data();
    void shapes();
    void onlyThePinFits_data();
    void onlyThePinFits();
    void hashesOfOnePinDiffer();
    void theHashNamesItsLimits();
    void hashes_data();
    void hashes();
    void wipes();

private:
    QByteArray m_hash; // of 483920
};

void TestStaffPin::initTestCase()
{
    const Result<QByteArray> hash = hashedPin(u"483920");
    VERIFY_OK(hash);
    m_hash = *hash;
}

void TestStaffPin::shapes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("3 digits") << u"123"_s << false;
    QTest::newRow("4 digits") << u"1234"_s << true;
    QTest::newRow("12 digits") << u"123456789012"_s << true;
    QTest::newRow("13 digits") << u"1234567890123"_s << false;
    QTest::newRow("a letter") << u"12a4"_s << false;
    QTest::newRow("a space") << u"1234 "_s << false;
    QTest::newRow("a sign") << u"-1234"_s << false;
    QTest::newRow("digits of another script") << u"١٢٣٤"_s << false;
}

void TestStaffPin::shapes()
{
    QFETCH(const QString, typed);
    QFETCH(const bool, isPossible);
    QCOMPARE(isPossiblePin(typed), isPossible);
    const Result<QByteArray> hash = hashedPin(typed);
    QCOMPARE(hash.isOk(), isPossible);
    if (!isPossible)
        QCOMPARE(hash.error(), u"A staff PIN has 4 to 12 digits and nothing else."_s);
    else
        QVERIFY(isPin(*hash, typed));
}

void TestStaffPin::onlyThePinFits_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("fits");
    QTest::newRow("the PIN") << u"483920"_s << true;
    QTest::newRow("its beginning") << u"48392"_s << false;
    QTest::newRow("one more digit") << u"4839200"_s << false;
    QTest::newRow("two digits swapped") << u"489320"_s << false;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("letters behind it") << u"483920x"_s << false;
    QTest::newRow("more than the longest") << u"4839204839204839"_s << false;
}

void TestStaffPin::onlyThePinFits()
{
    QFETCH(const QString, typed);
    QFETCH(const bool, fits);
    QCOMPARE(isPin(m_hash, typed), fits);
}

void TestStaffPin::hashesOfOnePinDiffer()
{
    const Result<QByteArray> other = hashedPin(u"483920");
    VERIFY_OK(other);
    QVERIFY(*other != m_hash);
    QVERIFY(isPin(*other, u"483920"));
    QVERIFY(!other->contains("483920"));
}

void TestStaffPin::theHashNamesItsLimits()
{
    QVERIFY2(m_hash.startsWith("$argon2id$v=19$m=65536,t=2,p=1$"), m_hash.constData());
    QVERIFY(isPinHash(m_hash));
}

void TestStaffPin::hashes_data()
{
    QTest::addColumn<QByteArray>("hash");
    const auto changed = [this](const QByteArray &from, const QByteArray &to) {
        QByteArray hash = m_hash;
        return hash.replace(from, to);
    };
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("the PIN itself") << QByteArray("483920");
    QTest::newRow("cut off") << m_hash.chopped(1);
    QTest::newRow("something behind it") << QByteArray(m_hash + "=");
    QTest::newRow("a zero in place of its end") << QByteArray(m_hash.chopped(1) + '\0');
    QTest::newRow("a sign that base64 lacks") << QByteArray(m_hash.chopped(1) + '*');
    QTest::newRow("very long") << QByteArray(m_hash + QByteArray(100'000, 'A'));
    QTest::newRow("hours of passes") << changed("t=2", "t=4000000000");
    QTest::newRow("one pass") << changed("t=2", "t=1");
    QTest::newRow("4 TiB of memory") << changed("m=65536", "m=4294967295");
    QTest::newRow("little memory") << changed("m=65536", "m=8");
    QTest::newRow("another way of hashing") << changed("argon2id", "argon2i");
    QTest::newRow("scrypt") << QByteArray("$7$C6..../....abc$def");
}

void TestStaffPin::hashes()
{
    QFETCH(const QByteArray, hash);
    QVERIFY(!isPinHash(hash));
    QVERIFY(!isPin(hash, u"483920"));
}

void TestStaffPin::wipes()
{
    QString typed = u"4839"_s;
    typed.detach();
    const QChar *kept = typed.constData();
    QString shared = typed; // wiping must not reach into what others hold
    wipe(shared);
    QCOMPARE(shared, QString());
    QCOMPARE(QString(kept, 4), u"4839"_s);
    wipe(typed);
    QVERIFY(typed.isEmpty());
    QByteArray bytes("4839");
    wipe(bytes);
    QVERIFY(bytes.isEmpty());
    wipe(bytes);
    QVERIFY(bytes.isEmpty());
}

CONFIGURATOR_TEST_MAIN(TestStaffPin)
#include "tst_staffpin.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/freenames.h"

#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestFreeNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void freeIds_data();
    void freeIds();
    void freeNames();
};

void TestFreeNames::freeIds_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("id");

    QTest::newRow("free") << u"y"_s << u"y"_s;
    QTest::newRow("taken twice") << u"x"_s << u"x-3"_s;
    QTest::newRow("taken, with a number") << u"x-2"_s << u"x-2-2"_s;
    QTest::newRow("taken, and of the greatest length")
        << QString(64, u'z') << QString(62, u'z') + u"-2"_s;
}

void TestFreeNames::freeIds()
{
    QFETCH(const QString, wanted);
    QFETCH(const QString, id);
    QCOMPARE(freeId(wanted, {u"x"_s, u"x-2"_s, QString(64, u'z')}), id);
}

void TestFreeNames::freeNames()
{
    const QSet<QString> taken {u"X"_s, u"X (2)"_s, u"%1"_s};
    QCOMPARE(freeName(u"x"_s, taken), u"x"_s);
    QCOMPARE(freeName(u"X"_s, taken), u"X (3)"_s);
    QCOMPARE(freeName(u"%1"_s, taken), u"%1 (2)"_s);
}

CONFIGURATOR_TEST_MAIN(TestFreeNames)
#include "tst_freenames.moc"

// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/jsonreader.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// Every fault is kept, once, and named by the way to it.
class TestFaultList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unknownKeys();
    void askingWhetherAKeyIsThereMakesItKnown();
    void nestedFaultsNameTheWay();
    void whatIsNoObjectIsToldOfOnce();
    void everyFaultIsKept();
    void faultListText();
};

void TestFaultList::unknownKeys()
{
    FaultList faults;
    JsonReader reader({{u"name"_s, u"a"_s}, {u"prise"_s, 1}, {u"colour"_s, 2}}, u"f.json"_s,
                      &faults);
    reader.string(u"name");
    reader.optionalInteger(u"price", 0, 9);
    reader.refuseUnknownKeys();
    QCOMPARE(
        faults.sentences(),
        QStringList({u"f.json, field colour: is not known here; the fields are name, price."_s,
                     u"f.json, field prise: is not known here; the fields are name, price."_s}));
}

void TestFaultList::askingWhetherAKeyIsThereMakesItKnown()
{
    FaultList faults;
    JsonReader reader({{u"price"_s, QJsonValue()}}, u"f.json"_s, &faults);
    QVERIFY(!reader.has(u"price"));
    reader.refuseUnknownKeys();
    QVERIFY(faults.isEmpty());
}

void TestFaultList::nestedFaultsNameTheWay()
{
    FaultList faults;
    JsonReader reader({{u"host"_s, QJsonObject {{u"slots"_s, 0}}}}, u"m.json, entry x"_s, &faults);
    JsonReader host = reader.nested(u"host");
    QCOMPARE(host.where(), u"m.json, entry x, host"_s);
    host.integer(u"slots", 1, 64);
    reader.inside(u"port 2"_s, {}).string(u"kind");
    JsonReader(QJsonObject(), QString(), &faults).nested(u"build");
    QCOMPARE(faults.sentences(),
             QStringList({u"m.json, entry x, host, field slots: must be a whole number from 1 to "
                          u"64, but is 0."_s,
                          u"m.json, entry x, port 2, field kind: must be a text, but is missing."_s,
                          u"field build: must be an object in braces, but is missing."_s}));
}

void TestFaultList::whatIsNoObjectIsToldOfOnce()
{
    FaultList faults;
    JsonReader reader({{u"price"_s, 999}}, u"f.json"_s, &faults);
    JsonReader price = reader.nested(u"price");
    QCOMPARE(price.decimal(u"amount", 2, 1, 9), 1);
    price.nested(u"deeper").string(u"date");
    price.refuseUnknownKeys();
    QCOMPARE(faults.sentences(),
             QStringList({u"f.json, field price: must be an object in braces, "
                          u"but is 999."_s}));
}

void TestFaultList::everyFaultIsKept()
{
    FaultList faults;
    JsonReader reader({{u"a"_s, 1}, {u"b"_s, u"x"_s}}, u"f.json"_s, &faults);
    reader.string(u"a");
    reader.integer(u"b", 0, 1);
    reader.boolean(u"b", false);
    reader.string(u"c");
    QCOMPARE(faults.sentences().size(), 4);
}

void TestFaultList::faultListText()
{
    FaultList faults;
    QVERIFY(faults.isEmpty());
    faults.add(u"a.csv, row 3"_s, u"is odd."_s);
    faults.add({}, u"All is lost."_s);
    QVERIFY(!faults.isEmpty());
    QCOMPARE(faults.text(), u"a.csv, row 3: is odd.\nAll is lost."_s);
}

CONFIGURATOR_TEST_MAIN(TestFaultList)
#include "tst_faultlist.moc"

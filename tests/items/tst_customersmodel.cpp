// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/customersmodel.h"
#include "support/customerstore.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

struct Shop
{
    Shop()
    {
        store.add(person(u"Example Robotics LLC"_s, u"Aigul Asanova"_s, u"aigul@example.org"_s));
        store.add(person({}, u"Bakyt Usenov"_s, u"bakyt@example.net"_s));
        store.add(person(u"North Lab"_s, {}));
    }

    CustomerStore store;
    CustomersModel model {store};
    QAbstractItemModelTester tester {&model};
};

QStringList names(const CustomersModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row).data().toString();
    return names;
}

QString text(const CustomersModel &model, int row, int role)
{
    return model.index(row).data(role).toString();
}

} // namespace

class TestCustomersModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isEmptyUntilAsked()
    {
        const Shop f;
        QCOMPARE(f.model.rowCount(), 0);
        QCOMPARE(f.model.rowOf(u"1"_s), -1);
    }

    void finds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("found");
        const QString robotics = u"Example Robotics LLC"_s;
        const QString bakyt = u"Bakyt Usenov"_s;
        QTest::newRow("all") << QString() << QStringList {robotics, bakyt, u"North Lab"_s};
        QTest::newRow("by company") << u"robot"_s << QStringList {robotics};
        QTest::newRow("by person") << u"asan"_s << QStringList {robotics};
        QTest::newRow("by e-mail") << u"@example"_s << QStringList {robotics, bakyt};
        QTest::newRow("by two words") << u"example bakyt"_s << QStringList {bakyt};
        QTest::newRow("nobody") << u"xyz"_s << QStringList();
    }
    void finds()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, found);
        Shop f;
        f.model.find(text);
        QCOMPARE(names(f.model), found);
        QVERIFY(!f.model.hasMore());
    }

    void saysWhoIsWho()
    {
        Shop f;
        f.store.people[0].customer.taxId = u"01234567890123"_s;
        f.store.people[0].customer.address = {u"1 Sample\nAvenue"_s, u"Bishkek"_s};
        f.model.find({});
        QCOMPARE(text(f.model, 0, CustomersModel::IdRole), u"1"_s);
        QCOMPARE(text(f.model, 0, CustomersModel::DetailsRole),
                 u"Aigul Asanova · aigul@example.org · 01234567890123 · 1 Sample Avenue"_s);
        QCOMPARE(text(f.model, 0, Qt::AccessibleTextRole),
                 u"Example Robotics LLC, Aigul Asanova, aigul@example.org, 01234567890123, "
                 "1 Sample Avenue"_s);
        // A person without a company is not named twice.
        QCOMPARE(text(f.model, 1, CustomersModel::DetailsRole), u"bakyt@example.net"_s);
        QCOMPARE(text(f.model, 2, CustomersModel::DetailsRole), QString());
        QCOMPARE(f.model.customer(1).version, 1);
        QCOMPARE(f.model.rowOf(u"3"_s), 2);
    }

    void rowsThatStayAreNotReset()
    {
        Shop f;
        f.model.find({});
        const QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
        const QSignalSpy changed(&f.model, &QAbstractItemModel::dataChanged);
        f.store.people[1].customer.person = u"Bakyt U."_s;
        f.model.refresh();
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(names(f.model).at(1), u"Bakyt U."_s);
        f.store.people.pop_back();
        f.model.refresh();
        QCOMPARE(reset.count(), 1);
        QCOMPARE(f.model.rowCount(), 2);
    }

    void showsAHundredAndSaysThatThereAreMore()
    {
        Shop f;
        for (int i = 0; i < CustomersModel::mostShown; ++i)
            f.store.add(person(u"Shop %1"_s.arg(i), {}));
        f.model.find({});
        QCOMPARE(f.model.rowCount(), CustomersModel::mostShown);
        QVERIFY(f.model.hasMore());
        f.model.find(u"Shop"_s);
        QCOMPARE(f.model.rowCount(), CustomersModel::mostShown);
        QVERIFY(!f.model.hasMore());
    }

    void aStoreThatCantBeReadIsSaid()
    {
        Shop f;
        f.model.find({});
        const QSignalSpy failed(&f.model, &CustomersModel::readFailed);
        f.store.failure = u"The store can't be read."_s;
        f.model.refresh();
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(), f.store.failure);
        QCOMPARE(f.model.rowCount(), 0);
    }

    void countsQuotesOnce_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("count");
        QTest::newRow("none") << QByteArray(R"({"quotes": []})") << 0;
        QTest::newRow("revisions of one")
            << QByteArray(R"({"quotes": [{"id": "a"}, {"id": "a", "revision": 2}]})") << 1;
        QTest::newRow("two") << QByteArray(R"({"quotes": [{"id": "a"}, {"id": "b"}]})") << 2;
        QTest::newRow("without ids") << QByteArray(R"({"quotes": [{}, {}]})") << 2;
        QTest::newRow("no JSON") << QByteArray("none") << 0;
        QTest::newRow("nothing") << QByteArray() << 0;
    }
    void countsQuotesOnce()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const int, count);
        QCOMPARE(quoteCountIn(json), count);
    }
};

CONFIGURATOR_TEST_MAIN(TestCustomersModel)
#include "tst_customersmodel.moc"

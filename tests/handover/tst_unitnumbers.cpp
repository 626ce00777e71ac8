// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "common/jsonreader.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

using Numbers = QMap<QString, int>; // by id

struct Pins
{
    Numbers numbers; // of all that ever were in the catalogue
    QStringList retired; // of those, the ones that left it
};

Pins pinned(const QString &kind)
{
    const auto file = readFile(u"" SOURCE_DIR "/tests/cases/buildcodes.json"_s, 1'000'000);
    const QJsonObject object = parseJsonObject(*file, u"buildcodes.json"_s).value();
    Pins pins;
    const QJsonObject numbers = object[kind].toObject();
    for (auto it = numbers.begin(); it != numbers.end(); ++it)
        pins.numbers.insert(it.key(), it.value().toInt());
    const QJsonArray retired = object[u"retired"].toObject()[kind].toArray();
    for (const QJsonValue &id : retired)
        pins.retired.append(id.toString());
    return pins;
}

template <typename T>
Numbers numbersOf(const std::vector<T> &entries)
{
    Numbers numbers;
    for (const T &entry : entries)
        numbers.insert(entry.id, entry.code);
    return numbers;
}

// What would make codes on paper open as something else, or not at all.
QStringList faults(const Pins &pins, const Numbers &now)
{
    QStringList faults;
    QHash<int, QString> owners;
    for (const auto &[id, number] : pins.numbers.asKeyValueRange()) {
        if (owners.contains(number))
            faults.append(u"%1 and %2 share %3"_s.arg(owners[number], id).arg(number));
        owners.insert(number, id);
        if (!now.contains(id) && !pins.retired.contains(id))
            faults.append(
                u"%1 left the catalogue, but is not in the list of the retired"_s.arg(id));
    }
    for (const auto &[id, number] : now.asKeyValueRange()) {
        if (!pins.numbers.contains(id))
            faults.append(u"%1 is new: pin its number"_s.arg(id));
        else if (pins.numbers[id] != number)
            faults.append(u"%1 was %2, but is %3"_s.arg(id).arg(pins.numbers[id]).arg(number));
        if (number < 1)
            faults.append(u"%1 has no number"_s.arg(id));
        else if (owners.value(number, id) != id)
            faults.append(u"%1 has the number of %2"_s.arg(id, owners[number]));
    }
    return faults;
}

} // namespace

// A number belongs to one unit for ever.
class TestUnitNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCatalogueKeepsItsNumbers();
    void whatIsFound_data();
    void whatIsFound();
};

void TestUnitNumbers::theCatalogueKeepsItsNumbers()
{
    const LoadedCatalogue loaded = loadCatalogue(u"" SOURCE_DIR "/resources/catalogue"_s);
    QCOMPARE(loaded.faults, QStringList());
    const Pins units = pinned(u"units"_s);
    const Pins models = pinned(u"models"_s);
    QVERIFY(units.numbers.size() >= 150 && models.numbers.size() >= 92);
    QCOMPARE(faults(units, numbersOf(loaded.catalogue.units())), QStringList());
    QCOMPARE(faults(models, numbersOf(loaded.catalogue.models())), QStringList());
}

void TestUnitNumbers::whatIsFound_data()
{
    QTest::addColumn<Numbers>("now");
    QTest::addColumn<QStringList>("retired");
    QTest::addColumn<QStringList>("found");
    const Numbers same {{u"a"_s, 1}, {u"b"_s, 2}};
    QTest::newRow("nothing changed") << same << QStringList() << QStringList();
    QTest::newRow("retired") << Numbers {{u"a"_s, 1}} << QStringList(u"b"_s) << QStringList();
    QTest::newRow("left without being kept")
        << Numbers {{u"a"_s, 1}} << QStringList()
        << QStringList(u"b left the catalogue, but is not in the list of the retired"_s);
    QTest::newRow("changed") << Numbers {{u"a"_s, 1}, {u"b"_s, 3}} << QStringList()
                             << QStringList(u"b was 2, but is 3"_s);
    QTest::newRow("lost") << Numbers {{u"a"_s, 1}, {u"b"_s, 0}} << QStringList()
                          << QStringList({u"b was 2, but is 0"_s, u"b has no number"_s});
    QTest::newRow("new") << Numbers {{u"a"_s, 1}, {u"b"_s, 2}, {u"c"_s, 3}} << QStringList()
                         << QStringList(u"c is new: pin its number"_s);
    QTest::newRow("the number of a retired one given away")
        << Numbers {{u"a"_s, 1}, {u"c"_s, 2}} << QStringList(u"b"_s)
        << QStringList({u"c is new: pin its number"_s, u"c has the number of b"_s});
}

void TestUnitNumbers::whatIsFound()
{
    QFETCH(Numbers, now);
    QFETCH(QStringList, retired);
    QFETCH(QStringList, found);
    QCOMPARE(faults({{{u"a"_s, 1}, {u"b"_s, 2}}, retired}, now), found);
}

CONFIGURATOR_TEST_MAIN(TestUnitNumbers)
#include "tst_unitnumbers.moc"

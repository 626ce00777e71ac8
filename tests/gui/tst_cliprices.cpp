// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/program.h"
#include "support/testmain.h"

#include <QJsonArray>

using namespace configurator::test;
using namespace Qt::StringLiterals;

// A supplier's list against the catalogue, from the command line: shown, decided, kept. Each test
// has a data folder of its own, and the small catalogue.
class TestCliPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsAndWritesNothing();
    void keepsAllOrNothing();
    void theSecondImportChangesNothing();
    void theLastListIsTakenBack();
    void aDecisionIsAskedOnce();
    void aSuppliersColumnsAreRemembered();
    void aMappingFileIsRead();
    void jumpsHaveALimit();
    void textForPeople();
    void badInputIsRefused_data();
    void badInputIsRefused();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString list(const QByteArray &content) const
    {
        return write(path(u"list.csv"_s), content);
    }
    // prices import with these words, and the test's own store.
    [[nodiscard]] Ran call(const QStringList &words) const;
    [[nodiscard]] QJsonObject answer(const QStringList &words) const
    {
        return call(words + QStringList {u"--json"_s}).json();
    }
    [[nodiscard]] bool isStored() const { return QFile::exists(path(u"store.sqlite"_s)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

// "gpu-32 199900>189900", one a change; -1: on request.
QStringList changesOf(const QJsonObject &json)
{
    QStringList texts;
    for (const QJsonValue change : json["changes"_L1].toArray())
        texts.append(u"%1 %2>%3"_s.arg(change["sku"_L1].toString())
                         .arg(change["old_minor"_L1].toInteger(-1))
                         .arg(change["new_minor"_L1].toInteger(-1)));
    return texts;
}

} // namespace

void TestCliPrices::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

Ran TestCliPrices::call(const QStringList &words) const
{
    return run(
        QStringList {u"prices"_s, u"import"_s} + words
        + QStringList {u"--store"_s, path(u"store.sqlite"_s), u"--catalogue"_s, smallCatalogue()});
}

void TestCliPrices::showsAndWritesNothing()
{
    const QString file = list("SKU;EAN;Price\ngpu-32;036000291452;1234.50\ngpu-x;;1\n"
                              "gpu-80;036000291458;1e3\ntower-4;;2890.00\n");
    const Ran ran = call({file, u"--json"_s});
    VERIFY_CODE(ran, 1);
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
    const QJsonObject json = ran.json();
    QCOMPARE(json.keys(),
             QStringList({u"applied"_s, u"changes"_s, u"currency"_s, u"decision_needed"_s,
                          u"file"_s, u"jumps"_s, u"mapping"_s, u"missing_skus"_s, u"notes"_s,
                          u"rejected"_s, u"unchanged"_s, u"unknown_skus"_s, u"warnings"_s}));
    QCOMPARE(changesOf(json), QStringList {u"gpu-32 199900>123450"_s});
    QCOMPARE(json["applied"_L1], QJsonValue(false));
    QCOMPARE(json["currency"_L1], QJsonValue(u"USD"_s));
    QCOMPARE(json["unchanged"_L1], QJsonValue(1));
    QCOMPARE(json["unknown_skus"_L1], QJsonValue(QJsonArray {u"gpu-x"_s}));
    QCOMPARE(json["missing_skus"_L1],
             QJsonValue(QJsonArray {u"gpu-24"_s, u"server-8"_s, u"bridge-24"_s, u"ib-switch"_s}));
    const QJsonObject rejected {
        {u"sheet"_s, QJsonValue::Null},
        {u"row"_s, 4},
        {u"field"_s, u"price"_s},
        {u"text"_s, u"must be a price in digits, like 1999.00, but is “1e3”."_s}}; // Q08
    QCOMPARE(json["rejected"_L1], QJsonValue(QJsonArray {rejected}));
    QCOMPARE(json["warnings"_L1][0]["field"_L1], QJsonValue(u"gtin"_s)); // B164
    QVERIFY(!isStored());
}

// B152: one row that can't be taken, and not even the sound ones are.
void TestCliPrices::keepsAllOrNothing()
{
    const QString bad = list("sku;price\ngpu-32;1.50\ngpu-80;x\n");
    const Ran ran = call({bad, u"--apply"_s, u"--json"_s});
    VERIFY_CODE(ran, 1);
    QCOMPARE(ran.json()["applied"_L1], QJsonValue(false));
    QVERIFY(!isStored());
    const QString good = list("sku;price\ngpu-32;1.50\ngpu-80;25000\n");
    const Ran kept = call({good, u"--apply"_s, u"--json"_s});
    VERIFY_CODE(kept, 0);
    QCOMPARE(kept.json()["applied"_L1], QJsonValue(true));
    QCOMPARE(changesOf(kept.json()), QStringList({u"gpu-32 199900>150"_s, u"gpu-80 -1>2500000"_s}));
    // What was refused before has left nothing behind, and what was kept counts now.
    QCOMPARE(changesOf(answer({list("sku;price\ngpu-32;2.50\n")})),
             QStringList {u"gpu-32 150>250"_s});
}

void TestCliPrices::theSecondImportChangesNothing()
{
    const QString file = list("sku;price\ngpu-32;1899,50\ngpu-80;25.000,00\n");
    QCOMPARE(changesOf(answer({file, u"--apply"_s})).size(), 2);
    const Ran again = call({file, u"--apply"_s, u"--json"_s});
    VERIFY_CODE(again, 0);
    QVERIFY(changesOf(again.json()).isEmpty());
    QCOMPARE(again.json()["unchanged"_L1], QJsonValue(2));
}

void TestCliPrices::theLastListIsTakenBack()
{
    const QStringList undo {u"prices"_s, u"undo"_s, u"--store"_s, path(u"store.sqlite"_s)};
    VERIFY_CODE(run(undo), 2);
    QVERIFY(!isStored());
    const QString file = list("sku;price\ngpu-32;1899,50\n");
    QCOMPARE(changesOf(answer({file, u"--apply"_s})).size(), 1);
    const Ran undone = run(undo + QStringList {u"--json"_s});
    VERIFY_CODE(undone, 0);
    QCOMPARE(undone.json()["file"_L1], QJsonValue(u"list.csv"_s));
    QCOMPARE(undone.json()["units"_L1], QJsonValue(1));
    QCOMPARE(changesOf(answer({file})).size(), 1);
    VERIFY_CODE(run(undo), 2);
}

// B131: asked once for the column, with both readings.
void TestCliPrices::aDecisionIsAskedOnce()
{
    const QString file = list("sku;price\ngpu-32;3.350\ngpu-24;2.100\n");
    const Ran ran = call({file, u"--apply"_s, u"--json"_s});
    VERIFY_CODE(ran, 1);
    const QJsonObject decision = ran.json()["decision_needed"_L1].toObject();
    QCOMPARE(decision["about"_L1], QJsonValue(u"decimal"_s));
    QCOMPARE(decision["samples"_L1][0]["text"_L1], QJsonValue(u"3.350"_s));
    QCOMPARE(decision["samples"_L1][0]["as_point_minor"_L1], QJsonValue(335));
    QCOMPARE(decision["samples"_L1][0]["as_comma_minor"_L1], QJsonValue(335000));
    QVERIFY(changesOf(ran.json()).isEmpty());
    QVERIFY(!isStored());
    const QJsonObject comma = answer({file, u"--decimal"_s, u"comma"_s});
    QCOMPARE(comma["decision_needed"_L1], QJsonValue(QJsonValue::Null));
    QCOMPARE(changesOf(comma), QStringList({u"gpu-32 199900>335000"_s, u"gpu-24 149900>210000"_s}));
    QCOMPARE(changesOf(answer({file, u"--decimal"_s, u"point"_s})),
             QStringList({u"gpu-32 199900>335"_s, u"gpu-24 149900>210"_s}));
}

void TestCliPrices::aSuppliersColumnsAreRemembered()
{
    const QStringList acme {u"--map"_s, u"acme"_s};
    const QJsonObject first = answer(
        QStringList {list("Artikel;VK\ngpu-32;3.350\n"), u"--apply"_s, u"--decimal"_s, u"comma"_s}
        + acme);
    QCOMPARE(first["applied"_L1], QJsonValue(true));
    QCOMPARE(first["notes"_L1][0],
             QJsonValue(u"No mapping of “acme” is remembered yet. --apply remembers this one."_s));
    // Another column of prices, and nothing that tells the decimal mark: both are known by now.
    const QString next = list("Price;VK;Artikel\n1;4.100;gpu-32\n");
    const QJsonObject second = answer(QStringList {next} + acme);
    QCOMPARE(changesOf(second), QStringList {u"gpu-32 335000>410000"_s});
    QVERIFY(second["notes"_L1].toArray().isEmpty());
    QCOMPARE(answer({next})["decision_needed"_L1]["about"_L1], QJsonValue(u"column"_s));
}

void TestCliPrices::aMappingFileIsRead()
{
    const QString mapping = write(path(u"acme.json"_s),
                                  R"({"version": 1, "sku": 1, "price": 2, "header_row": 0,
        "delimiter": ",", "encoding": "windows-1252", "decimal": "point"})");
    const QString file = list("gpu-32,3.350\n");
    QCOMPARE(changesOf(answer({file, u"--map"_s, mapping})), QStringList {u"gpu-32 199900>335"_s});
    verifyRefused(call({file}), {u"list.csv has no row with the names of the columns"_s});
    const QString bad = write(path(u"bad.json"_s), R"({"version": 1, "prise": 2})");
    verifyRefused(call({file, u"--map"_s, bad}), {u"bad.json, field prise: is not known here"_s});
}

void TestCliPrices::jumpsHaveALimit()
{
    const QString file = list("sku;price\ngpu-32;2598.71\ngpu-24;1500.00\n");
    QCOMPARE(answer({file})["jumps"_L1], QJsonValue(QJsonArray {u"gpu-32"_s}));
    QCOMPARE(answer({file})["changes"_L1][0]["percent_tenths"_L1], QJsonValue(300));
    QCOMPARE(answer({file, u"--jump"_s, u"40"_s})["jumps"_L1], QJsonValue(QJsonArray {}));
}

void TestCliPrices::textForPeople()
{
    const QString file = list("sku;price\ngpu-32;1899.50\ngpu-80;25000\ngpu-x;1\ntower-4;2890\n");
    const QByteArray shown = call({file}).out;
    for (const char *part :
         {"Changes\n  gpu-32  $1,999.00   →  $1,899.50   -5.0 %\n", "on request",
          "In the file only; nothing is done with them\n  gpu-x\n", "Unchanged: 1\n",
          "Nothing is written yet. With --apply the prices are kept."})
        QVERIFY2(shown.contains(part), shown.constData());
    const QByteArray kept = call({file, u"--apply"_s}).out;
    QVERIFY2(kept.contains("The changes count from today."), kept.constData());
    const QByteArray asked = call({list("sku;price\ngpu-32;3.350\n")}).out;
    QVERIFY2(asked.contains("  as in the file  --decimal point  --decimal comma\n"
                            "  3.350           $3.35            $3,350.00\n"),
             asked.constData());
    const QByteArray rejected = call({list("sku;price\ngpu-32;?\n")}).out;
    QVERIFY2(rejected.contains("Rows that can't be taken\n  list.csv, row 2, price: must be"),
             rejected.constData());
}

void TestCliPrices::badInputIsRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &content, const QStringList &options,
                        const QString &says) { QTest::newRow(name) << content << options << says; };
    const QByteArray sound = "sku;price\ngpu-32;1\n";
    row("empty", "", {}, u"list.csv is empty."_s);
    row("no text", QByteArray(40, '\0'), {}, u"list.csv is not a text file."_s);
    row("half a workbook", "PK\x03\x04", {}, u"list.csv is damaged"_s);
    row("B136 one column", "sku\na\n", {}, u"list.csv has one column only"_s);
    row("an open quote", "sku;price\n\"gpu-32;1\n", {}, u"list.csv, row 2: a quote"_s);
    row("a decimal mark that is none", sound, {u"--decimal"_s, u"dot"_s},
        u"--decimal: “dot” is no decimal mark. Write point or comma."_s);
    row("a jump that is none", sound, {u"--jump"_s, u"x"_s},
        u"--jump: “x” is not a whole number"_s);
    row("a sheet of a text", sound, {u"--sheet"_s, u"A"_s}, u"list.csv has no sheets"_s);
    row("a mapping that isn't there", sound, {u"--map"_s, u"/nowhere/acme.json"_s},
        u"does not exist"_s);
}

void TestCliPrices::badInputIsRefused()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QStringList, options);
    QFETCH(const QString, says);
    verifyRefused(call(QStringList {list(content), u"--apply"_s} + options), {says});
    verifyRefused(call({path(u"none.csv"_s)}), {u"none.csv does not exist"_s});
    QVERIFY(!isStored());
}

CONFIGURATOR_TEST_MAIN(TestCliPrices)
#include "tst_cliprices.moc"
